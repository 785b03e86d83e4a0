import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** @typedef {{ path: string, text: string }} Source `path` relative to the project's root, with `/` */

const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'data', 'public'])
const readable = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.css', '.html', '.md', '.json', '.yml'])

/** The sources and documents below a folder, except `skippedFolders`. @param {string} root @param {string} folder @returns {Source[]} */
function sourcesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory())
      return skippedFolders.has(entry.name) || entry.name.startsWith('.') ? [] : sourcesBelow(root, path)
    return readable.has(extname(path)) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []
  })
}

/**
 * All sources and documents of the project except scripts/checks, because the tests there contain forbidden code on purpose.
 * @param {string} root
 */
export const readSources = (root) => sourcesBelow(root, '').filter(({ path }) => !path.startsWith('scripts/checks/'))

/** True for tests and for files in folders that exist only for tests. @param {string} path */
export const isTest = (path) =>
  /\.test\.[cm]?[jt]sx?$|^((assistant|server|worker)\/)?testing\/|^(e2e|bench)\//.test(path)

/** @param {string} path */
export const isCode = (path) => /\.([cm]?[jt]s|tsx)$/.test(path)

/** The line number of a position in a text, from 1. @param {string} text @param {number} index */
export const lineAt = (text, index) => text.slice(0, index).split('\n').length
