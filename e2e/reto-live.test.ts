import { afterAll, beforeAll, expect, it } from 'vitest'
import { shiftedEnvironment } from '@trinchera/testing/clock'
import { startGameServer, type TestGameServer } from '@trinchera/testing/game-server'
import { connectLive } from '@trinchera/testing/live'
import { adminOf, apiOf, type Person } from '@trinchera/testing/people'
import { ProductProcess, startProduct, type Product } from '@trinchera/testing/product'
import { newEtapaOf } from './etapa'

let product: Product
let admin: Person
let game: TestGameServer

beforeAll(async () => {
  game = await startGameServer({ mapname: 'obj/obj_team1', players: [] })
  product = await startProduct({ GAME_POLL_SECONDS: '1' })
  admin = await adminOf(product)
  const { data } = await admin.api.getOpciones()
  const servidores = data.servidores.map((server, index) =>
    index === 0 ? { ...server, host: '127.0.0.1', puerto_consulta: game.port } : server,
  )
  await admin.api.updateOpciones({ body: { servidores } })
})
afterAll(async () => {
  await product?.stop()
  await game?.stop()
})

const hour = 3_600_000

it('is shown to who watches, by a worker that sees in Redis that somebody does, with the nick that a code linked', async () => {
  const { clan } = await newEtapaOf(product, admin, 2)
  const { api, id: player_id } = clan(0).leader
  const code = (await api.createNickCode()).data.codigo?.codigo
  game.state.players = [{ nombre: `^1Ta^7tan ${code}`, frags: 0, ping: 40 }]
  await expect.poll(async () => (await api.listOwnNicks()).data.nicks.map(({ nick }) => nick)).toEqual(['Tatan'])
  game.state.players = [{ nombre: '^1Tatan', frags: 7, ping: 40 }]

  const fecha = new Date(Date.now() + 3 * hour).toISOString()
  const body = { id_clan_retador: clan(0).id, id_clan_retado: clan(1).id, fechas: [fecha] }
  const { id } = (await api.createReto({ body })).data
  const params = { id }
  await clan(1).leader.api.answerReto({ params, body: { respuesta: 'aceptar', fecha } })
  await api.setRetoServer({ params, body: { servidor: 1 } })
  await product.worker.end('SIGKILL')

  const visitor = await connectLive(product.url)
  await visitor.subscribe(`reto:${id}`)
  const shown = visitor.next('match:live')
  const maps: unknown[] = []
  visitor.on('match:live', ({ mapa }) => maps.push(mapa))
  const worker = new ProductProcess('worker/dist/main.js', { ...product.env, ...shiftedEnvironment(3 * hour) })
  worker.start()
  try {
    const live = {
      id,
      servidor: 1,
      mapa: 'obj/obj_team1',
      jugadores: [{ nombre: 'Tatan', puntaje: 7, ping: 40, id_clan: clan(0).id, player_id }],
    }
    expect(await shown).toMatchObject(live)
    game.state.mapname = 'dm/mohdm1'
    await expect.poll(() => maps.at(-1)).toBe('dm/mohdm1')
    const samples = async () => (await apiOf(product.url).listRetoSamples({ params })).data
    await expect.poll(async () => (await samples()).map(({ mapa }) => mapa)).toEqual(['obj/obj_team1', 'dm/mohdm1'])
  } finally {
    visitor.close()
    await worker.end()
  }
})
