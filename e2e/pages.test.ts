import type { Page } from 'playwright-core'
import { chileDay, dayStart } from '@trinchera/rules/chile-time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { adminOf, newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { chromium } from './chromium'
import { atAddress, eventually, isMarked, mark, toastSaying, untilLive, untilShown } from './screen'

// A new installation without Twitch and without a game server that answers. Its game servers are on another loopback address, because a
// real server may run on the usual one.
const host = '127.0.0.2'
let product: Product
let browser: TestPages
let admin: Person

beforeAll(async () => {
  product = await startProduct({ GAME_HOST: host })
  browser = pagesOf(chromium, product)
  admin = await adminOf(product)
})

afterAll(async () => {
  await product?.stop()
})

const main = (page: Page) => page.getByRole('main')
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const letCopy = (page: Page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

it('is complete with neither Twitch nor game servers', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/')
  await untilShown(page)
  await main(page).getByText('Nadie jugando ahora').waitFor()
  await main(page).getByText('No hay streams activos en este momento').waitFor()
  // A new site announces no tournament, because a default text would soon be out of date.
  await expect.poll(() => main(page).getByRole('complementary', { name: 'Torneo' }).count()).toBe(0)
  await page.goto('/stream')
  await main(page).getByText('No hay streams activos en este momento').waitFor()
  await main(page).getByRole('link', { name: 'Conectar tu canal' }).click()
  await atAddress(page, '/login?volver=%2Fladder%2Fmicuenta')
  await page.goto('/servidores')
  await main(page).getByText('Ningún servidor contesta en este momento.').waitFor()
  await expect.poll(() => main(page).getByText('Fuera de línea').count()).toBe(12)
  // The ports of docs/behaviour/servers-and-streams.md#Game server ports, in the same order.
  const addresses = await main(page)
    .getByText(/^127\.0\.0\.2:\d+$/)
    .allTextContents()
  expect(addresses.map((address) => Number(address.split(':')[1]))).toEqual([
    15090, 15020, 15030, 15040, 15050, 15060, 15070, 15080, 15120, 15130, 15140, 15150,
  ])
})

it('shows the server animation for two seconds over the page, which does not move, once a visit', async (test) => {
  const page = await browser.newPage(test, { reducedMotion: 'no-preference' })
  const name = 'Servidor de clanes 1'
  // The page itself records when the splash appeared and disappeared, its text, and the place of a server meanwhile.
  await page.addInitScript((wanted) => {
    const recorded = { times: new Array<number>(), text: '', y: 0 }
    Object.assign(window, { recorded })
    new MutationObserver(() => {
      const splash = document.querySelector('[data-part="splash"]')
      if ((splash !== null) !== (recorded.times.length % 2 === 1)) recorded.times.push(performance.now())
      recorded.text ||= splash?.textContent ?? ''
    }).observe(document, { childList: true, subtree: true })
    const look = () => {
      const server = [...document.querySelectorAll('main *')].find(
        (one) => one.childElementCount === 0 && one.textContent === wanted,
      )
      if (server && recorded.times.length === 1) recorded.y = server.getBoundingClientRect().y
      if (recorded.times.length < 2) requestAnimationFrame(look)
    }
    look()
  }, name)
  await page.goto('/servidores')
  const recorded = () =>
    page.evaluate((): { times: number[]; text: string; y: number } => Reflect.get(window, 'recorded'))
  await expect.poll(async () => (await recorded()).times.length).toBe(2)
  const { times, text, y } = await recorded()
  const [came = 0, went = 0] = times
  expect(text).toContain('Llamando a los servidores…')
  expect(went - came).toBeGreaterThanOrEqual(1950)
  expect(y).toBeGreaterThan(0)
  const server = main(page).getByText(name, { exact: true })
  await expect.poll(async () => (await server.boundingBox())?.y).toBe(y)
  await page.reload()
  await server.waitFor()
  await expect.poll(() => main(page).locator('[data-part="splash"]').count()).toBe(0)
})

it('shows the hero at once, however slow the server, without layout shift', async (test) => {
  const page = await browser.newPage(test)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const hero = page.getByRole('heading', { level: 1, name: 'Únete a la batalla por el honor!' })
  const link = main(page).getByRole('link', { name: 'Ir al Ladder' }).first()
  // The link is rendered by the app, which also replaces the title of the served page.
  await link.waitFor()
  const place = () => Promise.all([hero, link].map((part) => part.boundingBox()))
  const before = await place()
  answer()
  await main(page).getByText('No hay streams activos en este momento').waitFor()
  await untilShown(page)
  expect(await place()).toEqual(before)
})

it('links to one article of the rules, and stays there after a reload', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder/reglamento')
  await page.getByRole('navigation', { name: 'Contenido del reglamento' }).getByRole('link', { name: /Subir/ }).click()
  await page.waitForURL(/\/ladder\/reglamento#art-subir$/)
  const article = page.getByRole('article', { name: /Subir/ })
  const isThere = () =>
    article.evaluate(
      (element) =>
        element === document.activeElement && Math.abs(element.getBoundingClientRect().top) < innerHeight / 3,
    )
  await eventually(isThere, true)
  await article.getByText('#12 vence a #6 → #9').waitFor()
  await page.reload()
  await eventually(isThere, true)

  // The same works from another page of the site.
  await page.goto('/ladder/reglamento#art-plazo')
  await eventually(
    () => page.getByRole('article', { name: /El plazo/ }).evaluate((element) => element === document.activeElement),
    true,
  )
  await page.getByText('El clan que perdió tiene 24 horas para reportar.').waitFor()
})

it('prints the rules without header and menu', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder/reglamento')
  await untilShown(page)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false)
  await expect.poll(() => page.getByRole('navigation', { name: 'Contenido del reglamento' }).isVisible()).toBe(false)
  await expect.poll(() => page.getByText('El rocket está prohibido.').isVisible()).toBe(true)
})

it('shows the 43 maps four to a row, drawn lazily, and finds one by name, code and mode', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder/mapas')
  await main(page).getByText('Última actualización 19-07-2025').waitFor()
  const maps = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await eventually(() => maps.count(), 43)
  await expect.poll(() => maps.locator('svg').count()).toBeLessThan(43)
  const tops = await maps.evaluateAll((tiles) => tiles.slice(0, 5).map((tile) => tile.getBoundingClientRect().top))
  expect(new Set(tops.slice(0, 4)).size).toBe(1)
  expect(tops[4]).toBeGreaterThan(tops[0] ?? 0)

  await page.getByRole('searchbox').fill('obj_team')
  await eventually(
    () => maps.locator('h3').allInnerTexts(),
    ['The Hunt', 'V2 Rocket Facility', 'Omaha Beach', 'The Bridge'],
  )
  await page.getByRole('searchbox').fill('berlin')
  await eventually(() => maps.count(), 1)
  await page.getByRole('button', { name: 'Objetivo' }).click()
  await main(page).getByText('No se encontraron mapas').waitFor()
  await atAddress(page, '/ladder/mapas?busqueda=berlin&modo=OBJ')
  await page.reload()
  await main(page).getByText('No se encontraron mapas').waitFor()
  await main(page).getByRole('button', { name: 'Ver todos' }).click()
  await eventually(() => maps.count(), 43)
  await atAddress(page, '/ladder/mapas')
})

it('keeps the checked steps of the guide after a reload, in other tabs and after logout', async (test) => {
  const person = await newPerson(product)
  const page = await browser.newPage(test, { as: person, expects: [/status of 401/] }) // for requests that the tabs had pending
  await page.goto('/volver-a-jugar')
  const game = page.getByRole('checkbox', { name: 'Descarga el juego: MOH:AA.' })
  await game.check()
  await page.getByRole('checkbox', { name: 'Instala TS3.' }).check()
  const progress = page.getByRole('complementary', { name: 'Tu avance' })
  await progress.getByText('2 de 14 hechos').waitFor()
  await page.reload()
  await progress.getByText('2 de 14 hechos').waitFor()
  await expect.poll(() => game.isChecked()).toBe(true)

  const other = await browser.newTab(page)
  await other.goto('/volver-a-jugar')
  await other.getByRole('checkbox', { name: 'Instala TS3.' }).uncheck()
  await progress.getByText('1 de 14 hechos').waitFor()

  await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click()
  await page.waitForURL('**/ladder')
  await page.goto('/volver-a-jugar')
  await progress.getByText('1 de 14 hechos').waitFor()
  await progress.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await progress.getByText('0 de 14 hechos').waitFor()
})

it('copies values to the clipboard, and confirms it', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/volver-a-jugar')
  await letCopy(page)
  // No server is configured and none answers, so no server address is offered.
  await page.getByRole('button', { name: 'Copiar ruta del juego' }).click()
  await page.getByText('Copiado: C:\\Juegos\\MOHAA\\MOHAA.exe').waitFor({ state: 'attached' })
  await expect.poll(() => copied(page)).toBe('C:\\Juegos\\MOHAA\\MOHAA.exe')
  await main(page).getByRole('link', { name: 'donde conversamos' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Copiar (servidor|contraseña)$/ }).count()).toBe(0)

  // Staff's changes reach the open page.
  await mark(page)
  await admin.api.updateOpciones({
    body: {
      guia: {
        servidor: 'mohaa.trinchera.test:12203',
        password: 'quiltro',
        ruta: 'C:\\MOHAA\\MOHAA.exe',
        ts3: 'voz.trinchera.test',
      },
    },
  })
  await page.getByText('mohaa.trinchera.test:12203').waitFor()
  await page.getByRole('button', { name: 'Copiar contraseña' }).click()
  await eventually(() => copied(page), 'quiltro')
  expect(await isMarked(page)).toBe(true)
})

it('shares a clan, a player, an etapa and an announcement: by the menu of the device, or else by a copied address', async (test) => {
  const leader = await newPerson(product)
  const etapa = await newEtapa(admin)
  const clan = await newClan(leader, etapa, 'Faro Evangelistas', 'FEV')
  const { data: anuncio } = await admin.api.createAnuncio({
    body: { titulo: 'Noche de faros', descripcion: 'El viernes', contenido: '<p>A las diez.</p>' },
  })
  const pages = [
    [`/ladder/detalle-clan/${clan.id}`, clan.nombre],
    [`/ladder/detalle-jugador/${leader.id}`, leader.username],
    [`/ladder/etapa/${etapa.id}`, etapa.nombre],
    [`/anuncios/details/${anuncio.id}`, anuncio.titulo],
  ] as const

  const page = await browser.newPage(test)
  await letCopy(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  for (const [path, name] of pages) {
    await page.goto(`${path}?de=correo`)
    await main(page)
      .getByRole('button', { name: `Compartir ${name}` })
      .click()
    await toastSaying(page, 'Enlace copiado').waitFor()
    await expect.poll(() => copied(page)).toBe(product.url + path)
  }

  const phone = await browser.newPage(test, { width: 360, height: 740 })
  await phone.addInitScript(() => {
    const share = async (data: ShareData) => {
      document.title = JSON.stringify(data)
      // Closing the device's share menu must not count as an error.
      throw new DOMException('closed', 'AbortError')
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  for (const [path, name] of pages) {
    await phone.goto(path)
    await untilShown(phone)
    await main(phone)
      .getByRole('button', { name: `Compartir ${name}` })
      .click()
    await eventually(() => phone.title(), JSON.stringify({ title: name, url: product.url + path }))
  }
  await expect.poll(() => toastSaying(phone, 'Enlace copiado').count()).toBe(0)
})

it('takes the guide to another computer, with what is done ticked off there', async (test) => {
  const page = await browser.newPage(test, { width: 360, height: 740 })
  await page.goto('/volver-a-jugar')
  await page.getByRole('checkbox', { name: 'Descarga el juego: MOH:AA.' }).check()
  await page.getByRole('checkbox', { name: 'Instala TS3.' }).check()
  await page.getByRole('complementary', { name: 'Tu avance' }).getByText('2 de 14 hechos').waitFor()
  const mail = new URL((await page.getByRole('link', { name: 'Por correo' }).getAttribute('href')) ?? '')
  expect(mail.protocol).toBe('mailto:')
  const link = /http\S+/.exec(mail.searchParams.get('body') ?? '')?.[0] ?? ''

  const pc = await browser.newPage(test)
  await pc.goto(link)
  await pc.getByRole('complementary', { name: 'Tu avance' }).getByText('2 de 14 hechos').waitFor()
  await expect.poll(() => pc.getByRole('checkbox', { name: 'Instala TS3.' }).isChecked()).toBe(true)
  await atAddress(pc, '/volver-a-jugar')
  // Opening the link adds its checked steps and removes none.
  await pc.getByRole('checkbox', { name: 'Descarga el cliente de voz: TS3.' }).check()
  await pc.goto(link)
  await pc.getByRole('complementary', { name: 'Tu avance' }).getByText('3 de 14 hechos').waitFor()
})

it('shows the notice until its last day, and the year by the clock', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder')
  await untilShown(page)
  await untilLive(page)
  const notice = main(page).getByRole('complementary', { name: 'Torneo' })
  const day = (later: number) => chileDay(Date.parse(dayStart(chileDay(Date.now()), later)))
  await admin.api.updateOpciones({ body: { aviso_torneo: 'Copa de hoy', aviso_hasta: day(0) } })
  await notice.getByText('Copa de hoy').waitFor()
  await admin.api.updateOpciones({ body: { aviso_hasta: day(-1) } })
  await notice.waitFor({ state: 'detached' })
  await admin.api.updateOpciones({ body: { aviso_hasta: '' } })
  await notice.getByText('Copa de hoy').waitFor()
  await page
    .getByRole('contentinfo')
    .getByText(`–${day(0).slice(0, 4)} Trinchera`)
    .waitFor()
})

it('copies without the clipboard API', async (test) => {
  const page = await browser.newPage(test)
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/servidores')
  await page.getByText('Servidor de clanes 2', { exact: true }).click()
  const copy = page.getByRole('button', { name: 'Copiar dirección de Servidor de clanes 2', exact: true })
  await copy.focus()
  await page.keyboard.press('Enter')
  await page.getByText(`Copiado: ${host}:15020`).waitFor({ state: 'attached' })
  await expect.poll(() => copy.evaluate((button) => button === document.activeElement)).toBe(true)
})

it('links to the configured downloads with rel=noopener', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/descargas')
  for (const name of ['Descargar MOH:AA', 'Descargar TS3', 'Descargar Volute']) {
    const link = main(page).getByRole('link', { name })
    await expect
      .poll(async () => [await link.getAttribute('target'), await link.getAttribute('rel')])
      .toEqual(['_blank', 'noopener noreferrer'])
  }
  await admin.api.updateOpciones({
    body: {
      descargas: {
        juego: 'https://descargas.trinchera.test/mohaa.zip',
        ts3: 'https://www.teamspeak.com/',
        volute: 'https://volute.gg/',
      },
    },
  })
  await eventually(
    () => main(page).getByRole('link', { name: 'Descargar MOH:AA' }).getAttribute('href'),
    'https://descargas.trinchera.test/mohaa.zip',
  )
})

it('says Pronto... where there is no tournament, and counts down to one that is announced', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/torneos')
  await main(page).getByText('Pronto...', { exact: true }).waitFor()
  await untilShown(page)
  const inicio = new Date(Date.now() + 30 * 60_000).toISOString()
  const { data: torneo } = await admin.api.createTorneo({
    body: { nombre: 'Copa de la Cordillera', descripcion: 'Ocho clanes, dos mapas por llave.', inicio },
  })
  await main(page).getByRole('heading', { name: 'Copa de la Cordillera' }).waitFor()
  await main(page)
    .getByText(/^en (29|30) min$/)
    .waitFor()
  await page.goto('/')
  await main(page).getByRole('heading', { name: 'Copa de la Cordillera' }).waitFor()
  await untilShown(page)
  await admin.api.updateTorneo({ params: { id: torneo.id }, body: { nombre: 'Copa del Valle' } })
  await main(page).getByRole('heading', { name: 'Copa del Valle' }).waitFor()
  await admin.api.deleteTorneo({ params: { id: torneo.id } })
  await main(page).getByRole('heading', { name: 'Copa del Valle' }).waitFor({ state: 'detached' })
})

it('shows changed site options in open pages: the notice, the social networks', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder')
  await untilShown(page)
  await untilLive(page)
  await mark(page)
  const nets = page.getByRole('contentinfo').getByRole('listitem')
  await expect.poll(() => nets.count()).toBe(5)
  await admin.api.updateOpciones({
    body: {
      aviso_torneo: 'Este sábado, copa relámpago',
      redes: {
        facebook: '',
        instagram: '',
        youtube: 'https://www.youtube.com/@trinchera',
        tiktok: '',
        whatsapp: 'https://chat.whatsapp.com/trinchera',
      },
    },
  })
  await main(page).getByText('Este sábado, copa relámpago').waitFor()
  await eventually(() => nets.allInnerTexts(), ['YouTube', 'WhatsApp'])
  await admin.api.updateOpciones({ body: { aviso_torneo: '' } })
  await eventually(() => main(page).getByRole('complementary', { name: 'Torneo' }).count(), 0)
  expect(await isMarked(page)).toBe(true)
})
