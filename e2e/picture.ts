import { Buffer } from 'node:buffer'
import { deflateSync, crc32 } from 'node:zlib'

/** A small PNG whose content differs for each seed. */
export function picture(seed: number): { name: string; mimeType: string; buffer: Buffer } {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(64, 0)
  head.writeUInt32BE(40, 4)
  head.set([8, 2], 8)
  const rows = Buffer.concat(
    Array.from({ length: 40 }, (_, y) =>
      Buffer.from([0, ...Array.from({ length: 64 }, (_, x) => [(x * seed) % 256, (y * 7 * seed) % 256, 90]).flat()]),
    ),
  )
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name: `captura-${seed}.png`, mimeType: 'image/png', buffer }
}
