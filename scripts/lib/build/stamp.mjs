import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const skippedFolders = new Set(['node_modules', 'dist', '.cache', 'coverage', 'testing'])
const isTest = /\.test\.[cm]?[jt]sx?$/

/** The files at or below a path that can affect a build; tests cannot. @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !skippedFolders.has(entry.name) : !isTest.test(entry.name)))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .sort()
}

/**
 * The files that a build with these inputs may read, relative to the root.
 * @param {string} root
 * @param {readonly string[]} inputs files and folders, relative to the root
 */
export const inputFiles = (root, inputs) =>
  inputs.flatMap((input) => filesBelow(join(root, input))).map((file) => relative(root, file))

/**
 * A hash of the names and contents of all files of the inputs. Timestamps do not affect it, so that a fresh checkout has the same hash.
 * @param {string} root
 * @param {readonly string[]} inputs files and folders, relative to the root
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
 * Remembers, in a file, the hash of the sources from which a target was built. The file is in the target's output folder, so that it is
 * deleted together with the output.
 * @param {string} file
 */
export function buildStamp(file) {
  return {
    /** @param {string} hash */
    matches: (hash) => existsSync(file) && readFileSync(file, 'utf8') === hash,
    /** To be called before a build, so that the target counts as stale if the build is interrupted. */
    clear: () => rmSync(file, { force: true }),
    /** @param {string} hash */
    write(hash) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, hash)
    },
  }
}
