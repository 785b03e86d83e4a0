// Run after `npm run build`: npm run pictures [folder] [part of a name]. Takes a screenshot of every screen of the tour (screens.ts), on a
// phone and a desktop, in both themes, and of some screens while empty, loading, failing or offline. Writes an index.html that shows the
// screenshots side by side into the folder. Exit code 1 if a page had errors.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { paths } from '@trinchera/contract/site-paths'
import { launchChromium, pagesOf } from '@trinchera/testing/browser'
import { desk, phone } from '@trinchera/testing/paint'
import type { Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { tourOf, viewers } from './screens'

interface Shot {
  name: string
  path: string
  product: Product
  as?: Person
  /** Brings the page into the state to be photographed. Default: waits until nothing is loading. */
  act?: (page: Page) => Promise<void>
}

const sizes = [phone, desk]
const themes = ['dark', 'light'] as const
const [folder = 'pictures', wanted = ''] = process.argv.slice(2)
const out = resolve(folder)
const calls = '**/api/v1/**'

/** Resolves once everything that the screen requested is shown. */
async function untilComplete(page: Page) {
  await page.locator('footer').first().waitFor({ state: 'attached' })
  await page.locator('main [aria-busy="true"], main [data-part="skeleton"]').first().waitFor({ state: 'detached' })
  await page.getByText('Llamando a los servidores…').first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Abrir el asistente' }).waitFor()
}

/** Goes to a path without loading the page anew, as a link of the app does. */
const navigate = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Screenshots of a screen offline, after a failed request, and while loading: states that have no URL. */
const statesOf = (name: string, path: string, product: Product): Shot[] => [
  {
    name: `${name}-sin-conexion`,
    path,
    product,
    act: async (page) => {
      await untilComplete(page)
      await page.context().setOffline(true)
      await page.getByText('Reconectando…').first().waitFor()
    },
  },
  {
    name: `${name}-falla`,
    path: paths.privacidad, // this page requests no data, so it cannot fail itself
    product,
    act: async (page) => {
      await untilComplete(page)
      await page.route(calls, (route) =>
        route.fulfill({ status: 500, json: { code: 500, message: 'Algo falló', data: null } }),
      )
      await navigate(page, path)
      await page.getByRole('button', { name: 'Reintentar' }).first().waitFor()
    },
  },
  {
    name: `${name}-cargando`,
    path: paths.foro,
    product,
    act: async (page) => {
      await untilComplete(page)
      await page.route(calls, () => undefined)
      await navigate(page, path)
      await page.locator('main .skeleton:visible, main :text("Llamando a los servidores…"):visible').first().waitFor()
    },
  },
]

/** Names of the screens that load data while the visitor waits. */
const withStates = 'inicio ladder etapa clan partida anuncios servidores foroSeccion tema cierre'.split(' ')
/** Names of the screens that look different on a site without content. */
const withEmpty =
  'inicio ladder jugadores anuncios torneos stream servidores descargas guia foro foroSeccion palmares'.split(' ')

async function shotsOf(product: Product, empty: Product): Promise<Shot[]> {
  const { screens, people } = await tourOf(product)
  const routes = screens.visitor
  return [
    ...viewers.flatMap((viewer) =>
      Object.entries(screens[viewer]).map(
        ([name, path]): Shot =>
          viewer === 'visitor'
            ? { name, path, product }
            : { name: `${viewer}-${name}`, path, product, as: people[viewer] },
      ),
    ),
    ...withStates.flatMap((name) => statesOf(name, routes[name] ?? '/', product)),
    ...withEmpty.map((name) => ({ name: `vacio-${name}`, path: routes[name] ?? '/', product: empty })),
  ].filter(({ name }) => name.includes(wanted))
}

const [product, empty] = await Promise.all([startProduct({ SEED_DEMO: '1' }), startProduct()])
const browser = await launchChromium()
const shots = await shotsOf(product, empty)
const failed: string[] = []
mkdirSync(out, { recursive: true })

async function take(shot: Shot, size: (typeof sizes)[number], colorScheme: (typeof themes)[number], file: string) {
  const ends: (() => Promise<void>)[] = []
  const test = { task: { name: file }, onTestFinished: (end: () => Promise<void>) => void ends.push(end) }
  const page = await pagesOf(browser, shot.product).newPage(test, {
    ...size,
    colorScheme,
    expects: [/status of [45]\d\d|ERR_INTERNET_DISCONNECTED|WebSocket/],
    ...(shot.as ? { as: shot.as } : {}),
  })
  await page.goto(shot.path)
  await (shot.act ?? untilComplete)(page)
  await page.screenshot({ path: join(out, file), fullPage: true })
  for (const end of ends) await end()
}

for (const shot of shots) {
  for (const size of sizes) {
    for (const theme of themes) {
      const file = `${shot.name}-${size.width}-${theme}.png`
      try {
        await take(shot, size, theme, file)
      } catch (error) {
        failed.push(`${file}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  console.log(shot.name)
}

const figure = (name: string, suffix: string) =>
  `<figure><img loading="lazy" src="${name}-${suffix}.png"><figcaption>${name} ${suffix}</figcaption></figure>`
const rows = shots.map(
  ({ name }) =>
    `<section>${sizes.flatMap(({ width }) => themes.map((theme) => figure(name, `${width}-${theme}`))).join('')}</section>`,
)
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Pantallas</title><style>body{font:14px sans-serif}section{display:flex;gap:8px;align-items:start;overflow:auto}img{max-height:90vh}</style>${rows.join('\n')}`,
)
await browser.close()
await Promise.all([product.stop(), empty.stop()])
for (const failure of failed) console.error(failure)
console.log(`${shots.length} screens in ${out}`)
process.exit(failed.length > 0 ? 1 : 0)
