import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { maxSocketPathBytes, socketPath } from './socket-path.mjs'

const base = mkdtempSync(join(tmpdir(), 'trinchera-socket-'))
/** @type {string[]} */
const made = [base]
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const name = 'redis/redis.sock'
/** A data directory for which the socket's path has a length of `bytes`. @param {number} bytes */
const dataDirFor = (bytes) => join(base, 'x'.repeat(bytes - Buffer.byteLength(join(base, name)) - 1))

/** @param {string} dataDir */
function pathIn(dataDir) {
  const path = socketPath(dataDir, name)
  made.push(dirname(path))
  return path
}

it('is in DATA_DIR up to the length limit', () => {
  const dataDir = dataDirFor(maxSocketPathBytes)
  expect(pathIn(dataDir)).toBe(join(dataDir, name))
  expect(Buffer.byteLength(pathIn(dataDir))).toBe(maxSocketPathBytes)
})

it('is a stable path in a private folder beyond the limit', () => {
  const dataDir = dataDirFor(maxSocketPathBytes + 1)
  const path = pathIn(dataDir)
  expect(path.startsWith(dataDir)).toBe(false)
  expect(Buffer.byteLength(path)).toBeLessThanOrEqual(maxSocketPathBytes)
  expect(pathIn(dataDir)).toBe(path)
  expect(statSync(dirname(path)).mode & 0o077).toBe(0)
})

it('counts bytes, not letters', () => {
  const dataDir = join(dataDirFor(maxSocketPathBytes - 10), 'ññññññ')
  expect(pathIn(dataDir).startsWith(dataDir)).toBe(false)
})

it('differs between data directories', () => {
  const long = dataDirFor(maxSocketPathBytes + 5)
  expect(pathIn(`${long}a`)).not.toBe(pathIn(`${long}b`))
})
