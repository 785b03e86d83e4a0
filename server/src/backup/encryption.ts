import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { Transform } from 'node:stream'

// Encryption of a stream, similar to the tool age. The key of each file is derived from the passphrase and a random salt. Each chunk is
// encrypted with AES-256-GCM, with its number and a mark for the last chunk, so that a changed, reordered or truncated file is refused.

const magic = Buffer.from('trinchera-backup-1\n')
const saltBytes = 16
/** Size of the header: the magic bytes, one byte with the cost of the key derivation, and the salt. */
const headerBytes = magic.length + 1 + saltBytes
const chunkBytes = 64 * 1024
const tagBytes = 16

/** Thrown if a file cannot be decrypted: the passphrase is wrong or the file is damaged. The two cases cannot be told apart. */
export class SealError extends Error {}

/** True if a file that starts with these bytes is encrypted. */
export const isSealed = (start: Buffer): boolean => start.subarray(0, magic.length).equals(magic)

/**
 * Binary logarithm of scrypt's cost for new files; with this cost each guess of a passphrase takes 128 MB. A file whose header says more
 * than `mostCost` is refused, because this program never writes one.
 */
const usualCost = 17
const mostCost = 20

function keyOf(passphrase: string, header: Buffer): Buffer {
  const cost = header[magic.length] ?? 0
  if (cost < 1 || cost > mostCost) throw new SealError()
  const N = 2 ** cost
  return scryptSync(passphrase.normalize(), header.subarray(magic.length + 1), 32, { N, r: 8, p: 1, maxmem: 2048 * N })
}

/** The nonce of a chunk, made of its number and a byte that is 1 for the last chunk. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** A stream that outputs `head`, then the result of `take` for each piece of `size` bytes and for the rest (`isLast`). */
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

/** A stream that encrypts its input and puts the header before it. `cost` as in `usualCost`; tests use less, because they encrypt often. */
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

/** A stream that decrypts what follows the header of a file. If it fails with SealError, discard all that it has output. */
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

/** Number of bytes at the start of an encrypted file that `opening` needs as `header`. */
export const sealedHeaderBytes = headerBytes
