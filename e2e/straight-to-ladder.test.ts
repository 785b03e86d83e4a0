import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import type { RunningTest } from '@trinchera/testing/browser'
import { admin, browser, product } from './fixture'
import {
  atAddress,
  eventually,
  holdReplies,
  places,
  rankedTable,
  receives,
  rowOf,
  toastSaying,
  untilLive,
  untilShown,
} from './screen'
import { newRanking } from './etapa'

let etapa: Awaited<ReturnType<typeof newRanking>>

beforeAll(async () => {
  etapa = await newRanking(product, admin, 12)
})

const phone = { width: 360, height: 740 }
const ranking = (letters: string) => [...letters].map((letter, i) => `${i + 1} Compañía ${letter}`)
const lead = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Ir al Ladder' }).first()

const etapaPath = /^\/ladder\/etapa\/\d+$/

it('leads a visitor from the landing page to a live table in one tap, and from then on to the one last looked at', async (test) => {
  const page = await browser.newPage(test, phone)
  await page.goto('/')
  // To an etapa, once the page knows which are open. Which one changes while other tests play on this shared product.
  await eventually(async () => etapaPath.test((await lead(page).getAttribute('href')) ?? ''), true)
  await lead(page).click()
  await page.waitForURL(({ pathname }) => etapaPath.test(pathname))
  await page
    .getByRole('main')
    .getByText(/^\d+ mirando$/)
    .waitFor()
  await untilLive(page)

  await page.goto(etapa.address)
  await eventually(() => places(page), ranking('ABCDEFGHJKMN'))
  await page.goto('/')
  await eventually(() => lead(page).getAttribute('href'), etapa.address)
  await page.getByRole('banner').getByRole('button', { name: 'Menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' }).getByRole('navigation', { name: 'Principal' })
  await menu.getByRole('link', { name: 'Ladder', exact: true }).click()
  await atAddress(page, etapa.address)

  // The overview begins with that etapa: its top five, under the name of its game.
  await page.goto('/ladder')
  const first = page.getByRole('article').first()
  await first.getByRole('heading', { name: `${etapa.juego.nombre} · ${etapa.nombre}` }).waitFor()
  const shown = () =>
    first
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.slice(1).map((row) => `${row.querySelector('td')?.textContent} ${row.querySelector('a')?.textContent}`),
      )
  await eventually(shown, ranking('ABCDE'))
  await first.getByRole('heading').getByRole('link').click()
  await atAddress(page, etapa.address)
})

it('shows a leader their clan and the report on the first screen of home, and founds no second clan', async (test) => {
  const page = await browser.newPage(test, { ...phone, as: etapa.clan(7).leader })
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Tu clan' })
  const report = strip.getByRole('link', { name: 'Reportar Derrota de Compañía H' })
  await report.waitFor()
  await expect.poll(() => strip.getByRole('listitem').innerText()).toMatch(/^Puesto\s+8\s+Compañía H/)
  const { y, height } = (await report.boundingBox()) ?? { y: 0, height: 0 }
  expect(y + height).toBeLessThan(740)
  await expect.poll(() => report.getAttribute('href')).toBe(`/ladder/reportes?etapa=${etapa.id}`)

  await page.getByRole('banner').getByRole('button', { name: 'Menú' }).click()
  const entry = page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Reportar Derrota' }).first()
  await entry.waitFor()
  await eventually(async () => ((await entry.boundingBox())?.y ?? 999) < 200, true)

  await page.goto(etapa.address)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Reportar Derrota' }).and(page.locator('.primary')).waitFor()
  await expect.poll(() => main.getByRole('link', { name: 'Crear Nuevo Clan' }).count()).toBe(0)
})

/**
 * What a frame shows: the order of the ranked rows, the position of one clan's row in px below the top of the table body, and whether that
 * row is on its way to its place.
 */
type Sample = [order: string, top: number, moving: boolean]

/** Starts recording each frame of the ranked table. */
const samplePositions = (page: Page, clan: string) =>
  page.evaluate((name) => {
    const samples: Sample[] = []
    Object.assign(window, { samples })
    const sample = () => {
      const rows = [...document.querySelectorAll<HTMLElement>('main table[role="table"] tbody tr[data-row]')]
      const row = rows.find((one) => one.querySelector('.name-cell a')?.textContent === name)
      const body = row?.parentElement
      if (row && body) {
        const order = rows.map((one) => one.querySelector('.name-cell a')?.textContent?.at(-1)).join('')
        const top = Math.round(row.getBoundingClientRect().top - body.getBoundingClientRect().top)
        samples.push([order, top, getComputedStyle(row).transform !== 'none'])
      }
      requestAnimationFrame(sample)
    }
    sample()
  }, clan)

const sampled = (page: Page): Promise<Sample[]> =>
  page.evaluate(() => ('samples' in window && Array.isArray(window.samples) ? window.samples : []))

/** Fills in the report of the own clan's loss and confirms it; from then on the row of `winner` is recorded. */
async function reportLoss(page: Page, winner: string, place: number) {
  const form = page.getByRole('form', { name: 'Reportar Derrota' })
  await form.getByLabel('Clan ganador').selectOption({ label: `${place}. ${winner}` })
  await form.getByRole('button', { name: 'Reportar Derrota' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(`${winner} sube del`).waitFor()
  await samplePositions(page, winner)
  await dialog.getByRole('button', { name: 'Reportar Derrota' }).click()
}

async function seesTheReorder(test: RunningTest, late: boolean) {
  const page = await browser.newPage(test, { ...phone, as: etapa.clan(4).leader, reducedMotion: 'no-preference' })
  const before = await etapaPlaces()
  const climber = 'Compañía ' + (before.at(-1) ?? '')
  const moved = receives(page, 'ladder:changed')
  await page.goto(`/ladder/reportes?etapa=${etapa.id}`)
  if (late) {
    // The response to the report is delayed until the ladder has moved, so that the event arrives before the navigation.
    await holdReplies(page, '**/api/v1/ladder', moved)
  }
  await Promise.all([
    toastSaying(page, new RegExp(`Derrota reportada: ${climber} sube del ${before.length} al \\d+`)).waitFor(),
    atAddress(page, etapa.address),
    reportLoss(page, climber, before.length),
  ])
  const after = await etapaPlaces()
  await eventually(
    () => places(page),
    after.map((letter, i) => `${i + 1} Compañía ${letter}`),
  )
  const newOrder = after.join('')
  await eventually(async () => {
    const [order, , moving] = (await sampled(page)).at(-1) ?? ['', 0, true]
    return order === newOrder && !moving
  }, true)

  // Frame by frame: first the old order, then the row in motion from its old place, then the new order.
  const samples = await sampled(page)
  expect(samples[0]?.[0]).toBe(before.join(''))
  const [start, end] = [samples[0]?.[1] ?? 0, samples.at(-1)?.[1] ?? 0]
  expect(end).toBeLessThan(start)
  const [, from] = samples.find(([order, , moving]) => order === newOrder && moving) ?? ['', end]
  expect(from).toBeGreaterThan(end)
  // The row that climbed is visible on the screen.
  await eventually(async () => {
    const box = await rowOf(rankedTable(page), climber).boundingBox()
    return box && box.y > 0 && box.y + box.height <= 740
  }, true)
  return page
}

/** Letters of the ranked clans by place, from the API. */
async function etapaPlaces() {
  const { data } = await admin.api.listClanes({ params: { id: etapa.id } })
  return data.filter((clan) => clan.ranking_actual > 0).map((clan) => clan.nombre.at(-1) ?? '')
}

it('lets who reports land on the old order and watch it move, with the move in the toast', async (test) => {
  await seesTheReorder(test, false)
})

it('shows the old order first also where the ladder moved before the screen was there', async (test) => {
  await seesTheReorder(test, true)
})

it('leaves a pill for a move below the fold, which leads to the row', async (test) => {
  const page = await browser.newPage(test, { ...phone })
  await page.goto(etapa.address)
  await untilLive(page)
  await untilShown(page)
  const before = await etapaPlaces()
  const [climber, beaten] = [before.length - 1, before.length - 3].map((i) => before[i] ?? '')
  const letters = 'ABCDEFGHJKMNP'
  await etapa.report(letters.indexOf(climber ?? ''), letters.indexOf(beaten ?? ''))
  const pill = page.getByRole('button', {
    name: new RegExp(`^Ver en la tabla: .*Compañía ${climber}.* al ${before.length - 1}$`),
  })
  await pill.waitFor()
  await expect.poll(() => pill.innerText()).toContain('▲')
  await pill.click()
  const row = rowOf(rankedTable(page), `Compañía ${climber}`)
  // The row is highlighted for a few seconds only, so check this first.
  await row.and(page.locator('.hot')).waitFor()
  await eventually(async () => {
    const box = await row.boundingBox()
    return box !== null && box.y > 0 && box.y + box.height < 740
  }, true)
  await expect.poll(() => row.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true)
  await pill.waitFor({ state: 'detached' })
  // Above the table is a list of the clans that climbed and fell.
  await page
    .getByRole('region', { name: /^(Esta noche|Desde anoche)$/ })
    .getByRole('listitem')
    .first()
    .waitFor()
})

it('counts in the title what moves while the tab is hidden, until it is seen', async (test) => {
  const page = await browser.newPage(test)
  await page.goto(etapa.address)
  await untilLive(page)
  await untilShown(page)
  const title = await page.title()
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await setHidden(true)
  const letters = 'ABCDEFGHJKMNP'
  for (const expected of ['(1) ', '(2) ']) {
    const now = await etapaPlaces()
    await etapa.report(letters.indexOf(now.at(-1) ?? ''), letters.indexOf(now.at(-2) ?? ''))
    await eventually(() => page.title(), expected + title)
  }
  await setHidden(false)
  await eventually(() => page.title(), title)
})

it('pulses only for a while after an event, and shows no live mark on a paused etapa', async (test) => {
  const page = await browser.newPage(test, { reducedMotion: 'no-preference' })
  await page.goto(etapa.address)
  await untilLive(page)
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations === Infinity).length,
    )
  await untilShown(page)
  await eventually(running, 0)
  const letters = 'ABCDEFGHJKMNP'
  const now = await etapaPlaces()
  await etapa.report(letters.indexOf(now.at(-1) ?? ''), letters.indexOf(now.at(-2) ?? ''))
  await eventually(running, 1)
  await eventually(running, 0)
  await admin.api.updateEtapa({ params: { id: etapa.id }, body: { activo: false } })
  await page.getByText('etapa pausada').waitFor()
  await expect.poll(() => page.getByRole('main').getByText('En vivo', { exact: true }).count()).toBe(0)
})
