import { openDatabase } from '@trinchera/db/database'
import { openBrowser, type TestBrowser } from '@trinchera/testing/browser'
import { startGameServer, type TestGameServer } from '@trinchera/testing/game-server'
import { adminOf, type Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findings, sticksOut } from './axe'
import { agreedReto, inHours } from './retos'
import { eventually, isMarked, mark, toastSaying, untilShown } from './screen'
import { newEtapaOf } from './etapa'
import { smallTargets } from './targets'

let game: TestGameServer
let product: Product
let browser: TestBrowser
let admin: Person
let server: number

beforeAll(async () => {
  game = await startGameServer({
    hostname: 'Trinchera Prueba',
    mapname: 'dm/mohdm1',
    gametype: 'Objective-Match',
    maxplayers: 12,
    players: [],
  })
  product = await startProduct({ GAME_HOST: '127.0.0.2', GAME_POLL_SECONDS: '1' })
  browser = await openBrowser(product)
  admin = await adminOf(product)
  const [first, ...others] = (await admin.api.getOpciones()).data.servidores
  if (!first) throw new Error('no servers')
  server = first.id
  await admin.api.updateOpciones({
    body: { servidores: [{ ...first, host: '127.0.0.1', puerto_consulta: game.port }, ...others] },
  })
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await game.stop()
})

const soldier = (nombre: string, frags: number) => ({ nombre, frags, ping: 40 })
const wrongWith = async (page: Parameters<typeof findings>[0]) => [
  ...(await findings(page)),
  ...(await smallTargets(page)),
  ...((await sticksOut(page)) > 0 ? ['sticks out'] : []),
]

/** Moves a reto's agreed time to five minutes ago, as if the time had passed. */
async function hasBegun(id: number) {
  const database = openDatabase({ url: product.databaseUrl })
  const fecha = new Date(Date.now() - 300_000).toISOString()
  const row = await database.db.selectFrom('retos').where('id', '=', id).select('situacion').executeTakeFirstOrThrow()
  const situacion = JSON.stringify({ ...JSON.parse(row.situacion), fecha })
  await database.db.updateTable('retos').set({ fecha, situacion }).where('id', '=', id).execute()
  await database.close()
}

it('a nick is linked by a code typed in the game; then the reto’s page shows who plays for whom, and the match’s page what happened', async (test) => {
  const etapa = await newEtapaOf(product, admin, 2)
  const { clan } = etapa
  const own = await browser.newPage(test, { as: clan(0).leader, width: 360, height: 740 })
  await own.goto('/ladder/micuenta')
  await untilShown(own)
  const nicks = own.getByRole('region', { name: 'Tu nombre en el juego' })
  await nicks.getByRole('button', { name: 'Enlazar mi nombre' }).click()
  const code = (await nicks.locator('code').innerText()).split(' ').at(-1)
  expect(await wrongWith(own)).toEqual([])
  game.state.players = [soldier(`Tatan ${code}`, 0)]
  await nicks.getByRole('button', { name: 'Desenlazar Tatan' }).waitFor()
  expect(await wrongWith(own)).toEqual([])

  const reto = await agreedReto(clan(0), clan(1), inHours(3))
  await clan(0).leader.api.setRetoServer({ params: { id: reto.id }, body: { servidor: server } })
  const page = await browser.newPage(test, { width: 360, height: 740 })
  await page.goto(`/ladder/reto/${reto.id}`)
  await untilShown(page)
  const panel = page.getByRole('region', { name: 'En el servidor' })
  expect(await panel.count()).toBe(0)
  await hasBegun(reto.id)
  game.state.players = [soldier('Tatan', 7), soldier('[TB] Roca', 4), soldier('Fulano', 9)]
  await page.reload()
  await untilShown(page)
  const side = (name: string) => panel.getByRole('region', { name })
  await side('Compañía A').getByRole('link', { name: 'Tatan' }).waitFor()
  await side('Compañía B').getByText('[TB] Roca').waitFor()
  await side('Sin identificar').getByText('Fulano').waitFor()
  expect(await side('Compañía A').getByRole('link', { name: 'Tatan' }).getAttribute('href')).toBe(
    `/ladder/detalle-jugador/${clan(0).leader.id}`,
  )
  expect(await wrongWith(page)).toEqual([])

  // The next server answer is shown without a reload. If the server stops, the page says that it is silent and keeps its last state.
  await mark(page)
  game.state.players = [soldier('Tatan', 12), soldier('[TB] Roca', 4)]
  await side('Compañía A').getByRole('cell', { name: '12', exact: true }).waitFor()
  await eventually(() => side('Sin identificar').count(), 0)
  game.answers('silent')
  await panel.getByText('El servidor no responde').waitFor()
  await side('Compañía A').getByRole('cell', { name: '12', exact: true }).waitFor()
  game.answers('one')
  game.state.mapname = 'dm/mohdm2'
  await eventually(() => panel.getByText('El servidor no responde').count(), 0)
  expect(await isMarked(page)).toBe(true)
  expect(await wrongWith(page)).toEqual([])

  const { data: match } = await clan(1).leader.api.reportLoss({
    body: {
      id_clan_ganador: clan(0).id,
      id_clan_perdedor: clan(1).id,
      id_etapa: etapa.id,
      id_juego: etapa.juego.id,
      id_reto: reto.id,
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  await eventually(() => panel.count(), 0)
  await page.goto(`/ladder/partida/${match.id}`)
  await untilShown(page)
  const maps = panel.getByRole('list', { name: 'Mapas en orden' })
  await eventually(() => maps.getByRole('listitem').count(), 2)
  await panel.locator('svg path[class*="firstLine"][d^="M"]').waitFor({ state: 'attached' })
  expect(await maps.getByText(/: hasta 1 contra 1$/).count()).toBe(2)
  expect(await wrongWith(page)).toEqual([])

  await nicks.getByRole('button', { name: 'Desenlazar Tatan' }).click()
  await own.getByRole('dialog').getByText('Otra persona podrá enlazar ese nombre.').waitFor()
  await own.getByRole('dialog').getByRole('button', { name: 'Desenlazar' }).click()
  await toastSaying(own, /desenlazad/i).waitFor()
  await eventually(() => nicks.getByRole('listitem').count(), 0)
})
