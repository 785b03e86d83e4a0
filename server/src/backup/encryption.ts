import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { Transform } from 'node:stream'

// A stream encryption similar to age. Each file has its own key, derived from the passphrase and a random salt. The chunks are numbered and
// encrypted with AES-256-GCM, and the last chunk is marked, so a file that was changed, reordered or truncated cannot be decrypted.

const magic = Buffer.from('trinchera-backup-1\n')
const saltBytes = 16
/** The header consists of the magic, the cost of the key derivation and the salt. */
const headerBytes = magic.length + 1 + saltBytes
const chunkBytes = 64 * 1024
const tagBytes = 16

/** The key is wrong or the file is damaged; the two cases cannot be told apart. */
export class SealError extends Error {}

/** True if a file that starts with these bytes is encrypted. */
export const isSealed = (start: Buffer): boolean => start.subarray(0, magic.length).equals(magic)

/**
 * Binary logarithm of the cost of scrypt; the usual cost takes 128 MB for each guess. A header with more than `mostCost` is not of a file
 * of ours, so it is refused.
 */
const usualCost = 17
const mostCost = 20

function keyOf(passphrase: string, header: Buffer): Buffer {
  const cost = header[magic.length] ?? 0
  if (cost < 1 || cost > mostCost) throw new SealError()
  const N = 2 ** cost
  return scryptSync(passphrase.normalize(), header.subarray(magic.length + 1), 32, { N, r: 8, p: 1, maxmem: 2048 * N })
}

/** Nonce of a chunk: its number and whether it is the last one. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/**
 * A stream that calls `take` with pieces of `size` bytes and, at the end, with the remaining bytes as the last piece. `head` is output
 * first.
 */
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

/** A stream that encrypts its input. `cost` is lower in tests, which encrypt often. */
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

/**
 * A stream that decrypts the rest of a file after its header. Fails with SealError; anything that it output before must then be discarded.
 */
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

/** Number of bytes before the encrypted chunks. */
export const sealedHeaderBytes = headerBytes
