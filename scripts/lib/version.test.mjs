import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './places.mjs'

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8')
/** @param {string} folder @returns {string} */
const versionOf = (folder) => JSON.parse(read(join(folder, 'package.json'))).version

it('all packages have the version of the newest release in the changelog', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+) /m.exec(read('CHANGELOG.md')) ?? []
  /** @type {string[]} */
  const folders = JSON.parse(read('package.json')).workspaces
  expect(new Set([versionOf('.'), ...folders.map(versionOf)])).toEqual(new Set([newest]))
})
