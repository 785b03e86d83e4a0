import type { PushMessage } from '@trinchera/contract/push'
import { paths } from '@trinchera/contract/site-paths'
import type { Page, Worker } from 'playwright-core'
import { expect, it } from 'vitest'
import { admin, browser, product } from './fixture'
import { eventually, places, untilLive, untilShown } from './screen'
import { newRanking } from './stage'

const away = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to/]

/** The page's service worker, once it runs and has taken the page over. */
async function installed(page: Page): Promise<Worker> {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return worker
}

/** Delivers a push through Chromium's protocol, as the browser's push service would. */
async function pusher(page: Page) {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  return (data: PushMessage | string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(product.url).origin,
      registrationId,
      data: typeof data === 'string' ? data : JSON.stringify(data),
    })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
  })

const aviso = (id: number, tag: string, more: Partial<Extract<PushMessage, { clase: 'aviso' }>> = {}): PushMessage => ({
  clase: 'aviso',
  id,
  aviso: id,
  titulo: 'Compañía A',
  texto: `Aviso ${id}`,
  enlace: paths.agenda,
  tag,
  acciones: [],
  token: null,
  sin_leer: 1,
  ...more,
})

it('shows the last seen table and clan without a connection, and from when they are', async (test) => {
  const stage = await newRanking(product, admin, 3)
  const page = await browser.newPage(test, { serviceWorker: true, expects: away, width: 360, height: 740 })
  await page.goto(stage.address)
  await untilLive(page)
  await installed(page)
  await page.getByRole('main').getByRole('link', { name: 'Compañía B', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Compañía B' }).waitFor()
  await untilShown(page)
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await page.goto(stage.address)
  const main = page.getByRole('main')
  await main.getByText(/^Esto se vio .*a las \d\d:\d\d\./).waitFor()
  await eventually(() => places(page), ['1 Compañía A', '2 Compañía B', '3 Compañía C'])
  await page.goto(paths.clan(stage.clan(1).id))
  await page.getByRole('heading', { level: 1, name: 'Compañía B' }).waitFor()
  await main.getByText(/^Esto se vio .*a las \d\d:\d\d\./).waitFor()
  await main.getByRole('heading', { name: 'Integrantes' }).waitFor()

  // What was never seen says so and leads to what was.
  await page.goto(paths.clan(stage.clan(2).id))
  await main.getByText('No pudimos traer el clan').waitFor()
  const seen = main.getByRole('list', { name: 'Lo que puedes ver sin conexión' })
  await seen.getByRole('link', { name: stage.etapa.nombre }).waitFor()
  await page.goto(paths.torneos)
  await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor()

  await page.context().setOffline(false)
  await page.goto(stage.address)
  await untilLive(page)
  await expect.poll(() => main.getByText(/Esto se vio/).count()).toBe(0)
})
