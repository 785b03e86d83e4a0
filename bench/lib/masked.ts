import { randomBytes } from 'node:crypto'

/** A text of a client: masked, as WebSocket asks. */
export function masked(text: string): Buffer {
  const mask = randomBytes(4)
  const bytes = Buffer.from(text)
  const body = bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0))
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length]), mask, body])
}
