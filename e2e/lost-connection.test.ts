import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { adminOf, type Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { chromium } from './chromium'
import { eventually, isMarked, mark, places, untilLive } from './screen'
import { newRanking, newEtapaOf } from './etapa'

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

const away = [
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|WebSocket connection to/,
]

async function restart() {
  const from = product.server.output.length
  product.server.start()
  await product.server.prints(/servidor en http/, from)
}

it('shows since when its data are stale, and catches up afterwards', async (test) => {
  const etapa = await newRanking(product, admin, 3)
  const page = await browser.newPage(test, { fresh: true, expects: away })
  await page.goto(etapa.address)
  await untilLive(page)
  await eventually(() => places(page), ['1 Compañía A', '2 Compañía B', '3 Compañía C'])
  await mark(page)

  await product.server.end('SIGKILL')
  const main = page.getByRole('main')
  await main.getByText(/Lo que ves es de las \d\d:\d\d:\d\d\. Se actualiza solo al volver\./).waitFor()
  await expect.poll(() => main.getByText('Reconectando…').count()).toBe(1)
  await expect.poll(() => main.getByText('Reconectando…').isVisible()).toBe(true)
  await expect.poll(() => main.getByText('En vivo', { exact: true }).count()).toBe(0)
  await expect.poll(() => places(page)).toEqual(['1 Compañía A', '2 Compañía B', '3 Compañía C'])

  await restart()
  await etapa.report(2, 0)
  await untilLive(page)
  await eventually(() => places(page), ['1 Compañía A', '2 Compañía C', '3 Compañía B'])
  await main.getByText(/Lo que ves es de las/).waitFor({ state: 'detached' })
  expect(await isMarked(page)).toBe(true)

  // The page is live again, not only refreshed once.
  await etapa.report(1, 0)
  await eventually(() => places(page), ['1 Compañía A', '2 Compañía B', '3 Compañía C'])
})

it('comes back live after the server refused the connection while its database was away', async (test) => {
  const etapa = await newRanking(product, admin, 2)
  const page = await browser.newPage(test, { fresh: true, as: etapa.clan(0).leader })
  let refusals = 0
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      // The server's answer to a namespace connection whose session it cannot check.
      if (String(message).startsWith('40') && refusals++ === 0) socket.send('44{"message":"unavailable"}')
      else server.send(message)
    })
  })
  await page.goto(etapa.address)
  await untilLive(page)
  expect(refusals).toBeGreaterThan(1) // the first connection, and those after it
  await etapa.report(1, 0)
  await eventually(() => places(page), ['1 Compañía B', '2 Compañía A'])
})

it('offers a retry when navigating while the server is away', async (test) => {
  const etapa = await newRanking(product, admin, 2)
  const leader = etapa.clan(0).leader.username
  const page = await browser.newPage(test, {
    fresh: true,
    expects: [...away, /Unable to preload CSS|Failed to fetch dynamically imported module/],
  })
  // The first search loads the code for API calls too.
  await page.goto('/ladder/jugadores')
  const table = page.getByRole('table', { name: 'Jugadores' })
  const search = page.getByRole('searchbox', { name: 'Buscar jugador por nombre' })
  await search.fill('nadie así')
  await page.getByText('No se encontraron jugadores').waitFor()

  // A request that failed can be retried.
  await product.server.end('SIGKILL')
  await search.fill(leader)
  const alert = page.getByRole('alert')
  await alert.getByText('No pudimos traer los jugadores').waitFor()
  await restart()
  // Pressed again if the reply of the server, which has just started, takes too long.
  const retry = alert.getByRole('button', { name: 'Reintentar' })
  await eventually(async () => {
    if (await retry.isVisible()) await retry.click()
    return table.getByRole('row').count()
  }, 2)

  // A screen whose code was never fetched shows an error inside the page's frame, which stays usable.
  await product.server.end('SIGKILL')
  await table.getByRole('link', { name: leader, exact: true }).click()
  await alert.getByRole('button', { name: 'Recargar' }).waitFor()
  await expect.poll(() => page.getByRole('navigation', { name: 'Principal' }).isVisible()).toBe(true)
  await restart()
  await alert.getByRole('button', { name: 'Recargar' }).click()
  await page.getByRole('heading', { level: 1, name: leader }).waitFor()
})

it('shows what the table said of a clan whose page cannot be fetched, and the page once it can', async (test) => {
  const etapa = await newRanking(product, admin, 2)
  const page = await browser.newPage(test, { fresh: true, expects: [/ERR_INTERNET_DISCONNECTED/, ...away] })
  const screen = page.waitForResponse(/DetalleClan-.*\.js$/)
  await page.goto(etapa.address)
  await untilLive(page)
  await screen // the screen's code is prefetched, with its imports
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Compañía B', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Compañía B' }).waitFor()
  await main.getByText(/^Sin conexión: esto es lo que decía la tabla a las \d\d:\d\d:\d\d\./).waitFor()
  await expect.poll(() => main.locator('[data-part="skeleton"], .skeleton').count()).toBe(0)
  await expect.poll(() => main.getByText('Reconectando…').count()).toBeLessThanOrEqual(1)

  await page.context().setOffline(false)
  await main.getByRole('heading', { name: 'Integrantes' }).waitFor()
})

it('serves pages while Redis is away, and is live again once it is back', async (test) => {
  const etapa = await newEtapaOf(product, admin, 3)
  const page = await browser.newPage(test, { fresh: true, expects: away })
  await page.goto(etapa.address)
  await untilLive(page)
  await mark(page)
  const from = product.server.output.length
  await product.redis.kill()
  await product.server.prints(/se perdió la conexión con Redis/, from)

  // A new visitor sees everything, and a report is accepted.
  const late = await browser.newPage(test, { fresh: true })
  await late.goto(etapa.address)
  await late.getByRole('table', { name: 'Clanes no rankeados' }).getByRole('link', { name: 'Compañía A' }).waitFor()
  await etapa.report(0, 1)

  await product.redis.start()
  await product.server.prints(/Redis volvió/, from)
  await eventually(() => places(page), ['1 Compañía A'])
  await etapa.report(1, 2)
  await eventually(() => places(page), ['1 Compañía A', '2 Compañía B'])
  await eventually(() => places(late), ['1 Compañía A', '2 Compañía B'])
  expect(await isMarked(page)).toBe(true)
})
