import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { formerAssets } from '../../lib/build/publish.mjs'
import { scriptProblems } from './scripts.mjs'
import { styleSheetProblems } from './style-sheets.mjs'

/** @typedef {import('../sources.mjs').Source} Source */
/** @typedef {{ what: string, file?: string, why: string }} Allowed a feature that may be used, in files whose names begin with `file` */

const checks = { '.js': scriptProblems, '.css': styleSheetProblems }

/**
 * The scripts and style sheets of the built web, except those of builds before it, and those in folders whose names begin with a dot, which
 * are not served.
 * @param {string} root
 * @returns {Source[]}
 */
export function readBuiltWeb(root) {
  const dist = join(root, 'web/dist')
  const former = formerAssets(dist)
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name) && !entry.parentPath.includes('/.'))
    .filter(({ name }) => !(name in former))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
}

/**
 * Finds features in the built web that a supported browser lacks. Leaves out features that the code tests for, that have a fallback, or
 * that are in `allowed`. Also finds entries of `allowed` that are not needed.
 * @param {readonly Source[]} sources
 * @param {import('./support.mjs').Browsers} browsers
 * @param {readonly Allowed[]} allowed
 * @returns {string[]} one line per problem
 */
export function browserProblems(sources, browsers, allowed) {
  const used = new Set()
  const problems = Object.entries(checks).flatMap(([ending, check]) => {
    const problemsOf = check(browsers)
    return sources
      .filter(({ path }) => path.endsWith(ending))
      .flatMap(({ path, text }) =>
        problemsOf(text).flatMap(({ index, what, without }) => {
          const reason = allowed.find(
            (one) =>
              (what === one.what || what.startsWith(`${one.what}: `)) && basename(path).startsWith(one.file ?? ''),
          )
          if (reason) used.add(reason)
          const around = text.slice(Math.max(0, index - 60), index + 60).replaceAll(/\s+/g, ' ')
          return reason ? [] : [`${path} ${what}: not in ${without.join(', ')}: …${around}…`]
        }),
      )
  })
  const unused = allowed
    .filter((one) => !used.has(one))
    .map(({ what }) => `scripts/checks/browsers/allowed.json: nobody uses ${what}`)
  return [...problems, ...unused]
}
