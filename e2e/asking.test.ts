import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LiveEvent, LiveEvents } from '@trinchera/contract/socket'
import { openDatabase } from '@trinchera/db/database'
import { startGameServer, type TestGameServer } from '@trinchera/testing/game-server'
import { connectLive, type LiveClient } from '@trinchera/testing/live'
import { apiOf, newPerson } from '@trinchera/testing/people'
import { ProductProcess, startProduct, type Product } from '@trinchera/testing/product'
import { startTwitch, type TestTwitch } from '@trinchera/testing/twitch'

// The processes as they are shipped, polling fake servers that speak the real protocols. Eleven of the twelve game servers never answer.

let twitch: TestTwitch
let server: TestGameServer
let product: Product
let second: ProductProcess
let browser: LiveClient

beforeAll(async () => {
  ;[twitch, server] = await Promise.all([
    startTwitch(),
    startGameServer({ hostname: 'Clan ÑX [CL]', mapname: 'obj/obj_team2' }),
  ])
  product = await startProduct({
    ...twitch.env,
    GAME_HOST: '127.0.0.1',
    GAME_POLL_SECONDS: '1',
    STREAM_POLL_SECONDS: '1',
  })
  second = new ProductProcess('worker/dist/main.js', product.env)
  second.start()
  await second.prints(/worker listo/)
  const database = openDatabase({ url: product.databaseUrl })
  const { data } = await apiOf(product.url).listServers()
  // of the twelve servers, only the first is configured with a port that answers
  const servidores = data.map(({ id, grupo, nombre, puerto }) => ({
    id,
    grupo,
    nombre,
    puerto,
    puerto_consulta: id === 1 ? server.port : id,
    host: null,
    tipo: 'mohaa',
  }))
  await database.db
    .insertInto('opciones')
    .values({ parte: 'servidores', valor: JSON.stringify(servidores) })
    .execute()
  await database.close()
  browser = await connectLive(product.url)
})

afterAll(async () => {
  browser?.close()
  await second?.end()
  await product?.stop()
  await Promise.all([server?.stop(), twitch?.stop()])
})

/** The first event of a kind whose payload satisfies `saysSo`. Listens all the time, because two events may come at once. */
const heard = <E extends LiveEvent>(event: E, saysSo: (payload: LiveEvents[E]) => boolean) =>
  new Promise<LiveEvents[E]>((resolve) =>
    browser.on(event, (payload) => {
      if (saysSo(payload)) resolve(payload)
    }),
  )
const onMap = (mapa: string) => heard('servers:changed', (servers) => servers.some((one) => one.mapa === mapa))

async function changeMap(mapa: string) {
  const told = onMap(mapa)
  server.state.mapname = mapa
  await told
}

it('an open page shows a changed map, and a reload shows the same', async () => {
  await changeMap('dm/mohdm3')
  const { data } = await apiOf(product.url).listServers()
  expect(data.find(({ id }) => id === 1)).toMatchObject({ nombre: 'Clan ÑX [CL]', mapa: 'dm/mohdm3', en_linea: true })
  expect(data.filter(({ en_linea }) => en_linea)).toHaveLength(1)
})

it('an open page shows a stream that begins, and followers are notified once with two workers polling', async () => {
  const [streamer, fan] = [await newPerson(product), await newPerson(product)] // their e-mails are sent while eleven servers are silent
  await streamer.api.updatePlayer({ params: { id: streamer.id }, body: { twitch: 'cabo_tv' } })
  await fan.api.followStreamer({ params: { login: 'cabo_tv' } })
  const told = heard('streams:changed', ({ online }) => online.some(({ user_login }) => user_login === 'cabo_tv'))
  twitch.goLive('cabo_tv', { user_name: 'Cabo_TV', title: 'Clan war' })
  expect((await told).online).toMatchObject([{ title: 'Clan war', jugador: { id: streamer.id } }])
  await twitch.next()
  await twitch.next()
  await expect
    .poll(async () => (await fan.api.listNotices()).data.map(({ texto }) => texto))
    .toEqual(['Cabo_TV está en vivo: Clan war'])
})

it('polling continues when a worker is killed during a poll', async () => {
  await server.next()
  await product.worker.end('SIGKILL')
  await changeMap('dm/mohdm4')
  const from = product.worker.output.length
  product.worker.start()
  await product.worker.prints(/worker listo/, from)
})

it('polling continues while Redis is away, and open pages are updated once it is back', async () => {
  await product.redis.kill()
  server.state.mapname = 'dm/mohdm6'
  const { api } = { api: apiOf(product.url) }
  const shown = async () => (await api.listServers()).data[0]?.mapa
  while ((await shown()) !== 'dm/mohdm6') await server.next()
  const told = onMap('dm/mohdm6')
  await product.redis.start()
  await told
})
