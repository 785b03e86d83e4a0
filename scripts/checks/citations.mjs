import { lineAt } from './sources.mjs'

/** True for documents whose headings may be cited in comments, like `docs/rules.md#Climbing`. @param {string} path */
const isCited = (path) => path === 'docs/rules.md' || path.startsWith('docs/behaviour')
/** Mentions of documents that are not in the repository and therefore must not be cited. */
const absent = /\bthe spec(?:ification)?\b|\bthe contract, sections?\b|\bsections? [\d., and]+ of the contract\b/gi

/** The headings of a document, without their numbers. @param {string} text */
const headingsOf = (text) =>
  [...text.matchAll(/^#{1,6} +(?:\d+(?:\.\d+)*\.? +)?(.+?) *$/gm)].map((match) => match[1] ?? '')

/** Matches a heading after the `#` of a citation. In a comment, the heading may continue on the next line. @param {string} heading */
const cited = (heading) =>
  new RegExp(
    `^${heading.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`(?: |\n\s*(?:\*|//) *)`)}(?:$|\n|[),;.:'"\`]| \\*/)`,
  )

/**
 * Finds citations (`docs/rules.md#Climbing`) of headings that do not exist, and mentions of documents that are not in the repository.
 * @param {readonly import('./sources.mjs').Source[]} sources
 * @returns {string[]} one line per citation
 */
export function badCitations(sources) {
  const headings = new Map(
    sources.filter(({ path }) => isCited(path)).map(({ path, text }) => [path, headingsOf(text).map(cited)]),
  )
  return sources.flatMap(({ path, text }) => {
    const unknown = [...text.matchAll(/(docs\/[\w/-]+\.md)#/g)].filter((match) => {
      const path = match[1] ?? ''
      const rest = text.slice(match.index + match[0].length)
      return isCited(path) && !headings.get(path)?.some((heading) => heading.test(rest))
    })
    return [
      ...unknown.map(
        (match) =>
          `${path}:${lineAt(text, match.index)} no heading for ${text.slice(match.index).split('\n', 1)[0]?.slice(0, 80)}`,
      ),
      ...[...text.matchAll(absent)].map(
        (match) => `${path}:${lineAt(text, match.index)} cites "${match[0]}", which is not in the repository`,
      ),
    ]
  })
}
