import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { startGameServer, type Soldier, type TestGameServer } from '@trinchera/testing/game-server'
import { adminOf, newPerson, type Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { startTwitch, type TestTwitch } from '@trinchera/testing/twitch'
import { chromium } from './chromium'
import { findings, sticksOut } from './axe'
import { eventually, isMarked, mark, toastSaying, untilLive, untilShown } from './screen'

let twitch: TestTwitch
let game: TestGameServer
let product: Product
let browser: TestPages
let admin: Person

const soldiers = (count: number): Soldier[] =>
  Array.from({ length: count }, (_, i) => ({ nombre: `Soldado ${i + 1}`, frags: 30 - i, ping: 20 + i }))
const thumbnail = 'https://static-cdn.jtvnw.net/previews-ttv/live_user_quiltro-{width}x{height}.jpg'
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const fromTwitch = [/static-cdn\.jtvnw\.net/, /player\.twitch\.tv/]

beforeAll(async () => {
  ;[twitch, game] = await Promise.all([
    startTwitch(),
    startGameServer({
      hostname: 'Trinchera Prueba',
      mapname: 'obj/obj_team2',
      gametype: 'Objective-Match',
      maxplayers: 12,
      players: soldiers(2),
    }),
  ])
  product = await startProduct({
    ...twitch.env,
    GAME_HOST: '127.0.0.2',
    GAME_POLL_SECONDS: '1',
    STREAM_POLL_SECONDS: '1',
  })
  browser = pagesOf(chromium, product)
  admin = await adminOf(product)
  const { data: opciones } = await admin.api.getOpciones()
  const [first, ...others] = opciones.servidores
  if (!first) throw new Error('no servers')
  await admin.api.updateOpciones({
    body: {
      servidores: [{ ...first, host: '127.0.0.1', puerto_consulta: game.port }, ...others],
      streamers: ['quiltro_tv', 'loica_tv'],
    },
  })
  twitch.name('quiltro_tv', 'QuiltroTV')
  twitch.name('loica_tv', 'LoicaTV')
})

afterAll(async () => {
  await product?.stop()
  await Promise.all([twitch?.stop(), game?.stop()])
})

const main = (page: Page) => page.getByRole('main')
const playersOn = (page: Page) =>
  serverOf(page)
    .getByRole('table', { name: /^Quiénes están en/ })
    .getByRole('row')
const serverOf = (page: Page) => main(page).locator('#servidor-1')

/** Opens a page and waits until it receives live events. */
async function openLive(page: Page, address: string) {
  await page.goto(address)
  await untilShown(page)
  await untilLive(page)
  await mark(page)
  return page
}

it('shows players and map changes of servers in open pages', async (test) => {
  const page = await openLive(await browser.newPage(test), '/servidores')
  const home = await openLive(await browser.newPage(test), '/')
  const server = serverOf(page)
  await server.getByText('V2 Rocket Facility · Objetivo').waitFor()
  await server.getByRole('row', { name: /Soldado 1 30 20/ }).waitFor()
  await expect.poll(() => playersOn(page).count()).toBe(3)
  await home.getByRole('link', { name: 'Trinchera Prueba' }).waitFor()

  const copy = server.getByRole('button', { name: 'Copiar dirección de Trinchera Prueba' })
  await copy.focus()
  game.state.mapname = 'dm/mohdm6'
  game.state.gametype = 'Team-Match'
  game.state.players = soldiers(9)
  await server.getByText('Stalingrad · Por equipos').waitFor()
  await server.getByText('9/12').waitFor()
  await main(page).getByText('9 jugando ahora en un servidor.').waitFor()
  await home.getByText('Stalingrad').waitFor()
  // A long list opens on request; scroll position and focus did not change.
  await expect.poll(() => playersOn(page).count()).toBe(6)
  await expect.poll(() => copy.evaluate((button) => button === document.activeElement)).toBe(true)
  await server.getByRole('button', { name: 'Ver a los 9' }).click()
  await expect.poll(() => playersOn(page).count()).toBe(10)
  for (const open of [page, home]) expect(await isMarked(open)).toBe(true)
})

it('shows the week of a server as a chart and as a table', async (test) => {
  const page = await openLive(await browser.newPage(test), '/servidores')
  const server = serverOf(page)
  await server.locator('figure svg').waitFor()
  const week = server.getByRole('table', { name: /El máximo de jugadores por día/ })
  await expect.poll(() => week.getByRole('row').count()).toBeGreaterThanOrEqual(8)
  await expect
    .poll(async () => Number(await week.getByRole('row').last().getByRole('cell').last().innerText()))
    .toBeGreaterThan(0)
})

it('draws the week of a server for whoever scrolls to it after the connection was lost', async (test) => {
  const page = await browser.newPage(test, {
    fresh: true,
    width: 360,
    height: 100,
    expects: [/ERR_INTERNET_DISCONNECTED/],
  })
  const week = page.waitForResponse(/servidores\/1\/historial/)
  await openLive(page, '/servidores')
  await (await week).finished()
  await page.context().setOffline(true)
  await main(page).getByText('Reconectando…').waitFor()
  await serverOf(page).scrollIntoViewIfNeeded()
  await serverOf(page).locator('figure svg').waitFor()
  // The server was polled for the first time just now. Earlier times are unknown, so the chart shows no missed answers.
  await expect.poll(() => serverOf(page).getByText('no contestó').count()).toBe(0)
})

it('shows when a server stops answering and when it is back, without affecting the others', async (test) => {
  const page = await openLive(await browser.newPage(test), '/servidores')
  const server = serverOf(page)
  await server.getByText('12', { exact: false }).first().waitFor()
  game.answers('silent')
  await server.getByText('Fuera de línea').waitFor()
  await server.getByText(/última respuesta hace/).waitFor()
  game.answers('one')
  await server.getByRole('button', { name: 'Copiar dirección de Trinchera Prueba' }).waitFor()
  await eventually(() => server.getByText('Fuera de línea').count(), 0)
  expect(await isMarked(page)).toBe(true)
})

it('notifies subscribers when enough people play', async (test) => {
  game.state.players = soldiers(2)
  const page = await browser.newPage(test, { as: await newPerson(product) })
  await openLive(page, '/servidores')
  const server = serverOf(page)
  await server.getByText('2/12').waitFor()
  await server.getByRole('button', { name: 'Avísame de Trinchera Prueba' }).click()
  await server.getByRole('combobox', { name: 'Avísame cuando haya' }).selectOption('4')
  await server.getByRole('button', { name: 'Avisarme' }).click()
  const wish = server.getByRole('button', { name: 'Aviso con 4 en Trinchera Prueba' })
  await wish.waitFor()
  await expect.poll(() => wish.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.reload()
  await wish.waitFor()
  await untilLive(page)
  game.state.players = soldiers(5)
  await toastSaying(page, /Trinchera Prueba/).waitFor()
})

it('shows streams that start and end in open pages', async (test) => {
  const page = await browser.newPage(test, { expects: fromTwitch })
  await page.route('https://static-cdn.jtvnw.net/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: picture }),
  )
  await openLive(page, '/stream')
  const home = await openLive(await browser.newPage(test), '/')
  await main(page).getByText('No hay streams activos en este momento').waitFor()
  await main(page).getByText('QuiltroTV').waitFor()

  twitch.goLive('quiltro_tv', { title: 'Final de la semana', viewer_count: 48, thumbnail_url: thumbnail })
  await main(page).getByRole('heading', { level: 3, name: 'QuiltroTV' }).waitFor()
  await main(page).getByText('Final de la semana').waitFor()
  await home.getByText('Final de la semana').waitFor()
  const shot = main(page).locator('[data-part="thumbnail"] img')
  await expect
    .poll(async () => [
      await shot.getAttribute('src'),
      await shot.getAttribute('width'),
      await shot.getAttribute('height'),
    ])
    .toEqual([thumbnail.replace('{width}x{height}', '320x180'), '320', '180'])

  twitch.goOffline('quiltro_tv')
  await main(page).getByText('No hay streams activos en este momento').waitFor()
  for (const open of [page, home]) expect(await isMarked(open)).toBe(true)
})

it('loads the player only on request, and shows a placeholder when the thumbnail fails', async (test) => {
  const page = await browser.newPage(test, { expects: [...fromTwitch, /Failed to load resource/] })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  await page.route('https://static-cdn.jtvnw.net/**', (route) => route.fulfill({ status: 404 }))
  await page.route('https://player.twitch.tv/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
  )
  twitch.goLive('loica_tv', { title: 'Práctica', thumbnail_url: thumbnail })
  await page.goto('/stream')
  const watch = main(page).getByRole('button', { name: 'Ver a LoicaTV acá' })
  await watch.waitFor()
  await eventually(() => main(page).locator('[data-part="thumbnail"] img').count(), 0)
  await expect.poll(() => main(page).locator('[data-part="thumbnail"] svg').count()).toBe(1)
  expect(asked).not.toContain('player.twitch.tv')

  await watch.click()
  const frame = main(page).getByTitle('Stream de LoicaTV en Twitch')
  await expect
    .poll(() => frame.getAttribute('src'))
    .toBe('https://player.twitch.tv/?channel=loica_tv&parent=127.0.0.1&autoplay=true')
  await page.frameLocator('iframe').getByText('player').waitFor()
  twitch.goOffline('loica_tv')
  await main(page).getByText('Terminó de transmitir.').waitFor()
  await main(page).getByRole('button', { name: 'Cerrar', exact: true }).click()
  await eventually(() => frame.count(), 0)
  await expect
    .poll(() =>
      main(page)
        .getByRole('region', { name: 'En vivo' })
        .evaluate((region) => region === document.activeElement),
    )
    .toBe(true)
})

it('follows a streamer optimistically, reverts on failure, and notifies when a stream begins', async (test) => {
  const page = await browser.newPage(test, { as: await newPerson(product), expects: [/status of 503/] })
  await openLive(page, '/stream')
  const follow = main(page).getByRole('button', { name: 'Seguir a QuiltroTV' })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/stream/seguidos/**', async (route) => {
    await held
    await route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({ code: 503, message: 'Vuelve en un rato', data: null }),
    })
  })
  await follow.click()
  await eventually(() => follow.getAttribute('aria-pressed'), 'true')
  answer()
  await toastSaying(page, 'Vuelve en un rato').waitFor()
  await eventually(() => follow.getAttribute('aria-pressed'), 'false')

  await page.unroute('**/stream/seguidos/**')
  const stored = page.waitForResponse('**/stream/seguidos/**') // the button says so before
  await follow.click()
  await eventually(() => follow.getAttribute('aria-pressed'), 'true')
  await stored
  await page.reload()
  await eventually(() => follow.getAttribute('aria-pressed'), 'true')
  await untilLive(page)
  twitch.goLive('quiltro_tv', { title: 'Volvimos', thumbnail_url: '' })
  await toastSaying(page, 'QuiltroTV está en vivo: Volvimos').waitFor()
  twitch.goOffline('quiltro_tv')
})

it('keeps the last data when Twitch stops answering, with their age', async (test) => {
  twitch.goLive('loica_tv', { title: 'Sigo acá', thumbnail_url: '' })
  const page = await openLive(await browser.newPage(test), '/stream')
  await main(page).getByText('Sigo acá').waitFor()
  twitch.is('unavailable')
  await main(page)
    .getByText(/^Twitch no contesta; datos de/)
    .waitFor()
  await main(page).getByText('Sigo acá').waitFor()
  twitch.is('well')
  await eventually(
    () =>
      main(page)
        .getByText(/Twitch no contesta/)
        .count(),
    0,
  )
  twitch.goOffline('loica_tv')
})

it.for(['dark', 'light'] as const)(
  'axe finds nothing on servers and streams, and nothing overflows on a small phone: %s',
  async (colorScheme, test) => {
    game.state.players = soldiers(9)
    twitch.goLive('quiltro_tv', { title: `Una práctica de ${'largos '.repeat(20)}`, thumbnail_url: '' })
    const page = await browser.newPage(test, {
      as: await newPerson(product),
      colorScheme,
      expects: fromTwitch,
    })
    await page.route('https://player.twitch.tv/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<html lang="es"><title>player</title><body><main><h1>player</h1></main></body></html>',
      }),
    )
    const found: Record<string, unknown> = {}
    for (const address of ['/', '/servidores', '/stream']) {
      await page.setViewportSize({ width: 1366, height: 768 })
      await page.goto(address)
      await untilShown(page)
      if (address === '/servidores') {
        await serverOf(page)
          .getByRole('button', { name: /Avís|Aviso/ })
          .click()
        await serverOf(page).locator('figure svg').waitFor()
      }
      if (address === '/stream') {
        await main(page).getByRole('button', { name: 'Ver a QuiltroTV acá' }).click()
        await page.frameLocator('iframe').getByRole('heading', { name: 'player' }).waitFor()
      }
      const desk = await findings(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await eventually(() => sticksOut(page), 0)
      found[address] = { desk, phone: await findings(page) }
    }
    expect(found).toEqual({
      '/': { desk: [], phone: [] },
      '/servidores': { desk: [], phone: [] },
      '/stream': { desk: [], phone: [] },
    })
  },
)
