import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const skippedFolders = new Set(['node_modules', 'dist', '.cache', 'coverage'])
const isTest = /\.test\.[cm]?[jt]sx?$/

/** Every file below a path that can change what is built of it: tests cannot. @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !skippedFolders.has(entry.name) : !isTest.test(entry.name)))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .sort()
}

/**
 * A hash of the content of files and folders: the same on every machine and after every checkout, whatever the times of the files say.
 * @param {string} root
 * @param {readonly string[]} inputs below the root
 */
export function hashOf(root, inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesBelow(join(root, input)))) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Says of what a target was built. It stands among what was built, so that one does not outlive the other.
 * @param {string} file
 */
export function stampAt(file) {
  return {
    /** @param {string} hash */
    matches: (hash) => existsSync(file) && readFileSync(file, 'utf8') === hash,
    /** While building there is none: a build cut short is a build to do again. */
    clear: () => rmSync(file, { force: true }),
    /** @param {string} hash */
    write(hash) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, hash)
    },
  }
}
