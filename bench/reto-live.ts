// A reto's live page with many viewers against one: when the last of them has heard an answer of its server, and CPU per viewer:
// `npx tsx bench/reto-live.ts [viewers] [answers]`, after `npm run build`. Ratios, because the machine differs; the viewers run in this process.
import { openDatabase } from '@trinchera/db/database'
import { lockReto, storeState } from '@trinchera/db/queries/retos/stored-retos'
import { startGameServer } from '@trinchera/testing/game-server'
import { connectLive, type LiveClient } from '@trinchera/testing/live'
import { adminOf, newClan, newPerson, newStage } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { usage } from './usage'

const viewers = Number(process.argv[2] ?? 1000)
const answers = Number(process.argv[3] ?? 20)
const hour = 3_600_000

const game = await startGameServer({
  players: Array.from({ length: 12 }, (_, index) => ({ nombre: `[HAL] Soldado ${index}`, frags: 0, ping: 40 })),
})
const product = await startProduct({ GAME_POLL_SECONDS: '3600' })
const admin = await adminOf(product)
const { servidores } = (await admin.api.getOpciones()).data
await admin.api.updateOpciones({
  body: {
    servidores: servidores.map((server, index) =>
      index === 0 ? { ...server, host: '127.0.0.1', puerto_consulta: game.port } : server,
    ),
  },
})
const etapa = await newStage(admin)
const [one, other] = [await newPerson(product), await newPerson(product)]
const [asking, asked] = [await newClan(one, etapa, 'Halcones', 'HAL'), await newClan(other, etapa, 'Cóndores', 'CON')]
const fecha = new Date(Date.now() + 3 * hour).toISOString()
const { id } = (
  await one.api.createReto({ body: { id_clan_retador: asking.id, id_clan_retado: asked.id, fechas: [fecha] } })
).data
await other.api.answerReto({ params: { id }, body: { respuesta: 'aceptar', fecha } })
await one.api.setRetoServer({ params: { id }, body: { servidor: 1 } })
// Dates are agreed two hours ahead at least: this one is moved to now.
const database = openDatabase({ url: product.databaseUrl })
await database.transaction(async (trx) => {
  const stored = await lockReto(trx, id)
  if (stored) await storeState(trx, stored, { ...stored.state, fecha: new Date().toISOString() })
})
await database.close()

async function enter(): Promise<LiveClient> {
  const client = await connectLive(product.url)
  await client.subscribe(`reto:${id}`)
  return client
}

/** Waits for so many answers: ms from each question to the first and to the last viewer that heard it, medians, and CPU seconds per answer. */
async function follow(clients: readonly LiveClient[]) {
  const [first, last]: [number[], number[]] = [[], []]
  const before = { server: usage(product.server).cpu, worker: usage(product.worker).cpu }
  for (let answer = 0; answer < answers; answer++) {
    for (const player of game.state.players) player.frags++
    const question = game.next().then(() => performance.now())
    const heard = await Promise.all(clients.map((client) => client.next('match:live').then(() => performance.now())))
    const began = await question
    first.push(Math.min(...heard) - began)
    last.push(Math.max(...heard) - began)
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return {
    first: median(first),
    last: median(last),
    server: ((usage(product.server).cpu - before.server) * 1000) / answers,
    worker: ((usage(product.worker).cpu - before.worker) * 1000) / answers,
  }
}

const clients = [await enter()]
await clients[0]?.next('match:live') // the first question loads what asks
const alone = await follow(clients)
while (clients.length < viewers)
  clients.push(...(await Promise.all(Array.from({ length: Math.min(50, viewers - clients.length) }, enter))))
await clients.at(-1)?.next('match:live')
const together = await follow(clients)

const row = (name: string, { first, last, server, worker: asks }: typeof alone) =>
  console.log(
    `${name.padEnd(14)} first heard ${first.toFixed(1)} ms, last ${last.toFixed(1)} ms; per answer: server ${server.toFixed(1)} ms of CPU, worker ${asks.toFixed(1)}`,
  )
row('one viewer', alone)
row(`${clients.length} viewers`, together)
const perViewer = (together.server - alone.server) / (clients.length - 1)
console.log(
  `ratios: last viewer ${(together.last / alone.last).toFixed(1)}; server's CPU ${(together.server / alone.server).toFixed(1)}, a further viewer ${((perViewer / alone.server) * 100).toFixed(2)} % of the first (${(perViewer * 1000).toFixed(0)} µs); worker's CPU ${(together.worker / alone.worker).toFixed(2)}`,
)

for (const client of clients) client.close()
await product.stop()
await game.stop()
process.exit(0)
