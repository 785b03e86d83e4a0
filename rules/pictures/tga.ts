/**
 * Header of a Truevision TGA image, the format of the game's screenshots. `tgaHeader` accepts images with or without run-length encoding,
 * with 15 to 32 bits per pixel, in grey scale or with a palette.
 */
export interface TgaHeader {
  width: number
  height: number
  /** True if the rows of the file begin with the top row. */
  fromTop: boolean
  fromRight: boolean
  packed: boolean
  kind: 'palette' | 'colour' | 'grey'
  /** Bytes per pixel in the file. */
  bytes: 1 | 2 | 3 | 4
  hasAlpha: boolean
  palette: { at: number; first: number; entries: number; bytes: number }
  pixelsAt: number
}

const kinds = new Map<number, TgaHeader['kind']>([
  [1, 'palette'],
  [2, 'colour'],
  [3, 'grey'],
])
const bytesOf = new Map<number, TgaHeader['bytes']>([
  [8, 1],
  [15, 2],
  [16, 2],
  [24, 3],
  [32, 4],
])
const headerLength = 18

/** Reads the header of a TGA file; null if the file does not look like one. TGA has no signature, so the fields are checked. */
export function tgaHeader(file: Uint8Array): TgaHeader | null {
  if (file.length < headerLength) return null
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const [idLength, hasPalette, type] = [view.getUint8(0), view.getUint8(1), view.getUint8(2)]
  const kind = kinds.get(type & 7)
  const bytes = bytesOf.get(view.getUint8(16))
  const [width, height, descriptor] = [view.getUint16(12, true), view.getUint16(14, true), view.getUint8(17)]
  const palette = {
    at: headerLength + idLength,
    first: view.getUint16(3, true),
    entries: hasPalette ? view.getUint16(5, true) : 0,
    bytes: hasPalette ? (bytesOf.get(view.getUint8(7)) ?? 0) : 0,
  }
  const fits = kind === 'colour' ? bytes !== 1 : kind === 'grey' ? bytes !== undefined && bytes <= 2 : bytes === 1
  const knownPalette = hasPalette === 0 || (hasPalette === 1 && palette.bytes > 1)
  if (!kind || !bytes || !fits || !knownPalette || (kind === 'palette' && !hasPalette)) return null
  if (type & ~11 || descriptor & 0xc0 || width === 0 || height === 0) return null
  return {
    width,
    height,
    kind,
    bytes,
    palette,
    fromTop: (descriptor & 0x20) !== 0,
    fromRight: (descriptor & 0x10) !== 0,
    packed: (type & 8) !== 0,
    hasAlpha: (descriptor & 0x0f) > 0,
    pixelsAt: palette.at + palette.entries * palette.bytes,
  }
}

const fiveBits = (value: number) => Math.round(((value & 31) * 255) / 31)

/** The pixels as RGBA, row by row from the top; null if the file ends before its last pixel. */
export function tgaPixels(file: Uint8Array, header: TgaHeader): Uint8ClampedArray<ArrayBuffer> | null {
  const { width, height, kind, bytes, packed, palette, fromTop, fromRight, hasAlpha } = header
  const out = new Uint8ClampedArray(width * height * 4)
  let isEmpty = true

  /** Decodes the pixel at offset `from` of the file into offset `to` of the output. `depth`: bytes of the pixel. */
  function put(from: number, depth: number, to: number) {
    const at = (i: number) => file[from + i] ?? 0
    const both = at(0) | (at(1) << 8)
    const isGrey = kind === 'grey'
    out[to] = isGrey ? at(0) : depth === 2 ? fiveBits(both >> 10) : at(2)
    out[to + 1] = isGrey ? at(0) : depth === 2 ? fiveBits(both >> 5) : at(1)
    out[to + 2] = isGrey ? at(0) : depth === 2 ? fiveBits(both) : at(0)
    out[to + 3] = hasAlpha && depth === 4 ? at(3) : 255
    if (out[to + 3] !== 0) isEmpty = false
  }
  const total = width * height
  const placeOf = (pixel: number) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return ((fromTop ? y : height - 1 - y) * width + (fromRight ? width - 1 - x : x)) * 4
  }
  function read(from: number, pixel: number) {
    if (kind !== 'palette') return put(from, bytes, placeOf(pixel))
    const entry = (file[from] ?? 0) - palette.first
    put(palette.at + entry * palette.bytes, palette.bytes, placeOf(pixel))
  }

  let at = header.pixelsAt
  for (let pixel = 0; pixel < total; ) {
    const lead = packed ? file[at++] : undefined
    const repeats = lead !== undefined && lead >= 128
    const count = Math.min(packed ? ((lead ?? 0) & 127) + 1 : total, total - pixel)
    if (at + (repeats ? bytes : count * bytes) > file.length) return null
    for (let i = 0; i < count; i++) read(repeats ? at : at + i * bytes, pixel + i)
    at += repeats ? bytes : count * bytes
    pixel += count
  }
  // some programs write 32 bits but leave the alpha byte at 0, so an image without any opaque pixel is made opaque
  if (isEmpty) for (let i = 3; i < out.length; i += 4) out[i] = 255
  return out
}
