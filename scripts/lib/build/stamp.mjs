import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const skippedFolders = new Set(['node_modules', 'dist', '.cache', 'coverage', 'testing'])
const isTest = /\.test\.[cm]?[jt]sx?$/

/** Every file below a path that can affect a build, so no tests. @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !skippedFolders.has(entry.name) : !isTest.test(entry.name)))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .sort()
}

/**
 * The files that a build from these inputs may read, by their paths below the root.
 * @param {string} root
 * @param {readonly string[]} inputs below the root
 */
export const inputFiles = (root, inputs) =>
  inputs.flatMap((input) => filesBelow(join(root, input))).map((file) => relative(root, file))

/**
 * A hash of the names and contents of files, independent of their timestamps, so that a fresh checkout has the same.
 * @param {string} root
 * @param {readonly string[]} inputs below the root
 */
export function hashOf(root, inputs) {
  const hash = createHash('sha256')
  for (const file of inputFiles(root, inputs)) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * The hash of the sources a target was built from. Stored in the output folder, so that deleting the output deletes it too.
 * @param {string} file
 */
export function buildStamp(file) {
  return {
    /** @param {string} hash */
    matches: (hash) => existsSync(file) && readFileSync(file, 'utf8') === hash,
    /** Called before a build, so that an interrupted build counts as stale. */
    clear: () => rmSync(file, { force: true }),
    /** @param {string} hash */
    write(hash) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, hash)
    },
  }
}
