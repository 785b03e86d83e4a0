import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { firstRepliesId } from '@trinchera/contract/first-replies'
import { newPerson, newEtapa } from '@trinchera/testing/people'
import { admin, browser, product } from './fixture'
import { addressOf, atAddress, eventually, isMarked, mark } from './screen'

const everybody = ['Ladder', 'Anuncios', 'Torneos', 'Stream', 'Servidores', 'Foro', 'Descargas', 'Guía Para Jugar']
const topBar = (page: Page) => page.getByRole('banner')
const mainLinks = (page: Page) =>
  topBar(page).getByRole('navigation', { name: 'Principal' }).getByRole('link').allTextContents()
/** Waits until the app has rendered the screen with that title; the served page has the title already, but no footer. */
async function title(page: Page, text: string) {
  await page.locator('footer').first().waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1, name: text }).waitFor()
}

/** The links of the side menu, except those of juegos, because other tests add juegos. */
const fixedLinks = (side: Locator) =>
  side
    .getByRole('link')
    .filter({ hasNotText: /^Juego de / })
    .allTextContents()

it('offers a visitor the login, and neither account nor administration', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/')
  await title(page, 'Únete a la batalla por el honor!')
  await expect.poll(() => mainLinks(page)).toEqual(everybody)
  await expect.poll(() => topBar(page).getByRole('link', { name: 'Mi Cuenta' }).count()).toBe(0)
  await expect.poll(() => topBar(page).getByRole('button', { name: 'Cerrar Sesión' }).count()).toBe(0)
  const footer = page.getByRole('contentinfo')
  await footer.getByText(/^© 2025–\d{4} Trinchera/).waitFor()
  await expect
    .poll(() => footer.getByRole('link').allTextContents())
    .toEqual(['Privacidad', 'Licencias', 'Facebook', 'Instagram', 'YouTube', 'TikTok', 'WhatsApp'])
  await page.goto('/ladder')
  await title(page, 'Ladder')
  await expect.poll(() => page.title()).toBe('Ladder · Trinchera')
  const side = page.getByRole('navigation', { name: 'Menú del ladder' })
  await eventually(
    () => fixedLinks(side),
    ['Inicio del ladder', 'Agenda', 'Retos', 'Jugadores', 'Palmarés', 'Reglamento Ladder', 'Mapas permitidos'],
  )
  await topBar(page).getByRole('link', { name: 'Iniciar Sesión' }).click()
  await atAddress(page, '/login?volver=%2Fladder')
  await page.getByRole('link', { name: 'Crea tu cuenta' }).click()
  await title(page, 'Registro')
})

it('offers a player account and report, and no administration', async (test) => {
  const page = await browser.newPage(test, { as: await newPerson(product) })
  await page.goto('/ladder')
  await topBar(page).getByRole('button', { name: 'Cerrar Sesión' }).waitFor()
  await expect.poll(() => mainLinks(page)).toEqual(everybody)
  await expect.poll(() => topBar(page).getByRole('link', { name: 'Iniciar Sesión' }).count()).toBe(0)
  const side = page.getByRole('navigation', { name: 'Menú del ladder' })
  await eventually(
    () => fixedLinks(side),
    [
      'Inicio del ladder',
      'Mi Cuenta',
      'Reportar Derrota',
      'Agenda',
      'Retos',
      'Jugadores',
      'Palmarés',
      'Reglamento Ladder',
      'Mapas permitidos',
    ],
  )
  await topBar(page).getByRole('link', { name: 'Mi Cuenta' }).click()
  await atAddress(page, '/ladder/micuenta')
})

it('offers staff the administration', async (test) => {
  const page = await browser.newPage(test, { as: admin })
  await page.goto('/ladder')
  await topBar(page).getByRole('link', { name: 'Administración' }).waitFor()
  await expect.poll(() => mainLinks(page)).toEqual([...everybody, 'Administración'])
})

it('asks a visitor to log in for the administration and returns there; refuses a player', async (test) => {
  const visitor = await browser.newPage(test)
  await visitor.goto('/panel-admin')
  await atAddress(visitor, '/login?volver=%2Fpanel-admin')
  const player = await browser.newPage(test, { as: await newPerson(product) })
  for (const address of ['/panel-admin', '/anuncios/update/1']) {
    await player.goto(address)
    await atAddress(player, '/unauthorized')
  }
})

it('navigates to every part of the site without a page load', async (test) => {
  await newEtapa(admin)
  const page = await browser.newPage(test)
  await page.goto('/ladder')
  await mark(page)
  for (const [link, address, heading] of [
    ['Anuncios', '/anuncios', 'Anuncios'],
    ['Torneos', '/torneos', 'Torneos'],
    ['Stream', '/stream', 'Stream'],
    ['Servidores', '/servidores', 'Servidores'],
    ['Foro', '/foro', 'Foro'],
    ['Descargas', '/descargas', 'Descargas'],
    ['Guía Para Jugar', '/volver-a-jugar', 'Guía para volver a jugar'],
  ] as const) {
    await topBar(page).getByRole('link', { name: link, exact: true }).click()
    await title(page, heading)
    expect(addressOf(page)).toBe(address)
    await expect.poll(() => page.title()).toBe(`${heading} · Trinchera`)
  }
  // "Ladder" leads to an etapa; from there a link leads to the overview of all etapas.
  const ladder = topBar(page).getByRole('link', { name: 'Ladder', exact: true })
  await ladder.click()
  await page.waitForURL(/\/ladder\/etapa\/\d+$/)
  await page
    .getByRole('main')
    .getByText(/mirando$/)
    .waitFor()
  await expect.poll(() => ladder.getAttribute('aria-current')).toBe('page')
  await ladder.click()
  await title(page, 'Ladder')
  expect(addressOf(page)).toBe('/ladder')
  for (const heading of ['Reglamento Ladder', 'Mapas permitidos']) {
    await page.getByRole('navigation', { name: 'Menú del ladder' }).getByRole('link', { name: heading }).click()
    await title(page, heading)
  }
  expect(await isMarked(page)).toBe(true)
})

it('has pages for unknown addresses, refusals and missing rights', async (test) => {
  const page = await browser.newPage(test, { expects: [/status of 40[034]/] })
  for (const address of [
    '/no/hay/nada',
    '/ladder/nada',
    '/ladder/detalle-clan/999999',
    '/ladder/detalle-jugador/999999',
    '/ladder/etapa/999999',
    '/ladder/juego/999999',
    '/ladder/etapa/doce',
  ]) {
    await page.goto(address)
    await title(page, 'Acá no hay nada')
    await page.getByRole('main').getByRole('link', { name: 'Ir al Ladder' }).waitFor()
    await expect.poll(() => page.title()).toBe('No encontrado · Trinchera')
  }
  await page.goto('/403')
  await title(page, '403 - Acceso Denegado')
  await page.getByText('No tienes los permisos necesarios para acceder a esta página.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click()
  await atAddress(page, '/')
  await page.goto('/unauthorized')
  await title(page, 'Sin autorización')
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click()
  await atAddress(page, '/')
})

it('redirects the old address of the validation with its parameters', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder/validar-cuenta?email=alguien%40trinchera.test&token=abc')
  await atAddress(page, '/validar-cuenta?email=alguien%40trinchera.test&token=abc')
  await page.getByRole('button', { name: 'Validar cuenta' }).waitFor()
  await expect.poll(() => page.getByRole('main').innerText()).toContain('alguien@trinchera.test')
})

it('has the same links in the menu of a phone', async (test) => {
  const page = await browser.newPage(test, { width: 360, height: 740, as: await newPerson(product) })
  await page.goto('/ladder')
  const burger = topBar(page).getByRole('button', { name: 'Menú' })
  await burger.click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await menu.getByRole('navigation', { name: 'Principal' }).waitFor()
  await expect
    .poll(() => menu.getByRole('navigation', { name: 'Principal' }).getByRole('link').allTextContents())
    .toEqual([...everybody, 'Mi Cuenta'])
  await menu.getByRole('button', { name: 'Cerrar Sesión' }).waitFor()
  await menu.getByRole('navigation', { name: 'Menú del ladder' }).getByRole('link', { name: 'Jugadores' }).click()
  await title(page, 'Jugadores')
  await menu.waitFor({ state: 'detached' })
})

it('shows what is loading, and offers a retry when it fails', async (test) => {
  // Chromium lets no page whose response was rewritten by a test open a WebSocket to this machine.
  const expects = [/ERR_FAILED/, /LOCAL_NETWORK_ACCESS/]
  const page = await browser.newPage(test, { as: await newPerson(product), expects })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/v1/players/*', (route) => asked.then(() => route.continue()))
  await page.goto('/ladder/reportes')
  await page.getByText('Cargando datos del jugador...').waitFor()
  answer()
  await page.getByText('No hay clan por el que puedas reportar').waitFor()

  const etapa = await newEtapa(admin)
  const table = '**/api/v1/clanes/etapa/*'
  await page.route(table, (route) => route.abort())
  // The table is also embedded in the page, unless it is too large or the database is slow, so remove it.
  await page.route('**/ladder/etapa/*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(new RegExp(`<script[^>]* id="${firstRepliesId}"[^]*?</script>`), '')
    await route.fulfill({ response, body })
  })
  await page.goto(`/ladder/etapa/${etapa.id}`)
  const alert = page.getByRole('alert').filter({ hasText: 'No pudimos traer el ranking' })
  await alert.waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(new RegExp(etapa.nombre, 'i'))
  await page.unroute(table)
  const shown = page.getByText('Nadie rankeado todavía').waitFor()
  // The page also asks again by itself, so the button may be gone before it is pressed.
  await Promise.race([alert.getByRole('button', { name: 'Reintentar' }).click(), shown])
  await shown
  await expect.poll(() => alert.count()).toBe(0)
})
