// Reports of losses while an anuncio is told to many browsers against reports on a quiet site: `npx tsx bench/push.ts [browsers] [reports]`, after
// `npm run build`. Ratios, because the machine differs; the push service runs in this process.
import { randomUUID } from 'node:crypto'
import { openDatabase } from '@trinchera/db/database'
import { storeDevice } from '@trinchera/db/queries/push/devices'
import { storeQuietHours } from '@trinchera/db/queries/push/silencio'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { connectLive } from '@trinchera/testing/live'
import { authorityPath } from '@trinchera/testing/outbound-proxy'
import { adminOf, newClan, newPerson, newStage } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { startPushService, testBrowser } from '@trinchera/testing/push-service'

const browsers = Number(process.argv[2] ?? 10_000)
const reports = Number(process.argv[3] ?? 40)
const devicesEach = 5

const service = await startPushService()
const product = await startProduct({ OUTBOUND_PROXY: service.proxy, NODE_EXTRA_CA_CERTS: authorityPath })
const admin = await adminOf(product)
const etapa = await newStage(admin)
const [one, other] = [await newPerson(product), await newPerson(product)]
const clans = [await newClan(one, etapa, 'Halcones', 'HAL'), await newClan(other, etapa, 'Cóndores', 'CON')]

const { clave } = (await admin.api.getPushKey()).data
const { subscription } = testBrowser('todos')
const now = new Date().toISOString()
const database = openDatabase({ url: product.databaseUrl })
await database.transaction(async (trx) => {
  for (let player = 0; player < browsers / devicesEach; player++) {
    const username = `Fan ${player}`
    const id = await insertPlayer(trx, {
      username,
      email: `fan${player}@trinchera.test`,
      password_hash: null,
      volute: null,
      created_at: now,
    })
    await storeQuietHours(trx, id, { desde: '00:00', hasta: '00:00' })
    for (let device = 0; device < devicesEach; device++)
      await storeDevice(trx, {
        keys: subscription.keys,
        endpoint: `https://push.trinchera.test/fan-${player}-${device}`,
        player: id,
        jti: 'x',
        clave,
        nombre: 'Chrome',
        now,
      })
  }
})
await database.close()

const live = await connectLive(product.url)
await live.subscribe(`etapa:${etapa.id}`)

/** Milliseconds from a report to the change of the table that everybody hears, one after the other; median and the slowest of twenty. */
async function follow() {
  const heard: number[] = []
  for (let report = 0; report < reports; report++) {
    const [winner, loser] = report % 2 ? clans : clans.toReversed()
    const changed = live.next('ladder:changed')
    const began = performance.now()
    await (loser === clans[0] ? one : other).api.reportLoss({
      body: {
        id_clan_ganador: winner?.id ?? 0,
        id_clan_perdedor: loser?.id ?? 0,
        id_etapa: etapa.id,
        id_juego: etapa.juego.id,
      },
      headers: { 'idempotency-key': randomUUID() },
    })
    await changed
    heard.push(performance.now() - began)
  }
  heard.sort((a, b) => a - b)
  const at = (share: number) => heard[Math.min(heard.length - 1, Math.floor(heard.length * share))] ?? 0
  return { median: at(0.5), slow: at(0.95) }
}

await follow() // the first reports load what they need
const quiet = await follow()
const began = performance.now()
await admin.api.createAnuncio({ body: { titulo: 'Copa de verano', descripcion: 'Todos', contenido: '<p>Ya</p>' } })
await service.untilTaken(1)
const busy = await follow()
const during = service.taken.length
await service.untilTaken(browsers)
const seconds = (performance.now() - began) / 1000
const names = new Set(service.taken.map(({ name }) => name))
const ratio = (a: number, b: number) => (a / b).toFixed(2)
console.log(
  `${browsers} browsers, each once: ${names.size === browsers && service.taken.length === browsers}; ${seconds.toFixed(1)} s, ${during} of them during the reports\n` +
    `a report heard while it is told against before: median ${ratio(busy.median, quiet.median)} (${busy.median.toFixed(0)} / ${quiet.median.toFixed(0)} ms), slowest of twenty ${ratio(busy.slow, quiet.slow)} (${busy.slow.toFixed(0)} / ${quiet.slow.toFixed(0)} ms)`,
)
live.close()
await product.stop()
await service.stop()
