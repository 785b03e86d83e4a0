import { analyse } from 'scslre'
import ts from 'typescript'
import { isCode, isTest, lineAt } from './sources.mjs'

/** The regular expression literals of a file, with their positions. @param {string} path @param {string} text */
function expressionsIn(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  /** @type {{ literal: string, index: number }[]} */
  const found = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ literal: node.text, index: node.end - node.text.length })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/**
 * Finds regular expressions of the product that take exponential time on malicious texts, because of nested repetitions. Finds neither
 * expressions built at run time nor alternatives with a common beginning.
 * @param {readonly import('./sources.mjs').Source[]} sources @returns {string[]} one line per expression
 */
export const explodingExpressions = (sources) =>
  sources
    .filter(({ path }) => isCode(path) && !isTest(path) && !path.startsWith('scripts/'))
    .flatMap(({ path, text }) =>
      expressionsIn(path, text).flatMap(({ literal, index }) => {
        const end = literal.lastIndexOf('/')
        const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) })
        const exploding = reports.find(({ exponential }) => exponential)
        return exploding
          ? [
              `${path}:${lineAt(text, index)} ${literal} takes exponential time for ${exploding.character.pick} many times`,
            ]
          : []
      }),
    )
