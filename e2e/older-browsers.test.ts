import { paths } from '@trinchera/contract/site-paths'
import { pagesOf } from '@trinchera/testing/browser'
import { adminOf } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { afterAll, expect, it } from 'vitest'
import { chromium } from './chromium'
import { answers, ask, open as openRadio } from './demo/assistant'
import { open as openTopic, opener } from './foro-pages'
import { makeOlder } from './older-browser'
import { eventually, places, untilLive, untilShown } from './screen'
import { newRanking } from './etapa'

// Starts its own product, because other tests expect a site without torneos.
const product = await startProduct()
afterAll(() => product.stop())
const browser = pagesOf(chromium, product)
const admin = await adminOf(product)
const hour = 3_600_000
const etapa = await newRanking(product, admin, 3)

/** A torneo whose bracket is drawn, with the etapa's four clans. */
async function newTorneo() {
  const { data } = await admin.api.createTorneo({
    body: {
      nombre: 'Copa de Antes',
      descripcion: 'Para navegadores de antes',
      inicio: new Date(Date.now() + 3 * hour).toISOString(),
      inscripcion_hasta: new Date(Date.now() + 2 * hour).toISOString(),
      formato: 'simple',
      id_etapa: etapa.id,
      cupos: 4,
      mejor_de: 1,
    },
  })
  const params = { id: data.id }
  const clans = [0, 1, 2, 3].map(etapa.clan)
  for (const { id, leader } of clans)
    await leader.api.enrolTorneo({ params, body: { id_clan: id, plantel: [leader.id] } })
  await admin.api.seedTorneo({ params, body: { orden: clans.map(({ id }) => id) } })
  await admin.api.startTorneo({ params })
  return data.id
}

// Any error in a page fails its test.

it('screens work, and move, with what the oldest browsers of the list have', async (test) => {
  const torneo = await newTorneo()
  const tema = await openTopic(etapa.clan(0).leader, 'Navegadores de antes')
  const page = await browser.newPage(test, { serviceWorker: true, as: admin })
  await makeOlder(page)
  await page.goto(paths.home)
  await untilShown(page)
  // Check that the features are really missing.
  expect(await page.evaluate(() => ['toSorted' in [], 'canParse' in URL, 'Segmenter' in Intl])).toEqual([
    false,
    false,
    false,
  ])

  await page.goto(etapa.address)
  await untilLive(page)
  await eventually(() => places(page), ['1 Compañía A', '2 Compañía B', '3 Compañía C'])
  await etapa.report(2, 0)
  await eventually(() => places(page), ['1 Compañía A', '2 Compañía C', '3 Compañía B'])

  await openRadio(page)
  await ask(page, '¿Cuántos clanes hay?')
  expect(await answers(page).count()).toBeGreaterThan(0)

  await page.goto(paths.tema(tema.id, tema.slug))
  await untilShown(page)
  await opener(page).click()
  await page.locator('.ql-editor').pressSequentially('Se escribe. @Comp')

  await page.goto(`${paths.torneo(torneo)}?ver=llave`)
  await page.locator('[data-partida]').first().waitFor()

  for (const address of [
    paths.clan(etapa.clan(0).id),
    paths.jugadores,
    paths.agenda,
    paths.anuncios,
    paths.servidores,
    paths.stream,
    paths.retos,
    paths.palmares,
    paths.mapas,
    paths.reglamento,
    paths.miCuenta,
    paths.reportes,
    paths.panelAdmin(),
    paths.panelAdmin('opciones'),
    paths.panelAdmin('ranking'),
  ]) {
    await page.goto(address)
    await untilShown(page)
    expect([address, await page.getByText('se cayó').count()]).toEqual([address, 0])
  }

  await page.goto(`/embed/etapa/${etapa.id}`)
  await page.getByText('Compañía C').first().waitFor()
  await page.goto(paths.home)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
})

const chrome100 = 'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/100.0.0.0 Safari/537.36'
const served =
  /Sirven Chrome y Edge desde la versión 109, Firefox desde la 115, y Safari, el iPhone y el iPad desde la 15\.6\./

it('a part that falls says so in its place, with the browsers that would do, and the rest stays', async (test) => {
  // React logs every error that its error boundaries catch.
  const page = await browser.newPage(test, { expects: [/.*/] })
  await page.addInitScript(
    (name) => Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => name }),
    chrome100,
  )
  await page.route('**/medallas*', (route) =>
    route.fulfill({ json: { code: 200, status: 'success', message: '', data: [null] } }),
  )
  await page.goto(paths.clan(etapa.clan(0).id))
  const fallen = page.getByRole('alert').filter({ hasText: 'Esta parte se cayó' })
  await fallen.getByText(served).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('heading', { name: /^Integrantes/ }).waitFor()
  expect(await fallen.count()).toBe(1)

  await fallen.getByRole('button', { name: 'Reintentar' }).click()
  await fallen.waitFor()
  await page.unroute('**/medallas*')
  await fallen.getByRole('button', { name: 'Reintentar' }).click()
  await untilShown(page)
  await eventually(() => fallen.count(), 0)
})

it('a browser that cannot read the scripts is told which ones can', async (test) => {
  const page = await browser.newPage(test, { expects: [/.*/] })
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class A { #a #b }' }),
  )
  await page.goto(etapa.address)
  await page.getByRole('alert').filter({ hasText: served }).waitFor()
  // A browser that can read the scripts does not get that text.
  const other = await browser.newPage(test)
  await other.goto(etapa.address)
  await untilLive(other)
  expect(await other.locator('#old-browser').count()).toBe(0)
})
