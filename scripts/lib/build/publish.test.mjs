import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { formerAssets, publish } from './publish.mjs'

const hourMs = 60 * 60 * 1000
/** @type {string} */
let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trinchera-publish-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Builds and publishes a page with one script. @param {string} name @param {number} [later] ms from now */
function build(name, later = 0) {
  const built = join(root, '.cache/dist')
  mkdirSync(join(built, 'assets'), { recursive: true })
  writeFileSync(join(built, 'index.html'), `<script src="/assets/${name}.js"></script>`)
  writeFileSync(join(built, `assets/${name}.js`), name)
  publish(built, join(root, 'dist'), Date.now() + later)
}
const dist = () => join(root, 'dist')
const former = () => Object.keys(formerAssets(dist())).sort()
const assets = () => readdirSync(join(dist(), 'assets')).sort()

it('replaces the build as a whole', () => {
  build('a')
  build('b')
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('/assets/b.js')
  expect([assets(), former()]).toEqual([['a.js', 'b.js'], ['a.js']])
  expect(readdirSync(root)).toEqual(['.cache', 'dist'])
  expect(readdirSync(join(root, '.cache'))).toEqual([])
})

it('keeps what the builds of the last day consisted of, however old the last one is', () => {
  build('a')
  expect(former()).toEqual([])
  build('b', 23 * hourMs)
  build('c', 23 * hourMs)
  expect(assets()).toEqual(['a.js', 'b.js', 'c.js'])
  build('d', 50 * hourMs)
  expect(assets()).toEqual(['c.js', 'd.js'])
  build('c', 60 * hourMs)
  expect([assets(), former()]).toEqual([['c.js', 'd.js'], ['d.js']])
})
