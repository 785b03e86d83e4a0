/**
 * Makes a TGA file like the game's screenshots: 24 bits per pixel, rows from bottom to top, run-length encoded if `packed`. `colourAt`
 * returns red, green and blue of a pixel.
 */
export function tgaFile(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly [number, number, number],
  packed = false,
): Buffer {
  const header = Buffer.alloc(18)
  header[2] = packed ? 10 : 2
  header.writeUInt16LE(width, 12)
  header.writeUInt16LE(height, 14)
  header[16] = 24
  const pixels: Buffer[] = []
  for (let y = height - 1; y >= 0; y--)
    for (let x = 0; x < width; x++) {
      const pixel = Buffer.from([...colourAt(x, y)].reverse())
      pixels.push(packed ? Buffer.concat([Buffer.from([0x80]), pixel]) : pixel)
    }
  return Buffer.concat([header, ...pixels])
}
