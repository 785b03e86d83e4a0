import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { longestSocketPath, socketPath } from './socket-path.mjs'

const base = mkdtempSync(join(tmpdir(), 'trinchera-socket-'))
/** @type {string[]} */
const made = [base]
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const name = 'redis/redis.sock'
/** A data directory whose socket has a path of so many bytes. @param {number} bytes */
const dataDirFor = (bytes) => join(base, 'x'.repeat(bytes - Buffer.byteLength(join(base, name)) - 1))

/** @param {string} dataDir */
function pathIn(dataDir) {
  const path = socketPath(dataDir, name)
  made.push(dirname(path))
  return path
}

it('stands in DATA_DIR up to the longest path that a socket can have', () => {
  const dataDir = dataDirFor(longestSocketPath)
  expect(pathIn(dataDir)).toBe(join(dataDir, name))
  expect(Buffer.byteLength(pathIn(dataDir))).toBe(longestSocketPath)
})

it('stands elsewhere past it, always in the same place, which is its owner’s alone', () => {
  const dataDir = dataDirFor(longestSocketPath + 1)
  const path = pathIn(dataDir)
  expect(path.startsWith(dataDir)).toBe(false)
  expect(Buffer.byteLength(path)).toBeLessThanOrEqual(longestSocketPath)
  expect(pathIn(dataDir)).toBe(path)
  expect(statSync(dirname(path)).mode & 0o077).toBe(0)
})

it('counts bytes, not letters', () => {
  const dataDir = join(dataDirFor(longestSocketPath - 10), 'ññññññ')
  expect(pathIn(dataDir).startsWith(dataDir)).toBe(false)
})

it('is another for another data directory', () => {
  const long = dataDirFor(longestSocketPath + 5)
  expect(pathIn(`${long}a`)).not.toBe(pathIn(`${long}b`))
})
