// The floor of live events: upgraded connections without anything above TCP. The bytes that its parent sends are written to every connection, once each.
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { z } from 'zod'

const order = z.object({ bytes: z.string() })

const connections = new Set<Duplex>()
const server = createServer()
server.on('upgrade', (_request, connection) => {
  connections.add(connection)
  connection.on('error', () => connection.destroy())
  connection.on('close', () => connections.delete(connection))
  connection.on('data', () => {})
  connection.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n40{}')
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 20_000 }, () => process.send?.(server.address()))

process.on('message', (message) => {
  const bytes = Buffer.from(order.parse(message).bytes, 'base64')
  for (const connection of connections) connection.write(bytes)
})
