// The floor of live events: socket.io alone, with one room. The events that its parent sends are told to everybody, one after the other.
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { z } from 'zod'

const order = z.array(z.object({ event: z.string(), payload: z.unknown() }))

const server = createServer()
const io = new Server(server, { serveClient: false })
io.on('connection', (socket) => void socket.join('publico'))
server.listen({ port: 0, host: '127.0.0.1', backlog: 20_000 }, () => process.send?.(server.address()))

process.on('message', (message) => {
  for (const { event, payload } of order.parse(message)) io.to('publico').emit(event, payload)
})
