import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { tgaFile } from '@trinchera/testing/tga'
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

/** A PNG whose header states the given size although it contains only a few rows. */
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

const progressive = async () =>
  sharp(await painted('png'))
    .jpeg({ progressive: true })
    .toBuffer()
/** Inserts bytes before the first occurrence of a mark. */
function before(file: Buffer, mark: string | Buffer, bytes: Buffer): Buffer {
  const at = file.indexOf(mark)
  return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)])
}
const scan = Buffer.from([0xff, 0xda])
const wrongSum = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])])

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

describe('what every viewer shows', () => {
  const green = { create: { width: 40, height: 20, channels: 3, background: { r: 0, g: 160, b: 0 } } } as const
  const cases: [string, () => Buffer | Promise<Buffer>][] = [
    ['a JPEG without its end mark', async () => (await sharp(green).jpeg().toBuffer()).subarray(0, -2)],
    [
      'a progressive JPEG without its end mark',
      async () => (await sharp(green).jpeg({ progressive: true }).toBuffer()).subarray(0, -2),
    ],
    [
      'a JPEG with bytes between its parts',
      async () => before(await sharp(green).jpeg().toBuffer(), scan, Buffer.alloc(7)),
    ],
    [
      'a JPEG of two pictures',
      async () => Buffer.concat([await sharp(green).jpeg().toBuffer(), await painted('jpeg')]),
    ],
    [
      'a JPEG with a film behind it',
      async () => Buffer.concat([await sharp(green).jpeg().toBuffer(), Buffer.alloc(4 << 20, 'mdat')]),
    ],
    ['a JPEG in CMYK', () => sharp(green).toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG of 16 bits', () => sharp(green).toColourspace('rgb16').png().toBuffer()],
    [
      'a PNG with a wrong checksum in its text',
      async () => {
        const file = await sharp(green).png().toBuffer()
        return Buffer.concat([file.subarray(0, 33), wrongSum(chunk('tEXt', Buffer.from('a\0b'))), file.subarray(33)])
      },
    ],
    ['an interlaced PNG', () => sharp(green).png({ progressive: true }).toBuffer()],
    ['an AVIF', () => sharp(green).avif().toBuffer()],
    ['a screenshot of the game', () => tgaFile(40, 20, () => [0, 160, 0])],
    ['a screenshot of the game, packed', () => tgaFile(40, 20, () => [0, 160, 0], true)],
  ]
  it.each(cases)('%s', async (_, make) => {
    const { path } = await store(await make())
    const { channels } = await sharp(fileOf(path)).stats()
    const [red, greenest, blue] = channels.map(({ mean }) => Math.round(mean))
    expect(greenest).toBeGreaterThan(120)
    expect([red, blue].every((mean) => (mean ?? 255) < 60)).toBe(true)
  })

  it('has 60 megapixels at most', async () => {
    const large = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#00a000' } })
      .png()
      .toBuffer()
    const { path } = await store(large)
    expect(await sharp(fileOf(path)).metadata()).toMatchObject({ width: 256, height: 256 })
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
    ['half an AVIF', 400, async () => (await painted('avif')).subarray(0, 2000)],
    ['half a TGA', 400, () => tgaFile(40, 30, () => [9, 8, 7]).subarray(0, 2000)],
    ['a PNG without its pixels', 400, () => png(100, 100, 1)],
    ['half a JPEG', 400, async () => (await painted('jpeg')).subarray(0, 9000)],
    [
      'half a JPEG filled up with zeros',
      400,
      async () => Buffer.concat([(await painted('jpeg')).subarray(0, 9000), Buffer.alloc(9000)]),
    ],
    ['half a progressive JPEG', 400, async () => (await progressive()).subarray(0, 9000)],
    ['half a WebP', 415, async () => (await painted('webp')).subarray(0, 4000)],
    ['half a GIF', 415, async () => (await painted('gif')).subarray(0, 9000)],
    ['a PNG of 30,000 × 30,000', 413, () => png(30_000, 30_000, 30)],
    ['a PNG one row past 60 megapixels', 413, () => png(10_000, 6001, 1)],
    ['a TGA of 65,535 × 65,535', 413, () => Buffer.from('00000a000000000000000000ffffffff1800', 'hex').subarray(0, 18)],
    [
      'a small picture with 6 MB behind it',
      413,
      async () => Buffer.concat([await painted('png', 64, 48), Buffer.alloc(6 << 20)]),
    ],
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

  it('HEIC, which this build of the library cannot decode, says how to send it', async () => {
    const heic = readFileSync(new URL('../../testing/photo.heic', import.meta.url))
    await expect(store(heic)).rejects.toMatchObject({
      code: 415,
      errors: [{ field: 'imagen', message: expect.stringMatching(/HEIC.*JPEG/) }],
    })
  })

  it('is refused by its header: a picture that would need gigabytes is not decoded', async () => {
    const bomb = png(30_000, 30_000, 30)
    const before = process.resourceUsage().maxRSS
    await Promise.all(Array.from({ length: 8 }, () => expect(store(bomb)).rejects.toMatchObject({ code: 413 })))
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(64 * 1024) // kB
  })
})
