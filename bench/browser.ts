// A first load on a slow phone, and a touch while a table moves: `npx tsx bench/browser.ts`, after `npm run build`. Times are of this machine with its processor
// slowed down four times, on the network of Lighthouse's phone (testing/paint.ts); bytes and shifts are not.
import type { Browser, Locator, Page } from 'playwright-core'
import { rooms } from '@trinchera/contract/socket'
import { paths } from '@trinchera/contract/site-paths'
import { headlessEmitter } from '@trinchera/runtime/emitter'
import { createLog } from '@trinchera/runtime/log'
import { connectRedis, ready, RedisOutage } from '@trinchera/runtime/redis'
import { launchChromium } from '@trinchera/testing/browser'
import { phone, readPaint, recordPaint, slowDown } from '@trinchera/testing/paint'
import { apiOf } from '@trinchera/testing/people'
import type { Product } from '@trinchera/testing/product'
import { benchProduct, isMain } from './lib/product'
import { digits, median, rounds, tell, type Row } from './lib/rounds'
import { stageOf } from './lib/stage'

/** The live connection and what is loaded after the first screen are there by then, ms. */
const settleMs = 3000
const clans = 200
const moved = 50

const openPage = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ baseURL: url, viewport: phone, locale: 'es-CL', hasTouch: true })
  return context.newPage()
}

interface Load {
  lcp: number
  cls: number
  scripts: number
  fonts: number
  /** Calls of the API that were sent before the first row of a table stood there, by the page's own clock: the screen sends others once it does. */
  callsBefore: number
}

/** Marks when the first row of a table stands in the page. */
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

/** Records how long each interaction takes until its paint, in `window.touches`; the browser rounds to 8 ms. */
const recordTouches = (page: Page) =>
  page.addInitScript(`window.touches = [];
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => entry.interactionId && touches.push(entry.duration)))
      .observe({ type: 'event', durationThreshold: 16, buffered: true })`)

/** The middle of what is there to be touched. */
async function middleOf(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Milliseconds from a touch to its paint, the longest of each round: the menu is opened and closed, rows of the table behind it move at each touch. */
async function touches(browser: Browser, product: Product): Promise<number[]> {
  const stage = await stageOf(product, clans)
  const { data: rows } = await apiOf(product.url).listClanes({ params: { id: stage.id } })
  const log = createLog({ name: 'bench', level: 'error', production: true })
  const redis = await ready(connectRedis(product.redis.url, 'commands', new RedisOutage(log)))
  const emitter = headlessEmitter(redis)
  const page = await openPage(browser, product.url)
  await recordTouches(page)
  await page.goto(paths.etapa(stage.id))
  await page.locator('.live').first().waitFor()
  await page.waitForTimeout(settleMs)
  const menu = page.locator('.menu')
  const opener = await middleOf(page.locator('.burger'))
  await page.touchscreen.tap(opener.x, opener.y) // loads what it needs
  await menu.waitFor()
  const closer = await middleOf(menu.locator('.icon-button'))
  await page.touchscreen.tap(closer.x, closer.y)
  await menu.waitFor({ state: 'detached' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let version = 1
  const move = () => {
    const first = rows.slice(0, moved)
    version++
    const places = version % 2 ? first : first.toReversed()
    const clanes = first.map((row, at) => ({ ...row, ranking_actual: places[at]?.ranking_actual ?? 0 }))
    emitter.emit([rooms.etapa(stage.id), rooms.publico], 'ladder:changed', { etapa: stage.id, version, clanes })
  }
  // Waits by a class alone: to look for roles reads every element of the page, in the thread that is measured.
  const longest: number[] = []
  for (let round = 1; round <= rounds; round++) {
    for (let press = 0; press < 3; press++) {
      move()
      await page.touchscreen.tap(opener.x, opener.y)
      await menu.waitFor()
      move()
      await page.touchscreen.tap(closer.x, closer.y)
      await menu.waitFor({ state: 'detached' })
    }
    await page.waitForTimeout(settleMs)
    longest.push(await page.evaluate<number>('Math.max(16, ...touches.splice(0))'))
  }
  const shown = await page.locator('main tbody tr').nth(0).getAttribute('data-row')
  if (shown !== String(rows[version % 2 ? 0 : moved - 1]?.id)) throw new Error('The rows have not moved')
  await page.context().close()
  redis.disconnect()
  return longest
}

export async function inBrowser(product: Product): Promise<Row[]> {
  const browser = await launchChromium()
  const { data: open } = await apiOf(product.url).listOpenEtapas()
  const screens = { '/ladder': paths.ladder, 'a stage': paths.etapa(open[0]?.id ?? 0) }
  const rows: Row[] = []
  for (const [name, path] of Object.entries(screens)) {
    const loads: Load[] = []
    for (let round = 0; round < rounds; round++) loads.push(await load(browser, product.url, path))
    const row = (what: string, goal: string | null, value: (of: Load) => number, measured: string): Row => ({
      what: `${what} of ${name}`,
      floor: 'none: as measured',
      goal,
      ratios: loads.map(value),
      measured,
    })
    rows.push(
      row('LCP on a slow phone', '≤ 1200', ({ lcp }) => lcp, 'ms'),
      row('layout shift', '≤ 0', ({ cls }) => Number(cls.toFixed(3)), 'CLS'),
      row('scripts of the first load', name === '/ladder' ? '≤ 90' : null, ({ scripts }) => scripts / 1000, 'kB, br'),
      row('fonts', '≤ 60', ({ fonts }) => fonts / 1000, 'kB'),
      row('calls before the table is there', '≤ 0', ({ callsBefore }) => callsBefore, 'calls'),
    )
  }
  const pressed = await touches(browser, product)
  rows.push({
    what: `from a touch to its paint while ${moved} of ${clans} rows move`,
    floor: 'none: as measured',
    goal: '≤ 100',
    ratios: pressed,
    measured: `${digits(median(pressed))} ms, processor slowed down four times`,
  })
  await browser.close()
  return rows
}

if (isMain(import.meta.url)) {
  const product = await benchProduct()
  for (const row of await inBrowser(product)) tell(row)
  await product.stop()
  process.exit(0)
}
