import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { openPlaces } from './source-places.mjs'

it('finds every place of a bundle where the SourceMap of Node.js does', async (test) => {
  const folder = mkdtempSync(join(tmpdir(), 'trinchera-places-'))
  test.onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    join(folder, 'names.ts'),
    `${'// a long way down\n'.repeat(2000)}export const names: string[] = ['Ñuble', 'Itata']\n`,
  )
  writeFileSync(
    join(folder, 'main.ts'),
    `import { names } from './names'\n\nexport const told = () => names.map((name) => {\n  if (!name) throw new Error('none')\n  return name\n})\n`,
  )
  const { build } = await import('esbuild')
  const outfile = join(folder, 'main.cjs')
  const entryPoints = [join(folder, 'main.ts')]
  await build({ entryPoints, outfile, bundle: true, format: 'cjs', minify: true, lineLimit: 60, sourcemap: true })
  const json = readFileSync(`${outfile}.map`, 'utf8')
  const map = new SourceMap(JSON.parse(json))
  const places = openPlaces(JSON.parse(json), folder)
  const mapped = JSON.parse(json).mappings.split(';').length // what follows is no code
  const lines = readFileSync(outfile, 'utf8').split('\n').slice(0, mapped)
  /** @type {(string | null)[]} */
  const found = []
  /** @type {string[]} */
  const expected = []
  for (const [line, text] of lines.entries())
    for (const column of text.split('').keys()) {
      const entry = map.findEntry(line, column)
      if (!('originalSource' in entry)) continue
      const { originalSource, originalLine, originalColumn } = entry
      expected.push(`${resolve(folder, originalSource)}:${originalLine + 1}:${originalColumn + 1}`)
      found.push(places.find(line + 1, column + 1))
    }
  expect(expected.length).toBeGreaterThan(100)
  expect(found).toEqual(expected)
  expect(places.find(1000, 1)).toBeNull()
})
