import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { paths } from '@trinchera/contract/site-paths'
import { pagesOf } from '@trinchera/testing/browser'
import { adminOf } from '@trinchera/testing/people'
import { ProductProcess, startProduct, type Product } from '@trinchera/testing/product'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromium } from './chromium'
import { isMarked, mark, untilLive } from './screen'
import { newRanking } from './etapa'

const root = resolve(import.meta.dirname, '..')
/** Inside the repository, so that its bundle finds the packages. */
const second = '.cache/second-build'
const secondId = 'segundo00000'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product?.stop()
  rmSync(join(root, second), { recursive: true, force: true })
})

const buildOf = (html: string) => /<meta name="build" content="(\w+)"/.exec(html)?.[1] ?? ''
const shownBuild = (page: Page) => page.content().then(buildOf)

/** Copies the web build under another build id, with a server that serves it. */
function makeSecondBuild() {
  const folder = join(root, second)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'server'), { recursive: true })
  cpSync(join(root, 'server/dist'), join(folder, 'server/dist'), { recursive: true })
  cpSync(join(root, 'web/dist'), join(folder, 'web/dist'), { recursive: true })
  symlinkSync(join(root, 'assistant'), join(folder, 'assistant'))
  const first = buildOf(readFileSync(join(folder, 'web/dist/index.html'), 'utf8'))
  for (const file of ['index.html', 'sw.js']) {
    const path = join(folder, 'web/dist', file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(first, secondId))
    for (const compressed of ['.br', '.gz']) rmSync(path + compressed, { force: true })
  }
}

it('takes a new build at the next navigation, and neither mixes nor keeps an old one', async (test) => {
  const etapa = await newRanking(product, await adminOf(product), 2)
  const page = await pagesOf(chromium, product).newPage(test, {
    fresh: true,
    serviceWorker: true,
    expects: [
      /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED|WebSocket connection to/,
      /status of 403 .*socket\.io/, // the old server refuses new live connections while it stops
    ],
  })
  await page.goto(etapa.address)
  await untilLive(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await mark(page)
  const first = await shownBuild(page)
  const main = page.getByRole('main')

  // With the same build, navigation does not reload the page.
  await main.getByRole('link', { name: 'Compañía A', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Compañía A' }).waitFor()
  expect(await isMarked(page)).toBe(true)

  makeSecondBuild()
  await product.server.end()
  const server = new ProductProcess(`${second}/server/dist/main.js`, product.env)
  try {
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data.clase === 'build') Object.assign(window, { taken: data.build })
      })
    })
    server.start()
    await server.prints(/servidor en http/)
    await expect.poll(() => page.evaluate(() => ('taken' in window ? window.taken : null))).toBe(secondId)
    // The open page keeps its build until the next navigation.
    expect([await shownBuild(page), await isMarked(page)]).toEqual([first, true])
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Torneos' }).click()
    await page.waitForURL((address) => address.pathname === paths.torneos)
    await expect.poll(() => shownBuild(page)).toBe(secondId)
    await page.getByRole('heading', { level: 1, name: 'Torneos' }).waitFor()
    expect(await isMarked(page)).toBe(false)
    // The offline pages in the cache are from the new build too.
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('armazon-'))))
      .toEqual([`armazon-${secondId}`])
  } finally {
    await server.end()
  }
})
