import { lineAt } from './sources.mjs'

const documents = ['docs/rules.md', 'docs/behaviour.md']
/** Texts that are not in the repository, and may therefore not be cited. */
const absent = /\bthe spec(?:ification)?\b|\bthe contract, sections?\b|\bsections? [\d., and]+ of the contract\b/gi

/** The headings of a document, without their numbers. @param {string} text */
const headingsOf = (text) =>
  [...text.matchAll(/^#{1,6} +(?:\d+(?:\.\d+)*\.? +)?(.+?) *$/gm)].map((match) => match[1] ?? '')

/**
 * Citations (`docs/rules.md#Climbing`) whose heading does not exist, and citations of a text that the repository does not hold.
 * @param {readonly import('./sources.mjs').Source[]} sources
 * @returns {string[]}
 */
export function badCitations(sources) {
  const headings = new Map(
    documents.map((path) => [path, headingsOf(sources.find((source) => source.path === path)?.text ?? '')]),
  )
  return sources.flatMap(({ path, text }) => {
    const unknown = [...text.matchAll(/(docs\/\w+\.md)#([^\n]*)/g)].filter(([, document = '', rest = '']) => {
      const known = headings.get(document)
      return (
        known &&
        !known.some((heading) => rest.startsWith(heading) && /^(?:$|[),;.:'"`]| \*\/)/.test(rest.slice(heading.length)))
      )
    })
    return [
      ...unknown.map((match) => `${path}:${lineAt(text, match.index)} no heading for ${match[0].slice(0, 80)}`),
      ...[...text.matchAll(absent)].map(
        (match) => `${path}:${lineAt(text, match.index)} cites "${match[0]}", which is not in the repository`,
      ),
    ]
  })
}
