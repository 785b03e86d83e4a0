import { shiftDate } from '@trinchera/testing/clock'
import { pagesOf, type PageOptions, type RunningTest } from '@trinchera/testing/browser'
import { adminOf, apiOf } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { chromium } from './chromium'
import { agreedReto, inHours, laterServer } from './retos'
import { atAddress, logInThrough, untilLive } from './screen'
import { newEtapaOf } from './etapa'

// Starts its own product. The clock of its second server is three hours ahead, so that a check-in is open there.
const product = await startProduct()
const hours = 3
const hour = 3_600_000
const later = await laterServer(product, hours)
const browser = pagesOf(chromium, later)
afterAll(async () => {
  await later.end()
  await product.stop()
})

const admin = await adminOf(product)
const etapa = await newEtapaOf(product, admin, 8)
const { clan } = etapa
const { data: torneo } = await admin.api.createTorneo({
  body: {
    nombre: 'Copa de los Relojes',
    descripcion: 'A la hora',
    inicio: inHours(hours + 0.2),
    checkin_minutos: 18,
    formato: 'doble',
    id_etapa: etapa.id,
    cupos: 8,
    mejor_de: 3,
  },
})
for (let i = 0; i < 5; i++)
  await clan(i).leader.api.enrolTorneo({
    params: { id: torneo.id },
    body: { id_clan: clan(i).id, plantel: [clan(i).leader.id] },
  })
const agreed = await agreedReto(clan(5), clan(6), inHours(hours + 0.9))

const { data: offered } = await clan(4).leader.api.createReto({
  body: { id_clan_retador: clan(4).id, id_clan_retado: clan(6).id, fechas: [inHours(hours + 30)] },
})

/** Minutes of a countdown shorter than an hour, such as '53:20'; `Infinity` for a longer one. */
const minutesOf = (text: string) => Number(/(\d+):\d\d/.exec(text)?.[1] ?? Infinity)

const shifts = [
  ['3 h slow', -3 * hour],
  ['12 min slow', -0.2 * hour],
  ['30 min fast', 0.5 * hour],
  ['1.7 h fast', 1.7 * hour],
  ['8 days fast', 192 * hour],
] as const

/** A page of the second server, on a device whose clock is `ahead` ms ahead of that server's. */
const pageOf = (test: RunningTest, ahead: number, options: PageOptions = {}) =>
  browser.newPage(test, { ...options, ahead: hours * hour + ahead })

const isLoggedIn = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).waitFor({ state: 'attached' })

it.for(shifts.map(([name, ahead], index) => ({ name, ahead, index })))(
  'a device $name logs in, stays so, and checks in',
  async ({ ahead, index }, test) => {
    const { leader, nombre } = clan(index)
    const page = await pageOf(test, ahead)
    await page.goto(`/login?volver=%2Ftorneos%2F${torneo.id}`)
    await logInThrough(page, leader)
    await atAddress(page, `/torneos/${torneo.id}`)
    await page.reload()
    await isLoggedIn(page)
    await page.getByText(`${nombre} está inscrito, y falta que diga que está.`).waitFor()
    const timer = page.getByRole('timer').filter({ hasText: 'Parte en' })
    expect(minutesOf(await timer.innerText())).toBeLessThan(14)
    await page.getByRole('button', { name: `Hacer check-in de ${nombre}` }).click()
    await page.getByText(`${nombre} está inscrito y dijo que está.`).waitFor()
    await page.reload()
    await page.getByText(`${nombre} está inscrito y dijo que está.`).waitFor()
    await isLoggedIn(page)
  },
)

it.for(shifts.map(([name, ahead]) => ({ name, ahead })))(
  'a device $name shows ages, countdowns and what can be answered, also where its session was stored before',
  async ({ ahead }, test) => {
    const { leader } = clan(6)
    await apiOf(later.url, clan(7).leader.token).reportLoss({
      body: {
        id_clan_ganador: clan(5).id,
        id_clan_perdedor: clan(7).id,
        id_etapa: etapa.id,
        id_juego: etapa.juego.id,
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    const page = await pageOf(test, ahead, { as: leader })
    await page.goto(etapa.address)
    await page
      .getByRole('complementary')
      .getByText(/^hace \d+ s$/)
      .first()
      .waitFor()
    await isLoggedIn(page)

    await page.goto(`/ladder/reto/${agreed.id}`)
    const timer = page.getByRole('timer').filter({ hasText: 'Faltan' })
    expect(minutesOf(await timer.innerText())).toBeLessThan(56)
    await page.goto(`/ladder/reto/${offered.id}`)
    await page.getByRole('button', { name: 'Rechazar' }).waitFor()
    await isLoggedIn(page)
  },
)

it('keeps session and countdown when the clock of the device is set while the page is open', async (test) => {
  const page = await pageOf(test, 0, { as: clan(6).leader })
  await page.goto(`/ladder/reto/${agreed.id}`)
  await untilLive(page)
  const timer = page.getByRole('timer').filter({ hasText: 'Faltan' })
  const minutes = async () => minutesOf(await timer.innerText())
  const before = await minutes()
  for (const ahead of [-3 * hour, 192 * hour]) {
    await page.evaluate(shiftDate, ahead)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(async () => Math.abs((await minutes()) - before)).toBeLessThan(5)
    await isLoggedIn(page)
  }
})

it('ends a session that has expired, though by the device it has days left', async (test) => {
  const claims = { id: 1, username: 'Antiguo', email: 'antiguo@trinchera.test', rol: 5, admin: false }
  const exp = Math.floor((Date.now() + (hours - 1) * hour) / 1000)
  const token = `e30.${Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url')}.firma`
  const page = await pageOf(test, -192 * hour, { as: { token }, expects: [/status of 401/] })
  await page.goto('/ladder')
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
