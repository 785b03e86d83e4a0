import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { compressFolder } from './compress.mjs'

const folder = mkdtempSync(join(tmpdir(), 'trinchera-compress-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('writes compressed copies of text files that are large enough', async () => {
  const long = 'Trinchera '.repeat(200)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/index.js'), long)
  writeFileSync(join(folder, 'assets/small.js'), 'x')
  writeFileSync(join(folder, 'assets/face.woff2'), long)
  await compressFolder(folder)
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
    'face.woff2',
    'index.js',
    'index.js.br',
    'index.js.gz',
    'small.js',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/index.js.br'))).toString()).toBe(long)
  expect(gunzipSync(readFileSync(join(folder, 'assets/index.js.gz'))).toString()).toBe(long)
})
