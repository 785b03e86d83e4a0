import { createServer } from 'node:http'
import { newClan, newPerson, newEtapa } from '@trinchera/testing/people'
import { freePort } from '@trinchera/testing/product'
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findings } from './axe'
import { chromium } from './chromium'
import { admin, product } from './fixture'
import { eventually, untilShown } from './screen'
import { newEtapaOf } from './etapa'
import { smallTargets } from './targets'

// Embeds in a page of another origin, in a real browser.

const etapas = await Promise.all([newEtapaOf(product, admin, 4), newEtapaOf(product, admin, 3)])
const [first, second] = etapas
await first.report(0, 1)
await second.report(0, 1)

const frame = (name: string, path: string, width = 360) =>
  `<iframe name="${name}" title="${name}" src="${product.url}${path}" width="${width}" height="420" style="border:0"></iframe>`

/** The other site's page. It records the heights that its frames report. */
const otherSite = createServer((request, reply) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://otro')
  const tema = searchParams.get('tema') ?? 'oscuro'
  const width = Number(searchParams.get('ancho') ?? 360)
  // an isolated page, for example one with games or videos in it, loads only frames that opt in too
  reply.setHeader('cross-origin-embedder-policy', 'require-corp')
  reply.setHeader('content-type', 'text/html; charset=utf-8').end(
    `<!doctype html><html lang="es"><title>Otro sitio</title><link rel="icon" href="data:,"><main><h1>Otro sitio</h1>
    <script>heights = {}; addEventListener('message', ({ data, source }) => { for (let i = 0; i < frames.length; i++) if (frames[i] === source && data.trinchera === 'alto') heights[i] = data.alto })</script>
    ${frame('etapa uno', `/embed/etapa/${first.id}?tema=${tema}`, width)}
    ${frame('etapa dos', `/embed/etapa/${second.id}?tema=${tema}&filas=2`, width)}
    ${frame('clan', `/embed/clan/${first.clan(1).id}?tema=${tema}`, width)}</main></html>`,
  )
})
let otherUrl = ''
beforeAll(async () => {
  const port = await freePort()
  await new Promise<void>((resolve) => otherSite.listen(port, '127.0.0.1', resolve))
  // another site and not only another origin, so that this site's cookies are third-party there
  otherUrl = `http://localhost:${port}`
})
afterAll(() => otherSite.close())

interface Visit {
  page: Page
  frameOf(name: string): Frame
  faults: string[]
  /** Bytes on the wire of the largest response, as the browser received it, by URL path. */
  bytes: Map<string, number>
}

async function visit(options: { width?: number; query?: string; javaScriptEnabled?: boolean } = {}): Promise<Visit> {
  const { width = 1366, query = '', ...rest } = options
  const context = await chromium.newContext({ viewport: { width, height: 768 }, ...rest })
  const page = await context.newPage()
  const faults: string[] = []
  const bytes = new Map<string, number>()
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  context.on('weberror', (error) => faults.push(error.error().message))
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    const note = ({ responseBodySize, responseHeadersSize }: Awaited<ReturnType<typeof request.sizes>>) =>
      bytes.set(pathname, Math.max(bytes.get(pathname) ?? 0, responseBodySize + responseHeadersSize))
    request.sizes().then(note, () => undefined) // the page may be closed meanwhile
  })
  await page.goto(`${otherUrl}/?${query}`)
  return {
    page,
    faults,
    bytes,
    frameOf(name) {
      const found = page.frame({ name })
      if (!found) throw new Error(`no frame ${name}`)
      return found
    },
  }
}

const liveIn = (frame: Frame) => frame.locator('.live:not([hidden])').waitFor()
const names = (frame: Frame) => frame.locator('li .name').allTextContents()
const recordsIn = (frame: Frame) =>
  frame.locator('li').evaluateAll((rows) => rows.map((row) => /\d+–\d+/.exec(row.textContent ?? '')?.[0]))

it('three embeds on a page of another site are live, small, and leave nothing behind', async () => {
  const { page, frameOf, faults, bytes } = await visit()
  const [one, two, clan] = [frameOf('etapa uno'), frameOf('etapa dos'), frameOf('clan')]
  await Promise.all([one, two, clan].map(liveIn))
  expect(await names(one)).toEqual(['Compañía A', 'Compañía B', 'Compañía C', 'Compañía D'])
  expect(await names(two)).toHaveLength(2)
  await eventually(() => recordsIn(one), ['1–0', '0–1', '0–0', '0–0'])
  await one.evaluate(() => Object.assign(window, { sinceMark: true }))

  await first.report(1, 0)
  await second.report(2, 0)
  await eventually(() => recordsIn(one), ['1–1', '1–1', '0–0', '0–0'])
  await eventually(async () => (await names(two)).includes('Compañía C'), true)
  await eventually(() => clan.locator('dd').nth(1).textContent(), '1–1')
  await eventually(() => names(clan), ['Compañía A', 'Compañía A'])
  expect(await one.evaluate(() => 'sinceMark' in window)).toBe(true)

  // the embedding page knows the frames' heights
  await eventually(() => page.evaluate('Object.keys(heights).length'), 3)
  await eventually(() => page.evaluate('heights[0]'), 64 + 4 * 44 + 45)

  expect(await page.context().cookies()).toEqual([])
  expect(faults).toEqual([])
  const sizeOf = (end: string) => [...bytes].find(([path]) => path.endsWith(end))?.[1]
  await expect.poll(() => sizeOf('.js')).toBeDefined()
  process.stdout.write(`bytes on the wire ${JSON.stringify(Object.fromEntries(bytes), null, 2)}\n`)
  expect(sizeOf('.js')).toBeLessThan(3 * 1024)
  // of each response, because each change loads the page again, and how many changes share a load depends on when they arrive
  for (const path of [`/embed/etapa/${first.id}`, `/embed/clan/${first.clan(1).id}`])
    expect(bytes.get(path)).toBeLessThan(8 * 1024)
  expect([...bytes.keys()].filter((path) => !/^\/(embed\/|assets\/embed-|assets\/sofia|$)/.test(path))).toEqual([])
  expect(sizeOf('.woff2') ?? 0).toBeLessThan(48 * 1024)
  await page.context().close()
})

it('an embed reads without a script', async () => {
  const { page, frameOf } = await visit({ javaScriptEnabled: false })
  expect(await page.frameLocator('[name="etapa uno"]').locator('li').count()).toBe(4)
  expect(frameOf('etapa uno').url()).toContain('/embed/etapa/')
  await page.context().close()
})

it('its links open beside the page that frames it, and the keyboard reaches them', async () => {
  const { page, frameOf } = await visit()
  const one = frameOf('etapa uno')
  await liveIn(one)
  const row = one.getByRole('link', { name: /Compañía A/ })
  await row.focus()
  // the focus stays on its row when the table changes
  const before = await row.textContent()
  await first.report(0, 2)
  await eventually(async () => (await row.textContent()) === before, false)
  expect(await row.evaluate((element) => element === document.activeElement)).toBe(true)
  const opened = page.context().waitForEvent('page')
  await row.press('Enter')
  const site = await opened
  await site.waitForURL(`${product.url}/ladder/detalle-clan/${first.clan(0).id}`)
  expect(await site.evaluate(() => window.opener)).toBe(null)
  expect(page.url()).toContain(otherUrl)
  await page.context().close()
})

it('a clan deleted while it is shown is said to be gone', async () => {
  const etapa = await newEtapa(admin)
  const leader = await newPerson(product)
  const { id } = await newClan(leader, etapa, 'Los de Paso', 'PASO')
  const context = await chromium.newContext()
  const page = await context.newPage()
  await page.goto(`${product.url}/embed/clan/${id}`)
  await page.locator('.live:not([hidden])').waitFor()
  await leader.api.deleteClan({ body: { clanId: id } })
  await page.getByRole('heading', { name: 'Ese clan no existe, o ya no está' }).waitFor()
  await context.close()
})

it('a page of an earlier build loads itself anew', async () => {
  const context = await chromium.newContext()
  const page = await context.newPage()
  await page.route('**/embed/etapa/*', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    const reply = await route.fetch()
    const body = (await reply.text()).replace(/assets\/embed-[^.]*\.js/, 'assets/embed-newer.js')
    await route.fulfill({ response: reply, body })
  })
  let loads = 0
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
  await page.goto(`${product.url}/embed/etapa/${second.id}`)
  await expect.poll(() => loads).toBeGreaterThan(1)
  await context.close()
})

it('a page that lost its connection says it is not live, and catches up', async () => {
  const context = await chromium.newContext()
  const page = await context.newPage()
  await page.goto(`${product.url}/embed/etapa/${second.id}`)
  const live = page.locator('.live')
  await page.locator('.live:not([hidden])').waitFor()
  const before = await page.locator('ol').textContent()
  await context.setOffline(true)
  await second.report(1, 0)
  await eventually(() => live.isHidden(), true)
  expect(await page.locator('ol').textContent()).toBe(before)
  await context.setOffline(false)
  await page.locator('.live:not([hidden])').waitFor()
  await eventually(async () => (await page.locator('ol').textContent()) === before, false)
  await context.close()
})

it.each([200, 360, 900])(
  'axe finds nothing in frames of %d px, in both themes, and a finger finds every row',
  async (width) => {
    for (const tema of ['oscuro', 'claro']) {
      const { page, frameOf } = await visit({ query: `tema=${tema}&ancho=${width}` })
      await Promise.all(['etapa uno', 'etapa dos', 'clan'].map((name) => liveIn(frameOf(name))))
      expect(await findings(page)).toEqual([])
      for (const name of ['etapa uno', 'clan']) {
        const inside = frameOf(name)
        expect(await inside.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        const alone = await page.context().newPage()
        await alone.setViewportSize({ width, height: 740 })
        await alone.goto(inside.url())
        expect(await smallTargets(alone)).toEqual([])
        expect(await findings(alone)).toEqual([])
      }
      await page.context().close()
    }
  },
)

it.each([
  [360, 'dark'],
  [1366, 'light'],
] as const)(
  'at %d px the site gives the code to paste, with a preview, a signature and the calendar',
  async (width, colorScheme) => {
    const { id } = first.clan(0)
    const context = await chromium.newContext({ viewport: { width, height: 740 }, colorScheme, baseURL: product.url })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(`/ladder/detalle-clan/${id}`)
    await untilShown(page)
    const opener = page.getByRole('button', { name: 'Poner en tu sitio' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Compañía A' })
    const code = dialog.getByRole('textbox', { name: 'Código para tu página' })
    expect(await code.inputValue()).toBe(
      `<iframe src="${product.url}/embed/clan/${id}" title="Compañía A" width="480" height="601" style="border:0;max-width:100%" loading="lazy"></iframe>`,
    )
    await dialog.getByLabel('Colores').selectOption('Claros')
    await dialog.getByLabel('Partidas').selectOption('5')
    expect(await code.inputValue()).toContain(`/embed/clan/${id}?tema=claro&amp;filas=5"`)
    const preview = page.frameLocator('iframe[title="Vista previa: Compañía A"]')
    await preview.locator('html[data-theme="light"]').waitFor()
    await preview.locator('.live:not([hidden])').waitFor()
    expect(await findings(page)).toEqual([])
    if (width < 720) expect(await smallTargets(page)).toEqual([])

    await dialog.getByRole('tab', { name: 'Firma para foros' }).click()
    const picture = dialog.getByRole('img', { name: 'Firma de Compañía A' })
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(468)
    expect(await dialog.getByRole('textbox', { name: 'BBCode' }).inputValue()).toBe(
      `[url=${product.url}/ladder/detalle-clan/${id}][img]${product.url}/firma/clan/${id}.png[/img][/url]`,
    )
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('tab', { name: 'Calendario' }).click()
    expect(await dialog.getByRole('textbox').inputValue()).toBe(`${product.url}/api/v1/agenda.ics?clan=${id}`)
    await page.keyboard.press('Escape')
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)

    await page.goto(first.address)
    await untilShown(page)
    await page.getByRole('button', { name: 'Poner en tu sitio' }).click()
    await page.getByRole('dialog').getByLabel('Filas').waitFor()
    expect(faults).toEqual([])
    await context.close()
  },
)
