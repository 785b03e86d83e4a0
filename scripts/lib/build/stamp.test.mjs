import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildStale } from './build-stale.mjs'
import { hashOf } from './stamp.mjs'

/** @type {string} */
let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trinchera-stamp-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** @param {string} file @param {string} [content] */
function write(file, content = file) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

describe('the hash of the sources', () => {
  const hash = () => hashOf(root, ['rules', 'package-lock.json'])
  beforeEach(() => write('rules/ladder.ts'))

  it('ignores timestamps', () => {
    const before = hash()
    utimesSync(join(root, 'rules/ladder.ts'), 1, 1)
    expect(hash()).toBe(before)
  })

  it.each([
    ['another content', () => write('rules/ladder.ts', 'other')],
    ['a new file', () => write('rules/deep/limits.ts')],
    ['a renamed file', () => renameSync(join(root, 'rules/ladder.ts'), join(root, 'rules/scale.ts'))],
    ['a lock file where there was none', () => write('package-lock.json')],
  ])('changes with %s', (_, change) => {
    const before = hash()
    change()
    expect(hash()).not.toBe(before)
  })

  it.each(['rules/ladder.test.ts', 'rules/dist/main.js', 'rules/node_modules/x/index.js'])(
    'does not change with %s',
    (file) => {
      const before = hash()
      write(file)
      expect(hash()).toBe(before)
    },
  )
})

describe('stale targets', () => {
  /** @type {string[]} */
  let built
  let broken = false
  /** @param {string} name @param {string[]} rooms */
  const target = (name, rooms) => ({
    name,
    rooms,
    outputs: [`${name}/dist/main.js`],
    build: async () => {
      if (broken) throw new Error('broken')
      built.push(name)
      write(`${name}/dist/main.js`)
    },
  })
  const all = [target('server', ['rules', 'db', 'server']), target('web', ['rules', 'web'])]
  const build = () => buildStale(root, undefined, all)
  beforeEach(async () => {
    built = []
    for (const room of ['rules', 'db', 'server', 'web']) write(`${room}/main.ts`)
    await build()
  })

  it('are all at first, and none after', async () => {
    expect(built).toEqual(['server', 'web'])
    expect(await build()).toEqual([])
  })

  it('are those that include the changed room', async () => {
    write('db/main.ts', 'other')
    expect(await build()).toEqual(['server'])
    write('rules/main.ts', 'other')
    expect(await build()).toEqual(['server', 'web'])
  })

  it('are those whose output was deleted', async () => {
    rmSync(join(root, 'web/dist/main.js'))
    expect(await build()).toEqual(['web'])
  })

  it('include the one whose build failed', async () => {
    write('web/main.ts', 'other')
    broken = true
    await expect(build()).rejects.toThrow('broken')
    broken = false
    write('web/main.ts')
    expect(await build()).toEqual(['web'])
  })
})
