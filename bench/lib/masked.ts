import { randomBytes } from 'node:crypto'

/** A text of a client: masked, as WebSocket asks. */
export function masked(text: string): Buffer {
  const mask = randomBytes(4)
  const bytes = Buffer.from(text)
  const body = bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0))
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length]), mask, body])
}

/** The request with which socket.io's client opens a WebSocket. */
export const upgradeRequest = () =>
  [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n')
