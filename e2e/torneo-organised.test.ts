import { toChileLocal } from '@trinchera/rules/chile-time'
import type { Locator, Page } from 'playwright-core'
import { pagesOf } from '@trinchera/testing/browser'
import { adminOf } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { afterAll, expect, it } from 'vitest'
import { findings, sticksOut } from './axe'
import { chromium } from './chromium'
import { eventually, toastSaying, toasts, untilLive, untilShown } from './screen'
import { newStaff } from './staff'
import { newEtapaOf } from './etapa'

// Starts its own product, because other tests expect a site without torneos.
const product = await startProduct()
afterAll(() => product.stop())
const browser = pagesOf(chromium, product)
const admin = await adminOf(product)
const organiser = await newStaff(product, admin, 3)

const hour = 3_600_000
const ahead = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** A torneo with `count` clans, enrolled in alphabetical order. */
async function enrolled(formato: 'simple' | 'doble', count: number) {
  const etapa = await newEtapaOf(product, admin, count)
  const body = { nombre: 'Copa del Faro', descripcion: '', inicio: ahead(3), inscripcion_hasta: ahead(2) }
  const { data } = await organiser.api.createTorneo({
    body: { ...body, formato, id_etapa: etapa.id, cupos: Math.max(4, count) },
  })
  const params = { id: data.id }
  for (let i = 0; i < count; i++) {
    const { id, leader } = etapa.clan(i)
    await leader.api.enrolTorneo({ params, body: { id_clan: id, plantel: [leader.id] } })
  }
  const orden = Array.from({ length: count }, (_none, i) => etapa.clan(i).id)
  const draw = async () => {
    await organiser.api.seedTorneo({ params, body: { orden } })
    await organiser.api.startTorneo({ params })
  }
  const decide = (partida: number, clan: number) =>
    organiser.api.ruleTorneoMatch({
      params: { ...params, partida },
      body: { ganador: etapa.clan(clan).id, marcador: null, motivo: 'Visto el video' },
    })
  const page = async () => (await organiser.api.getTorneo({ params })).data
  return { ...etapa, id: data.id, params, orden, draw, decide, page, address: `/torneos/${data.id}` }
}

it('is announced in one screen, with what clans will see of it, in each format', async (test) => {
  const page = await browser.newPage(test, { as: organiser })
  await page.goto('/panel-admin/torneos')
  await page.getByRole('button', { name: 'Anunciar torneo' }).first().click()
  const dialog = page.getByRole('dialog')
  const preview = dialog.getByRole('region', { name: 'Así lo verán los clanes' })
  const type = (label: string | RegExp, text: string) => dialog.getByLabel(label).fill(text)
  await type('Nombre', 'Copa del Puerto')
  await type(/^Cuándo parte/, '2031-07-13T21:00')
  await type('Descripción', 'La del puerto')
  const rounds = () => dialog.getByRole('rowheader').allTextContents()
  await dialog.getByLabel('Formato').selectOption({ label: 'Eliminación simple' })
  await type('Cupos', '8')
  await eventually(rounds, ['Todas', 'Cuartos de final', 'Semifinales', 'Final'])
  await dialog.getByLabel('Formato').selectOption({ label: 'Grupos y eliminación' })
  await eventually(rounds, ['Todas', 'Fase de grupos', 'Semifinales', 'Final'])
  await dialog.getByLabel('Formato').selectOption({ label: 'Eliminación doble' })
  await eventually(async () => (await rounds()).length, 9)
  await dialog.getByRole('radio', { name: 'Final: a un mapa', exact: true }).check()
  await type('Jugadores por equipo', '1')
  await type(/^La inscripción cierra/, '2031-07-13T19:00')
  await type('Minutos de check-in', '45')
  await type('Reglas', 'Sin granadas')
  for (const line of [
    'Copa del Puerto',
    'La del puerto',
    'Parte el domingo, 13 de julio, 21:00',
    'Eliminación doble, 8 clanes de 1 jugador',
    'Inscripción hasta el domingo, 13 de julio, 19:00',
    'Check-in los últimos 45 minutos',
    'Sin granadas',
  ])
    await preview.getByText(line, { exact: true }).waitFor()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Anunciar torneo' }).click()
  await page.getByRole('row').filter({ hasText: 'Copa del Puerto' }).waitFor()
  const [torneo] = (await organiser.api.listTorneos()).data
  expect(torneo).toMatchObject({ formato: 'doble', cupos: 8, por_equipo: 1, checkin_minutos: 45, mejor_de_final: 1 })
})

const seeds = (page: Page) => page.getByRole('region', { name: 'Semillas' })
const letters = async (page: Page) =>
  (await seeds(page).getByRole('listitem').allTextContents()).map((text) => /Compañía ([A-Z])/.exec(text)?.[1]).join('')

it('is seeded by dragging, by keys, by the ladder and by a draw that is shown', async (test) => {
  const torneo = await enrolled('simple', 4)
  const page = await browser.newPage(test, { as: organiser })
  await page.goto(`/panel-admin/torneos?torneo=${torneo.id}`)
  const row = (letter: string) =>
    seeds(page)
      .getByRole('listitem')
      .filter({ hasText: `Compañía ${letter}` })
  await eventually(() => letters(page), 'ABCD')
  await row('D').dragTo(row('A'))
  await eventually(() => letters(page), 'DABC')
  await seeds(page).getByRole('button', { name: 'Bajar a Compañía B' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await eventually(() => letters(page), 'DBAC')
  await page.getByText('Compañía B, semilla 2 de 4').waitFor({ state: 'attached' })
  await page.keyboard.press('Alt+ArrowUp')
  await eventually(() => letters(page), 'BDAC')
  await seeds(page).getByRole('button', { name: 'Guardar el orden' }).click()
  await toastSaying(page, 'Semillas guardadas').waitFor()
  const stored = async () => (await torneo.page()).inscritos.map(({ nombre }) => nombre.at(-1)).join('')
  expect(await stored()).toBe('BDAC')
  await seeds(page).getByRole('button', { name: 'Sortear' }).click()
  await seeds(page)
    .getByText(/sorteo [0-9a-f]{8}/)
    .waitFor()
  await seeds(page).getByRole('button', { name: 'Por puesto en el ladder' }).click()
  await eventually(
    () =>
      seeds(page)
        .getByText(/sorteo [0-9a-f]{8}/)
        .count(),
    0,
  )
})

it('shows organisers what is objected and late first; they move hours, and reopen what they see hangs on it', async (test) => {
  const torneo = await enrolled('simple', 4)
  await torneo.draw()
  const page = await browser.newPage(test, { as: organiser })
  await page.goto(`${torneo.address}/partida/2`)
  await page.getByRole('button', { name: 'Cambiar la hora' }).click()
  const hourDialog = page.getByRole('dialog', { name: 'Cambiar la hora' })
  await hourDialog.getByLabel(/^Cuándo se juega/).fill(toChileLocal(Date.now() - hour))
  await hourDialog.getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(page, 'Hora cambiada').waitFor()

  await page.goto(`/panel-admin/torneos?torneo=${torneo.id}`)
  const open = page.getByRole('region', { name: 'Partidas abiertas' }).getByRole('listitem')
  await open.first().getByText('Atrasada: era hace 1 h').waitFor()
  await open.first().getByText('Compañía B contra Compañía C').waitFor()
  const [winner, loser] = [torneo.clan(0).leader, torneo.clan(3).leader]
  const first = { params: { ...torneo.params, partida: 1 } }
  await loser.api.reportTorneoMatch({ ...first, body: { marcador: [2, 0] } })
  await winner.api.objectTorneoMatch({ ...first, body: { texto: 'Jugó un forastero' } })
  await open.first().getByText('«Jugó un forastero»').waitFor()
  await open
    .nth(1)
    .getByText(/^Atrasada/)
    .waitFor()
  expect(await findings(page)).toEqual([])

  await torneo.decide(1, 0)
  await torneo.decide(2, 1)
  await torneo.decide(3, 0)
  const champion = await browser.newPage(test)
  await champion.goto(`/ladder/detalle-clan/${torneo.clan(0).id}`)
  const won = champion.getByRole('main').getByRole('region', { name: 'Torneos' })
  await won.getByText('1 ganado').waitFor()
  await won.getByText('Campeón').waitFor()

  // The first round is reopened after the final: the final has to wait for it, and there is no champion.
  await page.goto(`${torneo.address}/partida/1`)
  await page.getByRole('button', { name: 'Reabrir' }).click()
  const reopening = page.getByRole('dialog', { name: 'Reabrir la partida' })
  const changes = reopening.getByRole('list', { name: 'Partidas que cambian' }).getByRole('listitem')
  await eventually(() => changes.count(), 2)
  await changes
    .nth(1)
    .getByText(/^Así quedaría: por definir contra Compañía B/)
    .waitFor()
  await reopening.getByLabel('Motivo, será público').fill('Jugó un forastero')
  await reopening.getByRole('button', { name: 'Reabrir la partida' }).click()
  await toastSaying(page, 'Decisión guardada').waitFor()
  expect(await torneo.page()).toMatchObject({ estado: 'en-juego', campeon: null })
  await eventually(() => won.getByText('Campeón').count(), 0)
})

/** Names of the rounds that are visible on the screen. */
const inSight = (page: Page) =>
  page.locator('[data-round]').evaluateAll((rounds) =>
    rounds
      .filter((round) => {
        const { left, right } = round.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      })
      .map((round) => round.getAttribute('aria-label')),
  )

/** Swipes with a finger from right to left, at the height of an element. */
async function swipeLeft(page: Page, over: Locator) {
  await over.scrollIntoViewIfNeeded()
  const box = await over.boundingBox()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const y = (box?.y ?? 0) + 20
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', 320)
  for (const x of [280, 230, 180, 130, 80, 40]) await touch('touchMove', x)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

it('on a phone shows the round that is played, the next one swiped, and the own way lit', async (test) => {
  const torneo = await enrolled('simple', 8)
  await torneo.draw()
  for (const [partida, clan] of [
    [1, 0],
    [2, 3],
    [3, 1],
    [4, 2],
  ] as const)
    await torneo.decide(partida, clan)
  const page = await browser.newPage(test, {
    as: torneo.clan(0).leader,
    width: 360,
    height: 740,
    reducedMotion: 'no-preference',
  })
  await page.goto(torneo.address)
  await untilShown(page)
  await untilLive(page)
  await eventually(() => inSight(page), ['Semifinales'])
  const tab = (name: string) => page.getByRole('group', { name: 'Rondas' }).getByRole('button', { name, exact: true })
  await eventually(() => tab('Semifinales').getAttribute('aria-current'), 'true')

  await swipeLeft(page, page.locator('[data-partida="5"]'))
  await eventually(() => inSight(page), ['Final'])
  await eventually(() => tab('Final').getAttribute('aria-current'), 'true')
  await tab('Cuartos de final').click()
  await eventually(() => inSight(page), ['Cuartos de final'])

  // The card of the own clan's match is highlighted, and on a wide screen its path too; other cards are not.
  const border = (partida: number) =>
    page.locator(`[data-partida="${partida}"]`).evaluate((one) => getComputedStyle(one).borderTopColor)
  expect(await border(1)).not.toBe(await border(2))
  expect(await border(2)).toBe(await border(3))

  // Changes appear live, without scrolling the viewed round.
  await torneo.decide(5, 0)
  await eventually(() => page.getByRole('link', { name: /n\.º 7: Compañía A contra por definir/ }).count(), 1)
  expect(await inSight(page)).toEqual(['Cuartos de final'])
})

it('on a wide screen is gone through by arrows, fitted, and printed whole in black on white', async (test) => {
  const torneo = await enrolled('doble', 8)
  await torneo.draw()
  const page = await browser.newPage(test, { as: torneo.clan(0).leader })
  await page.goto(torneo.address)
  await untilShown(page)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-partida'))
  const llave = (await torneo.page()).llave?.rondas.flatMap(({ partidas }) => partidas) ?? []
  const next = llave.find(({ id }) => id === 1)?.siguiente
  await page.locator('[data-partida="1"]').focus()
  await page.keyboard.press('ArrowDown')
  await eventually(focused, '2')
  await page.keyboard.press('ArrowUp')
  await eventually(focused, '1')
  await page.keyboard.press('ArrowRight')
  await eventually(focused, String(next))
  await page.keyboard.press('ArrowLeft')
  await eventually(focused, '1')
  await page.getByRole('button', { name: 'Ajustar' }).click()
  const bracket = page.getByRole('group', { name: 'Llave', exact: true })
  const hidden = () =>
    bracket.evaluate(
      (one) =>
        [...one.querySelectorAll('*')].filter(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto',
        ).length,
    )
  await eventually(hidden, 0)
  await eventually(() => toasts(page).count(), 0)
  expect(await findings(page)).toEqual([])

  const reported = { params: { ...torneo.params, partida: 2 } }
  await torneo.clan(4).leader.api.reportTorneoMatch({ ...reported, body: { marcador: [2, 0] } })
  await torneo.clan(3).leader.api.objectTorneoMatch({ ...reported, body: { texto: 'No fue así' } })
  await page.locator('[data-partida="2"]').getByText('Objetada').waitFor()
  await page.emulateMedia({ media: 'print' })
  const drawn = await page.locator('[data-partida], [data-partida] *').evaluateAll((cards) =>
    cards.map((one) => {
      const { left, right } = one.getBoundingClientRect()
      return [left >= 0 && right <= innerWidth, getComputedStyle(one).color]
    }),
  )
  expect(drawn.every(([whole]) => whole)).toBe(true)
  expect(new Set(drawn.map(([, colour]) => colour))).toEqual(new Set(['rgb(0, 0, 0)']))
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
  expect(await sticksOut(page)).toBe(0)
  await page.getByRole('group', { name: 'Tamaño de la llave' }).waitFor({ state: 'hidden' })
})
