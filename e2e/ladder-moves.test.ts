import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { admin, browser, product } from './fixture'
import { eventually, isMarked, mark, places, rankedTable, rowOf, untilLive, untilShown } from './screen'
import { newRanking } from './etapa'

let etapa: Awaited<ReturnType<typeof newRanking>>

const ranking = (letters: string) => [...letters].map((letter, i) => `${i + 1} Compañía ${letter}`)

/** Starts recording the rows that are animated, noted when the page changes, before the next frame is painted. */
const noteTravels = (page: Page) =>
  page.evaluate(() => {
    const travels: string[] = []
    Object.assign(window, { travels })
    const moves = (animation: Animation) =>
      animation.effect instanceof KeyframeEffect &&
      animation.effect.getKeyframes().some((frame) => 'transform' in frame && frame.transform !== 'none')
    new MutationObserver(() => {
      for (const row of document.querySelectorAll('tbody tr'))
        if (row.getAnimations().some(moves)) travels.push(row.querySelector('a')?.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
  })

const travelled = (page: Page) =>
  page.evaluate(() =>
    'travels' in window && Array.isArray(window.travels) ? [...new Set(window.travels)].toSorted() : [],
  )

async function watcher(page: Page) {
  await page.goto(etapa.address)
  await untilLive(page)
  await untilShown(page)
  await eventually(() => places(page), ranking('ABCDEFGHJKMN'))
  await mark(page)
  await noteTravels(page)
}

it('#12 beats #6: moves to #9 in every open browser', async (test) => {
  etapa = await newRanking(product, admin, 12)
  const page = await browser.newPage(test, { height: 500, reducedMotion: 'no-preference' })
  const still = await browser.newPage(test)
  const phone = await browser.newPage(test, { width: 360, height: 740, reducedMotion: 'no-preference' })
  await Promise.all([page, still, phone].map(watcher))

  // Somebody is reading further down: the focus is on a row that is about to move down, and the page is scrolled to it.
  const link = rankedTable(page).getByRole('link', { name: 'Compañía K' })
  await link.focus()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)

  await etapa.report(11, 5)
  const after = ranking('ABCDEFGHNJKM')
  await eventually(() => places(page), after)
  await eventually(() => places(still), after)
  await eventually(() => places(phone), after)

  // The row shows its climb, and a screen reader hears one sentence.
  const row = rowOf(rankedTable(page), 'Compañía N')
  await row.getByText('sube 3').waitFor()
  await expect
    .poll(() => page.locator('[aria-live="polite"]').filter({ hasText: 'Compañía N sube del 12 al 9' }).count())
    .toBe(1)
  await page.getByRole('complementary', { name: 'Más de la etapa' }).getByText('del 12 al 9').waitFor()

  // The rows that moved were animated; with reduced motion they jumped.
  const moved = ['Compañía J', 'Compañía K', 'Compañía M', 'Compañía N']
  expect(await travelled(page)).toEqual(moved)
  expect(await travelled(phone)).toEqual(moved)
  expect(await travelled(still)).toEqual([])

  // Focus and scroll position did not change.
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  for (const one of [page, still, phone]) expect(await isMarked(one)).toBe(true)
})

it('a loss to the clan directly below costs one place, and a win can move nobody', async (test) => {
  const page = await browser.newPage(test)
  await page.goto(etapa.address)
  await untilLive(page)
  await eventually(() => places(page), ranking('ABCDEFGHNJKM'))
  await etapa.report(6, 5)
  await eventually(() => places(page), ranking('ABCDEGFHNJKM'))
  await etapa.report(0, 1)
  await rowOf(rankedTable(page), 'Compañía A').getByText('2–0').waitFor()
  await expect.poll(() => places(page)).toEqual(ranking('ABCDEGFHNJKM'))
})
