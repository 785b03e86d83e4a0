import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/places.mjs'
import { lineAt } from './sources.mjs'

const document = 'docs/security.md'

/**
 * Finds rows of the threat model (the Markdown table) that name no test, or a test that does not exist.
 * @param {readonly import('./sources.mjs').Source[]} sources
 * @param {(path: string) => boolean} [exists] true if a file with this path exists
 * @returns {string[]} one line per row
 */
export function untestedThreats(sources, exists = (path) => existsSync(join(root, path))) {
  const text = sources.find(({ path }) => path === document)?.text
  if (text === undefined) return [`${document} is missing`]
  return [...text.matchAll(/^\|(?! *-)(?! *attack)(.+)\|$/gm)].flatMap((row) => {
    const tests = [...(row[1] ?? '').matchAll(/`([\w./-]+\.test\.(?:ts|tsx|mjs))`/g)].map((match) => match[1] ?? '')
    const at = `${document}:${lineAt(text, row.index)}`
    if (tests.length === 0) return [`${at} names no test`]
    return tests.filter((test) => !exists(test)).map((test) => `${at} names ${test}, which does not exist`)
  })
}
