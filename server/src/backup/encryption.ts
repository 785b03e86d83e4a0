import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { Transform } from 'node:stream'

// A stream in the manner of age: a key of its own for each file, derived from the passphrase and a random salt, and chunks sealed by
// AES-256-GCM, numbered, the last one marked: what was changed, moved or cut off does not open.

const magic = Buffer.from('trinchera-backup-1\n')
const saltBytes = 16
/** The magic, the cost of the key, the salt. */
const headerBytes = magic.length + 1 + saltBytes
const chunkBytes = 64 * 1024
const tagBytes = 16

/** The key is not that of the file, or the file is damaged; which of both cannot be known. */
export class SealError extends Error {}

/** Whether a file that begins so is encrypted. */
export const isSealed = (start: Buffer): boolean => start.subarray(0, magic.length).equals(magic)

/** Binary logarithm of scrypt's cost: 128 MB for each guess. A file that asks for more than the most is not one of ours. */
const usualCost = 17
const mostCost = 20

function keyOf(passphrase: string, header: Buffer): Buffer {
  const cost = header[magic.length] ?? 0
  if (cost < 1 || cost > mostCost) throw new SealError()
  const N = 2 ** cost
  return scryptSync(passphrase.normalize(), header.subarray(magic.length + 1), 32, { N, r: 8, p: 1, maxmem: 2048 * N })
}

/** Number of the chunk, and whether it is the last. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Calls `take` with pieces of `size` bytes as long as more follows, and at the end with the rest, as the last. */
function inPieces(size: number, take: (piece: Buffer, isLast: boolean) => Buffer, head = Buffer.alloc(0)): Transform {
  let pending = Buffer.alloc(0)
  let isBegun = false
  const begin = (stream: Transform) => {
    if (!isBegun && head.length) stream.push(head)
    isBegun = true
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      begin(this)
      pending = Buffer.concat([pending, chunk])
      try {
        while (pending.length > size) {
          this.push(take(pending.subarray(0, size), false))
          pending = pending.subarray(size)
        }
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
    flush(done) {
      begin(this)
      try {
        done(null, take(pending, true))
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}

/** Encrypts what passes. `cost`: for tests, which seal often. */
export function sealing(passphrase: string, cost = usualCost): Transform {
  const header = Buffer.concat([magic, Buffer.of(cost), randomBytes(saltBytes)])
  const key = keyOf(passphrase, header)
  let index = 0
  const seal = (piece: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index++, isLast))
    cipher.setAAD(header)
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
  return inPieces(chunkBytes, seal, header)
}

/** Decrypts the rest of a file whose header was read. Fails with SealError; what came out before that is not to be used. */
export function opening(passphrase: string, header: Buffer): Transform {
  const key = keyOf(passphrase, header)
  let index = 0
  return inPieces(chunkBytes + tagBytes, (piece, isLast) => {
    if (piece.length < tagBytes) throw new SealError()
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index++, isLast))
    decipher.setAAD(header)
    decipher.setAuthTag(piece.subarray(-tagBytes))
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()])
    } catch {
      throw new SealError()
    }
  })
}

/** Bytes before the sealed chunks. */
export const sealedHeaderBytes = headerBytes
