import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { findings, sticksOut, sticksOutEnlarged } from '../axe'
import { smallTargets } from '../targets'
import { button } from './assistant'

/** Texts of those HTML table rows and list rows that contain a link but do not react to a press outside the link's text. */
export const deadRows = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('main tbody tr, main .list > li, main .rank li')]
    return rows.flatMap((row) => {
      if (!row.checkVisibility() || !row.querySelector('a')) return []
      row.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = row.getBoundingClientRect()
      const presses = [
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ] as const
      const dead = presses.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('a, button'))
      return dead.length > 0 ? [row.textContent?.slice(0, 60) ?? ''] : []
    })
  })

/** HTML tables with faults: a row without header cell or with more or fewer cells than columns, or a column without a name. */
const badTables = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => getComputedStyle(element).display !== 'none'
    return [...document.querySelectorAll('main table:not([aria-hidden])')].flatMap((table) => {
      const heads = [...table.querySelectorAll('thead th')].filter(shown)
      const rows = [...table.querySelectorAll('tbody tr:not([aria-hidden])')].filter(shown)
      const wrong = rows.filter(
        (row) =>
          row.querySelectorAll('th[scope="row"]').length !== 1 ||
          [...row.children].filter(shown).length !== heads.length,
      )
      const unnamed = heads.filter((head) => !head.textContent?.trim() || head.getAttribute('scope') !== 'col')
      const name = table.querySelector('caption')?.textContent ?? 'a table without a name'
      return wrong.length + unnamed.length > 0 ? [`${name}: ${wrong.length} rows, ${unnamed.length} heads`] : []
    })
  })

/**
 * Links and buttons of the header bar that the assistant's button covers. Content below the header is not checked, because users can scroll
 * it out from under the button.
 */
async function covered(page: Page) {
  await button(page).waitFor()
  return button(page).evaluate((one) => {
    const own = one.getBoundingClientRect()
    return [...document.querySelectorAll('header :is(a[href], button, input, select, textarea)')].flatMap((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect()
      const apart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom
      return other === one || apart ? [] : [other.textContent ?? '']
    })
  })
}

/** Number of px by which the page can be scrolled past the end of its content. */
const pastEnd = (page: Page) =>
  page.evaluate(() => {
    const { body, documentElement } = document
    const ends = [...document.querySelectorAll('footer, main')].map((part) => part.getBoundingClientRect().bottom)
    const end = Math.max(...ends) + scrollY + Number.parseFloat(getComputedStyle(body).paddingBottom)
    return Math.max(0, Math.round(documentElement.scrollHeight - Math.max(end, innerHeight)))
  })

/** The faults of the shown screen, by kind of fault; empty if there are none. */
export type Findings = Record<string, unknown>

/**
 * Looks again, up to three times, while `look` does not return `nothing`, and returns what it found last. A fault of the screen is found
 * each time; a toast or a row that moves because of another test's change is not.
 */
export async function unlessPassing(nothing: Findings, look: () => Promise<Findings>): Promise<Findings> {
  let found = await look()
  for (let looks = 1; looks < 3 && !isDeepStrictEqual(found, nothing); looks++) found = await look()
  return found
}

function onlyFound(found: Findings): Findings {
  return Object.fromEntries(
    Object.entries(found).filter(([, what]) => (Array.isArray(what) ? what.length > 0 : what !== 0)),
  )
}

/**
 * Faults of a dialog or screen on a phone: pressable targets under 44 px and, in the light theme on the smallest phone, accessibility
 * violations (axe) and sideways overflow.
 */
export async function onPhone(page: Page): Promise<Findings> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'light' })
  const targets = await smallTargets(page)
  await page.setViewportSize({ width: 320, height: 640 })
  return onlyFound({ targets, light: await findings(page), sticksOut: await sticksOut(page) })
}

/** Faults of a dialog or screen on a desktop: accessibility violations (axe) in the dark theme, sideways overflow with enlarged text. */
export async function onDesk(page: Page): Promise<Findings> {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findings(page)
  return onlyFound({ dark, sticksOut: await sticksOutEnlarged(page) })
}

/**
 * Faults of a screen at its current size: space after its last content, HTML tables without proper headers, controls of the header that the
 * assistant's button covers.
 */
export async function ofScreen(page: Page): Promise<Findings> {
  return onlyFound({
    pastEnd: await pastEnd(page),
    badTables: await badTables(page),
    covered: await covered(page),
  })
}
