// Compares the duration of reports of losses while an anuncio is pushed to many browsers with that on a quiet site. The push service runs
// in this process. The product runs in development mode, because there staff need no second factor.
import { randomUUID } from 'node:crypto'
import { openDatabase } from '@trinchera/db/database'
import { storeDevice } from '@trinchera/db/queries/push/devices'
import { storeQuietHours } from '@trinchera/db/queries/push/silencio'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { connectLive } from '@trinchera/testing/live'
import { authorityPath } from '@trinchera/testing/outbound-proxy'
import { adminOf } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { startPushService, testBrowser } from '@trinchera/testing/push-service'
import { digits, percentile, small, type Row } from './lib/rounds'
import { openEtapa } from './lib/etapa'

const browsers = small ? 200 : 10_000
const reports = small ? 5 : 40
const devicesEach = 5

/** Creates players with `devicesEach` devices each, which receive push notifications of anuncios at any hour. */
async function subscribe(url: string, clave: string): Promise<void> {
  const { subscription } = testBrowser('todos')
  const now = new Date().toISOString()
  const database = openDatabase({ url })
  await database.transaction(async (trx) => {
    for (let n = 0; n < browsers / devicesEach; n++) {
      const who = { username: `Fan ${n}`, email: `fan${n}@trinchera.test` }
      const player = await insertPlayer(trx, { ...who, password_hash: null, volute: null, created_at: now })
      await storeQuietHours(trx, player, { desde: '00:00', hasta: '00:00' })
      for (let device = 0; device < devicesEach; device++) {
        const endpoint = `https://push.trinchera.test/fan-${n}-${device}`
        await storeDevice(trx, { keys: subscription.keys, endpoint, player, jti: 'x', clave, nombre: 'Chrome', now })
      }
    }
  })
  await database.close()
}

export async function push(): Promise<Row[]> {
  const service = await startPushService()
  const product = await startProduct({ OUTBOUND_PROXY: service.proxy, NODE_EXTRA_CA_CERTS: authorityPath })
  const admin = await adminOf(product)
  const { id, juego, clans } = await openEtapa(product, admin)
  await subscribe(product.databaseUrl, (await admin.api.getPushKey()).data.clave)
  const live = await connectLive(product.url)
  await live.subscribe(`etapa:${id}`)

  /** Sends reports one after another. Returns the ms from each report until the change of the ladder table is broadcast. */
  async function follow(): Promise<number[]> {
    const times: number[] = []
    for (let n = 1; n <= reports; n++) {
      const changed = live.next('ladder:changed')
      const began = performance.now()
      const body = { id_clan_ganador: clans[n] ?? 0, id_clan_perdedor: clans[0] ?? 0, id_etapa: id, id_juego: juego }
      await admin.api.reportLoss({ body, headers: { 'idempotency-key': randomUUID() } })
      await changed
      times.push(performance.now() - began)
    }
    return times
  }

  await follow() // warm-up: the first reports load modules and caches
  const quiet = await follow()
  const began = performance.now()
  await admin.api.createAnuncio({ body: { titulo: 'Copa de verano', descripcion: 'Todos', contenido: '<p>Ya</p>' } })
  await service.untilTaken(1)
  const busy = await follow()
  const during = service.taken.length
  await service.untilTaken(browsers)
  const seconds = (performance.now() - began) / 1000
  const twice = service.taken.length - new Set(service.taken.map(({ name }) => name)).size
  live.close()
  await product.stop()
  await service.stop()
  const row = (which: string, part: number): Row => {
    const [told, before] = [percentile(busy, part), percentile(quiet, part)]
    return {
      what: `report heard while ${browsers} browsers are pushed to, ${which}`,
      floor: 'the same on the quiet site',
      goal: null,
      values: [told / before],
      measured: `${digits(told)} / ${digits(before)} ms; ${digits(seconds)} s for all, ${during} of them during the reports, ${twice} twice`,
    }
  }
  return [row('p50', 0.5), row('p95', 0.95)]
}
