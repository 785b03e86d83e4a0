// Measures the first load of a page on a slow phone. Times depend on this machine, whose CPU is throttled to a quarter, and on the network
// profile of Lighthouse's phone (testing/paint.ts). Bytes and layout shifts depend on neither.
import type { Browser, Page } from 'playwright-core'
import { paths } from '@trinchera/contract/site-paths'
import { launchChromium } from '@trinchera/testing/browser'
import { phone, readPaint, recordPaint, slowDown } from '@trinchera/testing/paint'
import { apiOf } from '@trinchera/testing/people'
import type { Product } from '@trinchera/testing/product'
import { rounds, type Row } from './lib/rounds'

/** Wait after the first HTML table row appears, ms. By then the socket is connected and what follows the first screen has loaded. */
const settleMs = 3000

const openPage = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ baseURL: url, viewport: phone, locale: 'es-CL', hasTouch: true })
  return context.newPage()
}

interface Load {
  lcp: number
  cls: number
  scripts: number
  fonts: number
  /** Number of API calls sent before the first HTML table row was in the page, by the page's own clock. */
  callsBefore: number
}

/** Makes the page set the performance mark `first row` when the first row of an HTML table is in the page. */
const recordFirstRow = (page: Page) =>
  page.addInitScript(`new MutationObserver((_, observer) => {
    if (!document.querySelector('main tbody tr .row-link')) return
    performance.mark('first row')
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })`)

async function load(browser: Browser, url: string, path: string): Promise<Load> {
  const page = await openPage(browser, url)
  await recordPaint(page)
  await slowDown(page)
  await recordFirstRow(page)
  await page.goto(path)
  await page.locator('main tbody tr .row-link').first().waitFor()
  await page.waitForTimeout(settleMs)
  const { lcp, shifts } = await readPaint(page)
  const bytes = await page.evaluate(() => {
    const files: string[] = JSON.parse(document.getElementById('modules')?.textContent ?? '[]')
    const scripts = new Set(files.map((file) => location.origin + file))
    const sum = { scripts: 0, fonts: 0, callsBefore: 0 }
    const shown = performance.getEntriesByName('first row')[0]?.startTime ?? Infinity
    for (const entry of performance.getEntriesByType('resource')) {
      if (!(entry instanceof PerformanceResourceTiming)) continue
      if (scripts.has(entry.name)) sum.scripts += entry.encodedBodySize
      if (entry.name.endsWith('.woff2')) sum.fonts += entry.encodedBodySize
      if (entry.name.includes('/api/') && entry.startTime < shown) sum.callsBefore++
    }
    return sum
  })
  await page.context().close()
  return { lcp, cls: shifts.reduce((sum, { value }) => sum + value, 0), ...bytes }
}

export async function firstLoad(product: Product): Promise<Row[]> {
  const browser = await launchChromium()
  const { data: open } = await apiOf(product.url).listOpenEtapas()
  const screens = { '/ladder': paths.ladder, 'an etapa': paths.etapa(open[0]?.id ?? 0) }
  const rows: Row[] = []
  for (const [name, path] of Object.entries(screens)) {
    const loads: Load[] = []
    for (let round = 0; round < rounds; round++) loads.push(await load(browser, product.url, path))
    const row = (what: string, goal: string | null, value: (of: Load) => number, measured: string): Row => ({
      what: `${what} of ${name}`,
      floor: null,
      goal,
      values: loads.map(value),
      measured,
    })
    rows.push(
      row('LCP on a slow phone', '≤ 1800', ({ lcp }) => lcp, 'ms'),
      row('layout shift', '≤ 0', ({ cls }) => Number(cls.toFixed(3)), 'CLS'),
      row('scripts of the first load', name === '/ladder' ? null : '≤ 130', ({ scripts }) => scripts / 1000, 'kB, br'),
      row('fonts', '≤ 60', ({ fonts }) => fonts / 1000, 'kB'),
      row('calls before the table is there', '≤ 0', ({ callsBefore }) => callsBefore, 'calls'),
    )
  }
  await browser.close()
  return rows
}
