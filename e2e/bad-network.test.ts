import { startBadNetwork, type BadNetwork, type NetworkMode } from '@trinchera/testing/bad-network'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it, type TestContext } from 'vitest'
import type { Person } from '@trinchera/testing/people'
import { chromium } from './chromium'
import { admin, product } from './fixture'
import { installed } from './phone'
import { eventually, places, untilLive } from './screen'
import { newRanking } from './etapa'
import { newAnuncio, newEditor, untilLiveAt, writing } from './writing'

// Networks between the browser and the site that lose, cut or delay data, or answer instead of the site. Here a change must be seen at all;
// how soon a lost connection is noticed is in `server/src/live/sockets.test.ts` (docs/behaviour/live.md#Networks that lose connections).

async function behind(test: TestContext, mode: NetworkMode): Promise<{ network: BadNetwork; pages: TestPages }> {
  const network = await startBadNetwork(product.url, mode)
  test.onTestFinished(() => network.stop())
  return { network, pages: pagesOf(chromium, network) }
}

const before = ['1 Compañía A', '2 Compañía B', '3 Compañía C']
const after = ['1 Compañía A', '2 Compañía C', '3 Compañía B']

/** The browser's console messages about connections that fail or are cut. */
const broken = [
  /WebSocket connection to/,
  /ERR_CONNECTION_(RESET|CLOSED|REFUSED)|ERR_NETWORK_CHANGED|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/,
  /status of 400 .*\/socket\.io\//,
]

/** `polls`: false if the live connection's HTTP requests get no reply, so that only a WebSocket could connect. */
async function openEtapa(test: TestContext, mode: NetworkMode, { polls = true } = {}) {
  const etapa = await newRanking(product, admin, 3)
  const { network, pages } = await behind(test, mode)
  const page = await pages.newPage(test, { fresh: true, expects: broken })
  if (!polls) await page.route('**/socket.io/**', () => {})
  await page.goto(etapa.address)
  await eventually(() => places(page), before)
  return { etapa, network, page }
}

/** What networks do to WebSockets. Each is waited for at the same time, because a page mostly waits here. */
const ways = ['hang', 'mute', 'buffer'] as const

describe('a moved table is seen', () => {
  it('where a network lets WebSockets hang, mutes them or holds their data back', async (test) => {
    await Promise.all(
      ways.map(async (mode) => {
        const { etapa, network, page } = await openEtapa(test, mode)
        await etapa.report(2, 1)
        await expect.poll(() => places(page), { message: mode }).toEqual(after)
        await untilLive(page)
        await expect.poll(network.upgrades, { message: mode }).toBeGreaterThan(1)
      }),
    )
  })

  it('where a network cuts every connection after 30 s', async (test) => {
    const { etapa, network, page } = await openEtapa(test, 'cut')
    await untilLive(page)
    await expect.poll(network.cuts).toBeGreaterThan(0)
    await etapa.report(2, 1)
    await eventually(() => places(page), after)
  })

  it('where nothing comes any more by a WebSocket that was up', async (test) => {
    const { etapa, network, page } = await openEtapa(test, 'pass')
    await untilLive(page)
    network.setMode('mute')
    await etapa.report(2, 1)
    await eventually(() => places(page), after)
  })

  it('where no live connection comes up at all', async (test) => {
    const { etapa, network, page } = await openEtapa(test, 'hang', { polls: false })
    await expect.poll(network.upgrades).toBeGreaterThan(0)
    await etapa.report(2, 1)
    await eventually(() => places(page), after)
  })

  it('on another site too', async (test) => {
    await Promise.all(
      ways.map(async (mode) => {
        const etapa = await newRanking(product, admin, 3)
        const { pages } = await behind(test, mode)
        const page = await pages.newPage(test, { fresh: true, expects: broken })
        await page.goto(`/embed/etapa/${etapa.id}`)
        const names = async () =>
          (await page.locator('[data-fila]').allInnerTexts()).slice(0, 3).map((row) => /Compañía \w/.exec(row)?.[0])
        expect([mode, ...(await names())]).toEqual([mode, 'Compañía A', 'Compañía B', 'Compañía C'])
        await etapa.report(2, 1)
        await expect.poll(names, { message: mode }).toEqual(['Compañía A', 'Compañía C', 'Compañía B'])
      }),
    )
  })
})

it('a page starts with all of its first replies, though its scripts are there before its end', async (test) => {
  const { network, pages } = await behind(test, 'pass')
  const page = await pages.newPage(test, { fresh: true })
  await page.goto('/ladder')
  await untilLive(page)
  network.setMode('late')
  const reloaded = page.reload()
  await page.waitForFunction(
    () =>
      document.readyState === 'loading' &&
      performance.getEntriesByType('resource').some(({ name }) => /\/index-[^/]*\.js$/.test(name)),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  network.setMode('pass')
  await reloaded
  await untilLive(page)
})

describe('where a network answers in the site’s place', () => {
  const foreign = [
    ...broken,
    /status of (401|403)/,
    /Failed to load module script|Failed to fetch dynamically imported/,
  ]
  const barOf = (page: Page) => page.getByRole('main').getByText('Tu red pide algo.')
  let editor: Person
  beforeAll(async () => {
    editor = await newEditor(product, admin)
  })

  it('what was written waits and is sent later, and the session stands', async (test) => {
    const anuncio = await newAnuncio(editor, 'Fecha nueva')
    const { network, pages } = await behind(test, 'pass')
    const page = await pages.newPage(test, { fresh: true, as: editor, expects: foreign })
    await untilLiveAt(page, `/anuncios/details/${anuncio.id}`)
    const texts: string[] = []
    for (const status of [200, 401, 403, 302] as const) {
      const text = `Escrito ante un ${status}`
      texts.push(text)
      await page.getByRole('button', { name: 'Comentar Este Anuncio' }).click()
      await writing(page, 'Comentar Este Anuncio').click()
      network.setMode(status)
      await page.keyboard.type(text)
      await page.getByRole('button', { name: 'Enviar Comentario' }).click()
      await page
        .locator('[data-part="comment"]')
        .filter({ hasText: text })
        .getByText('Guardado en este dispositivo. Se enviará cuando vuelva la conexión.')
        .waitFor()
    }
    await barOf(page).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(editor.token)

    network.setMode('pass')
    const stored = async () =>
      (await admin.api.listComments({ params: { id: anuncio.id } })).data.map(({ comentario }) => comentario)
    await eventually(
      stored,
      texts.map((text) => `<p>${text}</p>`),
    )
    await barOf(page).waitFor({ state: 'detached' })
    await untilLive(page)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(editor.token)
  })

  it('a screen whose code it answered says so', async (test) => {
    const { network, pages } = await behind(test, 'pass')
    const page = await pages.newPage(test, { fresh: true, expects: foreign })
    await page.goto('/ladder')
    await untilLive(page)
    network.setMode(200)
    await page.evaluate(() => {
      history.pushState(null, '', '/ladder/reto/1')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('heading', { name: 'Tu red pide algo' }).waitFor()
  })

  it('its page is kept neither as a reply nor as a file of the site', async (test) => {
    const etapa = await newRanking(product, admin, 3)
    const { network, pages } = await behind(test, 'pass')
    const page = await pages.newPage(test, { serviceWorker: true, expects: foreign })
    await page.goto(etapa.address)
    await installed(page)
    const get = (path: string) =>
      page.evaluate(async (address) => {
        const reply = await fetch(address)
        return { seen: reply.headers.has('x-visto'), text: await reply.text() }
      }, path)
    const [table, matches] = [`/api/v1/clanes/etapa/${etapa.id}`, `/api/v1/ladder/${etapa.clan(0).id}`]
    await get(table)
    // The service worker stores a reply after it has given it to the page.
    await page.waitForFunction((address) => caches.match(address, { ignoreVary: true }).then(Boolean), table)
    const file = await page.evaluate(() => {
      const own = document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href ?? ''
      // With another query the file is not in the cache, so it must be fetched.
      return `${new URL(own).pathname}?otra`
    })

    network.setMode(200)
    expect(await get(table)).toEqual({ seen: true, text: expect.stringContaining('Compañía A') })
    expect((await get(matches)).text).toContain('Acepta las condiciones')
    expect((await get(file)).text).toContain('Acepta las condiciones')
    await barOf(page).waitFor()

    network.setMode('pass')
    expect(await get(matches)).toEqual({ seen: false, text: expect.stringContaining('"code":200') })
    expect((await get(file)).text).not.toContain('Acepta las condiciones')
    await barOf(page).waitFor({ state: 'detached' })
  })
})
