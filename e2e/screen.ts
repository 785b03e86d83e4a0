import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The address as a person reads it in the address bar, without the host. */
export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

export const atAddress = (page: Page, wanted: string) =>
  page.waitForURL((address) => address.pathname + address.search === wanted)

/** The notifications on the screen. A screen reader hears 'Error: ' or 'Aviso: ' before the text of those kinds. */
export const toasts = (page: Page) => page.locator('[data-part="toast"]')
export const toastSaying = (page: Page, text: string | RegExp) => toasts(page).filter({ hasText: text })

/** The page hears of every change from now on. (A section of streams is also titled "En vivo": only the badge is a status.) */
export const untilLive = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^En vivo$/ })
    .first()
    .waitFor()

/** The screen is drawn by the app (the page as it comes has a title, and no footer) and has all it asked for: no skeleton is left. */
export async function untilShown(page: Page) {
  await page.locator('footer').first().waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await eventually(() => page.locator('main [aria-busy="true"], main [data-part="skeleton"]').count(), 0)
}

export const rankedTable = (page: Page) => page.getByRole('table', { name: /^Clanes rankeados/ })
export const unrankedTable = (page: Page) => page.getByRole('table', { name: 'Clanes no rankeados' })
/** The row of a clan; one's own is read out with its mark. */
export const rowOf = (table: Locator, clan: string) =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('link', { name: new RegExp(`^${clan}(, tu clan)?$`, 'i') }) })

/** The ranked table's rows as "place clan", top to bottom. */
export const places = (page: Page) =>
  rankedTable(page)
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => `${row.querySelector('td')?.textContent} ${row.querySelector('a')?.textContent}`),
    )

/** What changes by itself is looked at until it is so. */
export async function eventually(look: () => unknown, wanted: unknown) {
  await expect.poll(look).toEqual(wanted)
}

/** Proof that nobody loaded the page anew: a mark on its window that a navigation takes away. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sinceMark: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'sinceMark' in window)

export async function logInThrough(page: Page, { email, password }: { email: string; password: string }) {
  const form = page.getByRole('form', { name: 'Iniciar Sesión' })
  await form.getByLabel('Email o Username').fill(email)
  await form.getByLabel('Contraseña', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Iniciar Sesión' }).click()
}
