// The floor of a report: one process without a queue, sessions, notices or rules of who may, which stores a report as the product does, folds it in the same
// transaction and writes the changed rows to its listeners: `reports.ts DATABASE STAGE`. Reports come by HTTP, listeners by TCP.
import { createServer } from 'node:http'
import { createServer as createListeners, type AddressInfo, type Socket } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { openDatabase } from '@trinchera/db/database'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { lockEtapa, nextSeq } from '@trinchera/db/queries/ladder/log'
import { insertMatch } from '@trinchera/db/queries/ladder/reporting'

const [url = '', stage] = process.argv.slice(2)
const etapa = Number(stage)
const database = openDatabase({ url })
const sides = z.object({ winner: z.number(), loser: z.number() })

const listeners = new Set<Socket>()
const live = createListeners((socket) => {
  listeners.add(socket)
  socket.on('close', () => listeners.delete(socket))
})

const store = ({ winner, loser }: z.infer<typeof sides>) =>
  database.transaction(async (trx) => {
    const now = new Date().toISOString()
    await lockEtapa(trx, etapa)
    await insertMatch(trx, {
      id_etapa: etapa,
      seq: await nextSeq(trx, etapa),
      id_clan_ganador: winner,
      id_clan_perdedor: loser,
      comentario: '',
      id_reportero: null,
      reportado_por: 'x',
      fecha: now,
      jugada: undefined,
      mapas: undefined,
      id_reto: null,
    })
    return foldEtapa(trx, etapa, now)
  })

const server = createServer((request, reply) => {
  void json(request)
    .then((body) => store(sides.parse(body)))
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
