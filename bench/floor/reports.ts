// A minimal server ("floor") with which the product's reports are compared: `reports.ts DATABASE ETAPA`, one process without a queue,
// sessions, notifications or permission checks. It receives reports by HTTP, stores each as the product does, updates the ladder table in
// the same transaction, and writes the changed table rows to listeners that are connected by TCP.
import { createServer } from 'node:http'
import { createServer as createListeners, type AddressInfo, type Socket } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { openDatabase } from '@trinchera/db/database'
import { storeReport } from '../lib/etapa'

const [url = '', id] = process.argv.slice(2)
const etapa = Number(id)
const database = openDatabase({ url })
const sides = z.object({ winner: z.number(), loser: z.number() })

const listeners = new Set<Socket>()
const live = createListeners((socket) => {
  listeners.add(socket)
  socket.on('close', () => listeners.delete(socket))
})

const server = createServer((request, reply) => {
  void json(request)
    .then((body) => {
      const { winner, loser } = sides.parse(body)
      return storeReport(database, etapa, winner, loser)
    })
    .then((folded) => {
      reply.writeHead(200).end()
      const frame = `${JSON.stringify(folded?.clanes)}\n`
      for (const listener of listeners) listener.write(frame)
    })
})

const portOf = (address: string | AddressInfo | null) => (typeof address === 'object' ? address?.port : undefined)
live.listen(0, '127.0.0.1', () =>
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ reports: portOf(server.address()), live: portOf(live.address()) }),
  ),
)
