import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dependenciesAreCurrent } from './install.mjs'

/** @type {string} */
let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trinchera-install-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const locked = {
  '': { version: '0.1.0' },
  rules: { version: '0.1.0' },
  'node_modules/@trinchera/rules': { link: true },
  'node_modules/fastify': { version: '5.12.8' },
  'node_modules/@img/sharp-win32-x64': { version: '0.35.5', optional: true },
}

/** @param {object | null} installed npm's list of installed packages */
function current(installed) {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }))
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  if (installed) writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  return dependenciesAreCurrent(root)
}

it.each([
  ['nothing was installed', null, false],
  ['a package is missing', {}, false],
  ['a package is older than the lock file', { 'node_modules/fastify': { version: '5.12.7' } }, false],
  ['all is there but another system’s binary', { 'node_modules/fastify': { version: '5.12.8' } }, true],
  [
    'that binary is older',
    { 'node_modules/fastify': { version: '5.12.8' }, 'node_modules/@img/sharp-win32-x64': { version: '0.35.4' } },
    false,
  ],
])('%s', (_, installed, expected) => {
  expect(current(installed)).toBe(expected)
})
