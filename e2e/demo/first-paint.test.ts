import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desk, phone, readPaint, recordPaint, type Shift } from '@trinchera/testing/paint'
import { apiOf } from '@trinchera/testing/people'
import { publicRoutes } from '@trinchera/testing/public-routes'
import { browser, product, undisturbed } from './fixture'
import { inPages } from '../in-pages'
import { untilShown } from '../screen'

const routes = await publicRoutes(apiOf(product.url))
const sizes = [
  { screen: 'phone', size: phone },
  { screen: 'desk', size: desk },
]

/**
 * A layout shift up to this value (its share of the screen times its distance) is invisible, for example a word that is a few pixels
 * narrower in the page's own font.
 */
const tolerance = 0.001

it.for(sizes)('nothing moves while a page loads, on a $screen', async ({ size }, test) => {
  const found: Record<string, Shift[]> = {}
  await inPages(
    Object.entries(routes),
    async () => {
      const page = await browser.newPage(test, {
        fresh: true,
        ...size,
        reducedMotion: 'no-preference',
        expects: [/status of 404/],
      })
      await recordPaint(page)
      return page
    },
    async (page, [name, path]) => {
      const { shifts: all } = await undisturbed(async () => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await untilShown(page)
        return readPaint(page)
      })
      const shifts = all.filter(({ value }) => value > tolerance)
      if (shifts.length > 0) found[name] = shifts
    },
  )
  expect(found).toEqual({})
})

/**
 * Most script files and compressed bytes that a first screen may fetch, because each of them delays a slow phone. The bytes have two hundred
 * to spare, because one script lists the names of all files: these change with every build and make it some 40 bytes longer or shorter.
 */
const mostFiles = 12
const mostBytes = 148_800
/** Most bytes for the ladder's first page, the most visited one. */
const mostOfLadder = 94_500
/** Most bytes of the two fonts together. */
const mostOfFonts = 56_000

/** Number and transferred bytes of the scripts in the page's list (web/public/boot.js). */
function scriptsOfPage() {
  const files: string[] = JSON.parse(document.getElementById('modules')?.textContent ?? '[]')
  const entries = files.flatMap((file) => performance.getEntriesByName(location.origin + file))
  const bytes = entries.reduce(
    (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
    0,
  )
  return { files: files.length, bytes }
}

/** Position of the page's title, once it is shown. */
async function titleOf(page: Page) {
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  await page.evaluate(() => document.fonts.ready)
  const box = await title.boundingBox()
  return { text: await title.innerText(), top: Math.round(box?.y ?? 0), left: Math.round(box?.x ?? 0) }
}

it.for(sizes)('has the title in its place before any script has run, on a $screen', async ({ size }, test) => {
  const look = async (path: string) => {
    const page = await browser.newPage(test, { fresh: true, ...size, reducedMotion: 'no-preference' })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\.js$/, async (route) => {
      if (!route.request().url().endsWith('/theme.js')) await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const first = await titleOf(page)
    release()
    await untilShown(page)
    await page.getByRole('contentinfo').waitFor({ state: 'attached' })
    expect([path, await titleOf(page)]).toEqual([path, first])
    await page.close()
  }
  await Promise.all(['inicio', 'etapa', 'clan', 'partida', 'anuncio'].map((name) => look(routes[name] ?? '')))
})

it('draws the first screen from the replies that came with the page', async (test) => {
  const api = apiOf(product.url)
  const idIn = (path: string | undefined) => Number(path?.split('/').at(-1))
  const id = idIn(routes.etapa)
  const [{ data: etapa }, { data: clanes }, { data: clan }, [jugador], [match], { data: anuncio }] = await Promise.all([
    api.getEtapa({ params: { id } }),
    api.listClanes({ params: { id } }),
    api.getClan({ params: { id: idIn(routes.clan) } }),
    api.listPlayers({ query: { pagina: 1, por_pagina: 1 } }).then(({ data }) => data),
    api.listLastMatches().then(({ data }) => data),
    api.getAnuncio({ params: { id: idIn(routes.anuncio) } }),
  ])
  const shown: Record<string, string | undefined> = {
    inicio: match?.ganador.nombre,
    ladder: etapa.nombre,
    juego: etapa.nombre,
    etapa: clanes.find(({ ranking_actual }) => ranking_actual === 1)?.nombre,
    clan: clan.etapa.nombre,
    jugadores: jugador?.username,
    anuncios: anuncio.titulo,
    anuncio: anuncio.descripcion,
    servidores: 'Servidor de clanes 1',
  }
  const tooMuch: Record<string, { files: number; bytes: number }> = {}
  const page = await browser.newPage(test, { fresh: true, ...phone, expects: [/ERR_FAILED/] })
  await page.route(/\/(api|socket\.io)\//, (route) => route.abort())
  for (const [name, text] of Object.entries(shown)) {
    await page.goto(routes[name] ?? '')
    await page
      .getByRole('main')
      .getByText(text ?? '')
      .first()
      .waitFor({ state: 'attached' }) // attached, not visible: servers that do not answer are folded into one line
    // the footer shows that the app, not the server, rendered the page
    await page.getByRole('contentinfo').waitFor({ state: 'attached' })
    const { files, bytes } = await page.evaluate(scriptsOfPage)
    if (files > mostFiles || bytes > (name === 'ladder' ? mostOfLadder : mostBytes)) tooMuch[name] = { files, bytes }
  }
  expect(tooMuch).toEqual({})
})

it('fetches two fonts, of the weights that are used', async (test) => {
  const page = await browser.newPage(test, { ...phone, fresh: true })
  await page.goto(routes.ladder ?? '', { waitUntil: 'networkidle' })
  await untilShown(page)
  const sizes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.name.endsWith('.woff2') ? [entry.encodedBodySize] : [],
        ),
    )
  await expect.poll(sizes).toHaveLength(2)
  expect((await sizes()).reduce((sum, size) => sum + size)).toBeLessThan(mostOfFonts)
})
