import { Socket as TcpSocket } from 'node:net'
import type { SiteSocket } from './site-server'

const property = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined

/** Connections of sockets that are past the upgrade to a WebSocket. */
const wires = new WeakMap<SiteSocket, TcpSocket>()

/** The TCP connection below a socket's WebSocket, where a whole frame may be written to it now; null: only by the way of every packet. */
export function wireOf(socket: SiteSocket): TcpSocket | null {
  const { conn } = socket
  const waiting = property(conn, 'writeBuffer')
  if (conn.readyState !== 'open' || !Array.isArray(waiting) || waiting.length > 0) return null
  const known = wires.get(socket)
  // who reads slowly is left to the way of every packet, which queues and drops
  if (known) return known.writable && !known.writableNeedDrain ? known : null
  const webSocket = property(conn.transport, 'socket')
  const wire = property(webSocket, '_socket')
  const extensions = property(webSocket, '_extensions')
  const isPlain = typeof extensions === 'object' && extensions !== null && Object.keys(extensions).length === 0
  if (conn.transport.name !== 'websocket' || property(conn, 'upgrading') === true || !isPlain) return null
  if (!(wire instanceof TcpSocket) || !wire.writable || wire.writableNeedDrain) return null
  wires.set(socket, wire)
  return wire
}

const longest = [125, 0xff_ff] as const

/** A text as one unmasked WebSocket frame, as engine.io would send it: `4`, a message, before it. */
export function frameOf(packet: string): Buffer {
  const body = Buffer.from(`4${packet}`)
  const { length } = body
  const head = Buffer.alloc(length <= longest[0] ? 2 : length <= longest[1] ? 4 : 10)
  head[0] = 0x81
  if (head.length === 2) head[1] = length
  else if (head.length === 4) {
    head[1] = 126
    head.writeUInt16BE(length, 2)
  } else {
    head[1] = 127
    head.writeBigUInt64BE(BigInt(length), 2)
  }
  return Buffer.concat([head, body])
}
