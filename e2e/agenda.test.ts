import { pagesOf } from '@trinchera/testing/browser'
import { readPaint, recordPaint } from '@trinchera/testing/paint'
import { adminOf, newClan, newEtapa, newPerson } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { afterAll, expect, it } from 'vitest'
import { findings, sticksOut } from './axe'
import { chromium } from './chromium'
import { agreedReto, inHours, laterServer } from './retos'
import { eventually, isMarked, mark, toasts, toastSaying, untilLive, untilShown } from './screen'
import { newEtapaOf } from './etapa'
import { smallTargets } from './targets'

// Starts its own product, because retos of other tests would come and go on its landing page and shift its parts.
const product = await startProduct()
afterAll(() => product.stop())
const browser = pagesOf(chromium, product)
const admin = await adminOf(product)

it('keeps the place of all clans of a player while they load', async (test) => {
  const person = await newPerson(product)
  for (const tag of ['UNO', 'DOS', 'TRE']) await newClan(person, await newEtapa(admin), `Guardia ${tag}`, tag)
  const page = await browser.newPage(test, { width: 360, height: 740, as: person, reducedMotion: 'no-preference' })
  const strip = page.getByRole('region', { name: 'Tu clan' })
  await page.goto('/')
  await strip.getByRole('link', { name: 'Guardia TRE', exact: true }).waitFor()
  await untilShown(page)
  const height = (await strip.boundingBox())?.height

  await page.route('**/api/v1/players/**', async (route) => {
    await page.getByRole('contentinfo').waitFor({ state: 'attached' })
    await route.continue()
  })
  await recordPaint(page)
  await page.goto('/')
  await strip.getByRole('link', { name: 'Guardia TRE', exact: true }).waitFor()
  await untilShown(page)
  expect((await readPaint(page)).shifts).toEqual([])
  await expect.poll(async () => (await strip.boundingBox())?.height).toBe(height)
})

it('an agreed reto is on the agenda of its etapa and of its players, by day, and what is cancelled leaves it', async (test) => {
  const etapa = await newEtapaOf(product, admin, 4)
  const { clan } = etapa
  const page = await browser.newPage(test, { as: clan(0).leader, width: 360, height: 740 })
  await page.goto(`/ladder/agenda?etapa=${etapa.id}`)
  await untilLive(page)
  await page.getByText('Nada agendado todavía').waitFor()
  expect([await findings(page), await smallTargets(page), await sticksOut(page)]).toEqual([[], [], 0])
  await mark(page)

  const [own] = await Promise.all([agreedReto(clan(0), clan(1), inHours(27)), toasts(page).first().waitFor()])
  const other = await agreedReto(clan(2), clan(3), inHours(2.5))
  const listed = () =>
    page
      .getByRole('main')
      .locator('section:has(time)')
      .evaluateAll((sections) =>
        sections.map((section) =>
          [section.ariaLabel, ...[...section.querySelectorAll('.row-link')].map((link) => link.textContent)].join(': '),
        ),
      )
  await eventually(listed, ['Hoy: Compañía C contra Compañía D', 'Mañana: Compañía A contra Compañía B'])
  // Wait until the toast of the notice is gone, because it covers the page.
  await eventually(() => toasts(page).count(), 0)
  expect([await findings(page), await smallTargets(page), await sticksOut(page)]).toEqual([[], [], 0])

  await page.getByLabel('Qué mostrar').selectOption('Los de mis clanes')
  await eventually(listed, ['Mañana: Compañía A contra Compañía B'])
  await page.getByLabel('Qué mostrar').selectOption({ value: String(etapa.id) })
  await clan(2).leader.api.cancelReto({ params: { id: other.id }, body: { motivo: 'Nos faltan dos' } })
  await eventually(listed, ['Mañana: Compañía A contra Compañía B'])
  expect(await isMarked(page)).toBe(true)
  await page.getByRole('link', { name: 'Compañía A contra Compañía B' }).click()
  await page.waitForURL(`**/ladder/reto/${own.id}`)
})

it('subscribes: the addresses are calendars, and one’s own is replaced by another after a warning', async (test) => {
  const etapa = await newEtapaOf(product, admin, 2)
  const { clan } = etapa
  await agreedReto(clan(0), clan(1), inHours(5))
  const page = await browser.newPage(test, { as: clan(1).leader })
  await page.goto(`/ladder/agenda?etapa=${etapa.id}`)
  await untilShown(page)
  const section = page.getByRole('region', { name: 'Suscribirse al calendario' })
  const address = (name: string) =>
    section
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText(/^http.*\.ics/)
      .innerText()
  const calendar = async (url: string) => {
    const response = await fetch(url)
    return [response.status, (await response.text()).includes('Compañía A contra Compañía B')]
  }
  expect(await calendar(await address(`Los retos de ${etapa.nombre}`))).toEqual([200, true])
  const link = section.getByRole('link', { name: `Abrir Los retos de ${etapa.nombre} en tu calendario` })
  expect(await link.getAttribute('href')).toMatch(/^webcal:.*etapa=/)

  await section.getByRole('button', { name: 'Ver mi dirección' }).click()
  await section.getByRole('button', { name: 'Cambiar la dirección' }).waitFor()
  const before = await address('Tus retos')
  expect(await calendar(before)).toEqual([200, true])
  expect([await findings(page), await sticksOut(page)]).toEqual([[], 0])
  await section.getByRole('button', { name: 'Cambiar la dirección' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('La dirección anterior deja de servir').waitFor()
  await dialog.getByRole('button', { name: 'Cambiar la dirección' }).click()
  await toastSaying(page, 'la anterior ya no sirve').waitFor()
  await eventually(async () => (await address('Tus retos')) !== before, true)
  expect([await calendar(before), await calendar(await address('Tus retos'))]).toEqual([
    [404, false],
    [200, true],
  ])
})

it('the landing and the pages of the etapa and of its clans tell a visitor what is played next', async (test) => {
  const etapa = await newEtapaOf(product, admin, 3)
  const { clan } = etapa
  const reto = await agreedReto(clan(0), clan(1), inHours(2.25))
  const page = await browser.newPage(test, { width: 360, height: 740 })
  await recordPaint(page)
  // There is no layout shift, because the agreed retos are already in the served page.
  const shifts = async () => (await readPaint(page)).shifts.filter(({ value }) => value > 0.001)
  await page.goto('/', { waitUntil: 'networkidle' })
  await untilShown(page)
  expect(await shifts()).toEqual([])
  const today = page.getByRole('region', { name: 'Hoy se juega' })
  const line = today.locator('li').filter({ has: page.locator(`a[href="/ladder/reto/${reto.id}"]`) })
  await line.getByText('contra').waitFor()
  expect(await line.getByText('En vivo').count()).toBe(0)
  expect([await findings(page), await sticksOut(page)]).toEqual([[], 0])

  await page.goto(`/ladder/etapa/${etapa.id}`)
  await untilLive(page)
  const next = page.getByRole('region', { name: 'Próximos retos' })
  await next.getByRole('link', { name: 'Compañía A contra Compañía B' }).waitFor()
  await page.goto(`/ladder/detalle-clan/${clan(2).id}`)
  await untilShown(page)
  expect(await next.count()).toBe(0)
  await page.goto(`/ladder/detalle-clan/${clan(1).id}`, { waitUntil: 'networkidle' })
  await untilShown(page)
  expect(await shifts()).toEqual([])
  await next.getByRole('link', { name: 'Compañía A contra Compañía B' }).waitFor()
  expect([await findings(page), await smallTargets(page), await sticksOut(page)]).toEqual([[], [], 0])

  // A cancelled reto disappears everywhere; the clan that cancelled it has it in the record on its page.
  await clan(1).leader.api.cancelReto({ params: { id: reto.id }, body: { motivo: 'Se nos enfermó el capitán' } })
  await eventually(() => next.count(), 0)
  const record = page.getByRole('region', { name: 'Retos', exact: true })
  await record.getByText('1 cancelado').waitFor()
  await record.getByText('Motivo: Se nos enfermó el capitán').waitFor()
})

it('a reto of today is said to be played from 15 minutes before its hour', async (test) => {
  const { clan } = await newEtapaOf(product, admin, 2)
  const reto = await agreedReto(clan(0), clan(1), inHours(2.5))
  const later = await laterServer(product, 2.3)
  test.onTestFinished(async () => {
    await later.end()
  })
  const page = await pagesOf(chromium, later).newPage(test, { ahead: 2.3 * 3_600_000 })
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Hoy se juega' })
    .locator('li')
    .filter({ has: page.locator(`a[href="/ladder/reto/${reto.id}"]`) })
    .getByText('En vivo')
    .waitFor()
})

it('a stranger to all clans is told how theirs would come', async (test) => {
  const page = await browser.newPage(test, { as: await newPerson(product) })
  await page.goto('/ladder/agenda?ver=mios')
  await untilShown(page)
  await page.getByText('Nada agendado todavía').waitFor()
  expect(await page.getByLabel('Qué mostrar').inputValue()).toBe('mios')
})
