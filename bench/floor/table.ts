// The floor of a miss: bare `node:http` that reads a stage's table with the product's own query at each request and makes it JSON: `table.ts DATABASE`.
import { createServer } from 'node:http'
import { openDatabase } from '@trinchera/db/database'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'

const { db } = openDatabase({ url: process.argv[2] ?? '' })
const server = createServer((request, reply) => {
  void clanesOfEtapa(db, Number(request.url?.slice(1))).then((data) => {
    const body = Buffer.from(JSON.stringify({ code: 200, message: 'Etapa', data, meta: { version: 1 } }))
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
