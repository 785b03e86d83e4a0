import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { isSealed, opening, sealedHeaderBytes, sealing, SealError } from './encryption'

const key = 'una clave larga de verdad'
const chunk = 64 * 1024
const sealedChunk = chunk + 16

/** Splits bytes into pieces of a size that does not match the chunks, as when reading a file. */
const pieces = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 10_007) }, (_, i) => bytes.subarray(i * 10_007, (i + 1) * 10_007)),
  )
const seal = (bytes: Buffer) => buffer(pieces(bytes).pipe(sealing(key, 8)))
const unseal = async (sealed: Buffer, passphrase = key) => {
  const opened = opening(passphrase, sealed.subarray(0, sealedHeaderBytes))
  pieces(sealed.subarray(sealedHeaderBytes)).pipe(opened)
  return buffer(opened)
}

describe('what is sealed', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk])('opens as it was: %i bytes', async (length) => {
    const bytes = randomBytes(length)
    const sealed = await seal(bytes)
    expect(isSealed(sealed)).toBe(true)
    expect((await unseal(sealed)).equals(bytes)).toBe(true)
  })

  it('is different each time, and does not open with another key', async () => {
    const bytes = randomBytes(100)
    const [first, second] = [await seal(bytes), await seal(bytes)]
    expect(first.equals(second)).toBe(false)
    await expect(unseal(first, 'otra clave larga de mentira')).rejects.toThrow(SealError)
  })

  it('does not open where it was cut off, changed, put in another order or added to', async () => {
    const sealed = await seal(randomBytes(3 * chunk))
    const header = sealed.subarray(0, sealedHeaderBytes)
    const part = (index: number) => sealed.subarray(header.length + index * sealedChunk).subarray(0, sealedChunk)
    const changed = Buffer.from(sealed)
    changed[header.length + 5] = (changed[header.length + 5] ?? 0) ^ 1
    for (const damaged of [
      header,
      sealed.subarray(0, -1),
      Buffer.concat([header, part(0), part(1)]), // cut off at the end of a chunk
      Buffer.concat([header, part(1), part(0), part(2)]),
      Buffer.concat([header, part(2)]),
      Buffer.concat([sealed, part(2)]),
      Buffer.concat([sealed, Buffer.from('x')]),
      changed,
    ])
      await expect(unseal(damaged)).rejects.toThrow(SealError)
  })
})
