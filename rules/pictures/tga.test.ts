import { expect, test } from 'vitest'
import { tgaHeader, tgaPixels } from './tga'

/** RGBA pixels of an image of 2 × 2: red and green above, blue and white below. */
const shown = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
const [red, green, blue, white] = [
  [0, 0, 255],
  [0, 255, 0],
  [255, 0, 0],
  [255, 255, 255],
] as const

function file(
  { type = 2, bits = 24, descriptor = 0, palette = new Array<number>(), paletteBits = 0, id = 0 },
  body: number[],
) {
  const header = [id, palette.length ? 1 : 0, type, 0, 0, palette.length / (paletteBits / 8 || 1), 0, paletteBits]
  return Uint8Array.from([
    ...header,
    0,
    0,
    0,
    0,
    2,
    0,
    2,
    0,
    bits,
    descriptor,
    ...Array<number>(id).fill(7),
    ...palette,
    ...body,
  ])
}
const read = (bytes: Uint8Array) => {
  const header = tgaHeader(bytes)
  return header && tgaPixels(bytes, header)
}
const sixteen = (r: number, g: number, b: number) => [((g & 7) << 5) | b, (r << 2) | (g >> 3)]

test.each<[string, Uint8Array]>([
  ['from the bottom up, as the game writes it', file({}, [...blue, ...white, ...red, ...green])],
  ['from the top down, after a comment', file({ descriptor: 0x20, id: 5 }, [...red, ...green, ...blue, ...white])],
  ['from right to left', file({ descriptor: 0x30 }, [...green, ...red, ...white, ...blue])],
  ['with run lengths', file({ type: 10, descriptor: 0x20 }, [1, ...red, ...green, 0x80, ...blue, 0, ...white])],
  [
    '32 bits',
    file(
      { bits: 32, descriptor: 0x28 },
      [red, green, blue, white].flatMap((pixel) => [...pixel, 255]),
    ),
  ],
  [
    '32 bits whose fourth byte means nothing',
    file(
      { bits: 32, descriptor: 0x20 },
      [red, green, blue, white].flatMap((pixel) => [...pixel, 0]),
    ),
  ],
  [
    '32 bits with an alpha that was never written',
    file(
      { bits: 32, descriptor: 0x28 },
      [red, green, blue, white].flatMap((pixel) => [...pixel, 0]),
    ),
  ],
  [
    '16 bits',
    file({ bits: 16, descriptor: 0x20 }, [
      ...sixteen(31, 0, 0),
      ...sixteen(0, 31, 0),
      ...sixteen(0, 0, 31),
      ...sixteen(31, 31, 31),
    ]),
  ],
  [
    'with a palette',
    file(
      { type: 1, bits: 8, descriptor: 0x20, paletteBits: 24, palette: [...white, ...blue, ...green, ...red] },
      [3, 2, 1, 0],
    ),
  ],
  ['with more behind it', file({ descriptor: 0x20 }, [...red, ...green, ...blue, ...white, 1, 2, 3, 4])],
])('%s', (_, bytes) => {
  expect([...(read(bytes) ?? [])]).toEqual(shown)
})

test('grey', () => {
  expect([...(read(file({ type: 3, bits: 8, descriptor: 0x20 }, [0, 100, 200, 255])) ?? [])]).toEqual(
    [0, 100, 200, 255].flatMap((value) => [value, value, value, 255]),
  )
})

test('what is half transparent stays so', () => {
  const bytes = file(
    { bits: 32, descriptor: 0x28 },
    [red, green, blue, white].flatMap((pixel, i) => [...pixel, i * 50]),
  )
  expect([...(read(bytes) ?? [])].filter((_, i) => i % 4 === 3)).toEqual([0, 50, 100, 150])
})

test.each<[string, Uint8Array]>([
  ['cut', file({}, [...blue, ...white, ...red])],
  ['cut within a run', file({ type: 10 }, [1, ...red, ...green, 0x80, ...blue, 0, 255])],
])('%s: nothing', (_, bytes) => {
  expect(tgaHeader(bytes)).not.toBeNull()
  expect(read(bytes)).toBeNull()
})

test.each([
  '',
  'no soy una imagen de ningún tipo',
  '<!doctype html><p>Hola a todos',
  '%PDF-1.7 y lo que sigue',
  'MZ\u0090\0'.padEnd(40, '\0'),
  '\0'.repeat(40),
])('no TGA: %j', (text) => expect(tgaHeader(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toBeNull())
