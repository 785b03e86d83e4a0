import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { adminOf, newClan, newPerson, type Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { chromium } from './chromium'
import { eventually, isMarked, mark, places, untilLive, untilShown } from './screen'
import { newRanking } from './etapa'

let product: Product
let browser: TestPages
let admin: Person

beforeAll(async () => {
  product = await startProduct()
  browser = pagesOf(chromium, product)
  admin = await adminOf(product)
})

afterAll(async () => {
  await product?.stop()
})

async function openAt(page: Page, address: string) {
  await page.goto(address)
  await untilShown(page)
  await mark(page)
  return page
}

/** Name and last number of a table's first row. */
const best = async (page: Page, table: string) => {
  const row = page.getByRole('table', { name: table }).getByRole('row').nth(1)
  return [await row.getByRole('link').innerText(), await row.getByRole('cell').last().innerText()]
}

it('updates every screen of the ladder without interaction', async (test) => {
  const etapa = await newRanking(product, admin, 3)
  const winner = etapa.clan(2)
  const open = (address: string) => browser.newPage(test).then((page) => openAt(page, address))
  const [home, index, clan, player, juego] = await Promise.all([
    open('/'),
    open('/ladder'),
    open(`/ladder/detalle-clan/${winner.id}`),
    open(`/ladder/detalle-jugador/${winner.leader.id}`),
    open(`/ladder/juego/${etapa.juego.id}`),
  ])
  for (const page of [home, index, juego]) await untilLive(page)
  await juego.getByText('4 clanes · 3 partidas').waitFor()
  await clan.getByText('de 3', { exact: true }).waitFor()

  // The third clan beats the first, twice.
  await etapa.report(2, 0)
  await index.getByText('del 3 al 2').waitFor()
  await etapa.report(2, 0)

  await home.getByRole('main').getByRole('link', { name: 'Compañía C sube del 2 al 1' }).first().waitFor()
  await index.getByText('del 2 al 1').waitFor()
  await expect
    .poll(() =>
      index.locator('section', { hasText: 'Últimos Enfrentamientos' }).getByRole('listitem').first().innerText(),
    )
    .toContain('Compañía C Venció a Compañía A')
  const name = `${etapa.juego.nombre} · ${etapa.nombre}`
  for (const page of [home, index])
    await eventually(() => best(page, `Los primeros cinco de ${name}`), ['Compañía C', '3–0'])
  await eventually(() => best(index, 'Los cinco jugadores con más victorias'), [winner.leader.username, '3'])
  await clan.getByText('3–0').waitFor()
  await eventually(() => clan.locator('[data-part="place"]').textContent(), '1de 3')
  await clan.getByRole('img', { name: /^Puesto en el tiempo: del 3 .* al 1 / }).waitFor()
  await eventually(() => clan.getByRole('listitem').filter({ hasText: 'Victoria' }).count(), 3)
  await player.getByText('3–0').first().waitFor()
  await juego.getByText('4 clanes · 5 partidas').waitFor()
  for (const page of [home, index, clan, player, juego]) expect(await isMarked(page)).toBe(true)
})

it('shows a new clan and a ruling live', async (test) => {
  const etapa = await newRanking(product, admin, 2)
  const page = await browser.newPage(test)
  await openAt(page, etapa.address)
  await untilLive(page)
  await newClan(await newPerson(product), etapa, 'Los Recién Llegados', 'NVS')
  const { data: match } = await etapa.report(1, 0)
  await page
    .getByRole('table', { name: 'Clanes no rankeados' })
    .getByRole('link', { name: 'Los Recién Llegados' })
    .waitFor()
  await page
    .getByRole('main')
    .getByText(/^4 clanes$/)
    .waitFor()
  await eventually(() => places(page), ['1 Compañía B', '2 Compañía A'])

  await admin.api.ruleMatch({ params: { id: match.id }, body: { tipo: 'anular', motivo: 'Se reportó por error' } })
  await eventually(() => places(page), ['1 Compañía A', '2 Compañía B'])
  expect(await isMarked(page)).toBe(true)
  await page.goto(`/ladder/detalle-clan/${etapa.clan(1).id}`)
  await page.getByText('Se reportó por error').waitFor()
  await page.getByText('Anulado por la administración').waitFor()
})
