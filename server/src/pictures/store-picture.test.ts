import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { openPictureFolder } from '@trinchera/runtime/picture-folder'
import { removePicture, storeSquarePicture } from './store-picture'

const dataDir = mkdtempSync(join(tmpdir(), 'trinchera-pictures-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const pictures = openPictureFolder(dataDir)
const store = (bytes: Uint8Array) => storeSquarePicture(pictures, 'players', bytes)
const kept = () => readdirSync(join(dataDir, 'uploads', 'players'))
const fileOf = (path: string) => join(dataDir, path)

const painted = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif', width = 300, height = 200) =>
  sharp({
    create: { width, height, channels: 3, background: 'tomato', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .toFormat(format)
    .toBuffer()

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG whose header declares this size; it contains a few rows at most. */
function png(width: number, height: number, rows: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8) // 8 bits per channel, RGB
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(rows * (1 + width * 3)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const script = '<script>alert(1)</script>'

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    '%s becomes a re-encoded square without appended data',
    async (format) => {
      const { path } = await store(Buffer.concat([await painted(format), Buffer.from(script)]))
      expect(path).toMatch(/^\/uploads\/players\/[0-9a-f]{32}\.webp$/)
      const bytes = readFileSync(fileOf(path))
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
      expect(bytes.includes(script)).toBe(false)
    },
  )

  it('loses camera metadata and is rotated upright', async () => {
    const half = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const photo = await sharp(half)
      .extend({ right: 200, background: 'black' })
      .withExif({ IFD0: { Copyright: 'Plaza de Armas 123' } })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    const { path } = await store(photo)
    const bytes = readFileSync(fileOf(path))
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
    const row = 128 * info.width * info.channels
    expect(data[row]).toBeLessThan(60)
    expect(data[row + (info.width - 1) * info.channels]).toBeGreaterThan(190)
  })

  it('is deleted when nothing shows it any more, and no other file is', async () => {
    const { path } = await store(await painted('png'))
    const others = kept().length - 1
    for (const strange of [
      null,
      '/uploads/../trinchera.sqlite',
      '/uploads/players/../../x.webp',
      'https://example.com/a.webp',
    ])
      await removePicture(pictures, strange)
    expect(kept()).toHaveLength(others + 1)
    await removePicture(pictures, path)
    await removePicture(pictures, path)
    expect(kept()).toHaveLength(others)
  })
})

describe('what is refused', () => {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${script}</svg>`)
  const cases: [string, number, () => Buffer | Promise<Buffer>][] = [
    ['an empty file', 415, () => Buffer.alloc(0)],
    ['a text', 415, () => Buffer.from('no soy una imagen')],
    ['an SVG', 415, () => svg],
    [
      'an SVG behind the head of a PNG',
      415,
      () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), svg]),
    ],
    ['a page', 415, () => Buffer.from(`<!doctype html>${script}`)],
    ['a PDF', 415, () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['a TIFF', 415, () => painted('tiff')],
    ['an AVIF', 415, () => painted('avif', 64, 64)],
    ['a PNG without its pixels', 400, () => png(100, 100, 1)],
    ['half a JPEG', 400, async () => (await painted('jpeg')).subarray(0, 9000)],
    ['a PNG of 30,000 × 30,000', 413, () => png(30_000, 30_000, 30)],
    ['a PNG one row past 40 megapixels', 413, () => png(8000, 5001, 1)],
    [
      'a GIF of 30,000 × 30,000',
      413,
      () =>
        Buffer.from('474946383961307530758000000000 00ffffff2c00000000307530750002024401003b'.replace(' ', ''), 'hex'),
    ],
  ]
  it.each(cases)('%s', async (_, code, make) => {
    const before = kept()
    await expect(store(await make())).rejects.toMatchObject({ code, errors: [{ field: 'imagen' }] })
    expect(kept()).toEqual(before)
  })

  it('is refused by its header: a picture that would need gigabytes is not decoded', async () => {
    const bomb = png(30_000, 30_000, 30)
    const before = process.resourceUsage().maxRSS
    await Promise.all(Array.from({ length: 8 }, () => expect(store(bomb)).rejects.toMatchObject({ code: 413 })))
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(64 * 1024) // kB
  })
})
