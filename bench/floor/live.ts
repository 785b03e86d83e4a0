// A minimal server ("floor") with which the product's live events are compared: socket.io alone, with one room. It emits to the room, in
// order, the events that the parent process sends to this process.
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
