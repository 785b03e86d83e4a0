import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The page's path and query, as in the address bar without the host. */
export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

export const atAddress = (page: Page, wanted: string) =>
  page.waitForURL((address) => address.pathname + address.search === wanted)

/** The toasts on the screen. Error and warning toasts begin with 'Error: ' or 'Aviso: ', which only screen readers read. */
export const toasts = (page: Page) => page.locator('[data-part="toast"]')
export const toastSaying = (page: Page, text: string | RegExp) => toasts(page).filter({ hasText: text })

/** Records the toasts of a page from now on, as each is shown for three seconds only. The returned function reads their texts so far. */
export async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  const recorded = await page.evaluateHandle(() => {
    const texts = new Map<Element, string>()
    const read = () => {
      for (const toast of document.querySelectorAll('[data-part="toast"]')) texts.set(toast, toast.textContent ?? '')
    }
    new MutationObserver(read).observe(document, { childList: true, characterData: true, subtree: true })
    return texts
  })
  return () => recorded.evaluate((texts) => [...texts.values()])
}

/** Resolves once the page shows the badge "En vivo", so receives live events. (A section of streams has that title too.) */
export const untilLive = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^En vivo$/ })
    .first()
    .waitFor()

/** Resolves when the page receives a live event of that name. To be called before the page opens its socket. */
export const receives = (page: Page, event: string) =>
  new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(event)) resolve()
      }),
    ),
  )

/** Keeps the replies to the page's writes at `url` back until `until` resolves. The site has handled the requests by then. */
export const holdReplies = (page: Page, url: string, until: Promise<unknown>) =>
  page.route(url, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    const response = await route.fetch()
    await until
    return route.fulfill({ response })
  })

/** Resolves once the app has rendered the screen without skeletons. It waits for the footer because the served HTML has only the title. */
export async function untilShown(page: Page) {
  await page.locator('footer').first().waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await eventually(() => page.locator('main [aria-busy="true"], main [data-part="skeleton"]').count(), 0)
}

export const rankedTable = (page: Page) => page.getByRole('table', { name: /^Clanes rankeados/ })
export const unrankedTable = (page: Page) => page.getByRole('table', { name: 'Clanes no rankeados' })
/** The row of a clan in the ladder table. The row's link has the clan's name, followed by ", tu clan" if it is the viewer's clan. */
export const rowOf = (table: Locator, clan: string) =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('link', { name: new RegExp(`^${clan}(, tu clan)?$`, 'i') }) })

/** The rows of the ranked clans in the ladder table as "place clan", from top to bottom. */
export const places = (page: Page) =>
  rankedTable(page)
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => `${row.querySelector('td')?.textContent} ${row.querySelector('a')?.textContent}`),
    )

/** Polls `look` until it returns `wanted`; for changes that happen without a user action. */
export async function eventually(look: () => unknown, wanted: unknown) {
  await expect.poll(look).toEqual(wanted)
}

/** Marks the window. A full page load removes the mark, so `isMarked` proves that the page was not loaded again. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sinceMark: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'sinceMark' in window)

export async function logInThrough(page: Page, { email, password }: { email: string; password: string }) {
  const form = page.getByRole('form', { name: 'Iniciar Sesión' })
  await form.getByLabel('Email o Username').fill(email)
  await form.getByLabel('Contraseña', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Iniciar Sesión' }).click()
}
