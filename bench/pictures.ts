// npm run pictures [folder] [part of a name]: a picture of every screen and state, on a phone and on a desk, in both themes, after
// `npm run build`. The folder gets an index.html with all of them side by side; exit 1 if a page had errors.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { paths, type AdminArea } from '@trinchera/contract/site-paths'
import { demoAccounts } from '@trinchera/db/seed/data/logins'
import { launchChromium, pagesOf, type PageOptions } from '@trinchera/testing/browser'
import { apiOf, logIn } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { publicRoutes } from '@trinchera/testing/public-routes'
import { foroShots, palmaresShots } from './foro-shots'
import { navigate, untilComplete, type Shot } from './shot'
import { torneoShots } from './torneo-shots'

const sizes = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
]
const themes = ['dark', 'light'] as const
const areas: AdminArea[] = [
  'juegos',
  'etapas',
  'opciones',
  'jugadores',
  'reportes',
  'victorias',
  'retos',
  'ranking',
  'torneos',
  'anuncios',
  'foro',
  'apelaciones',
  'asistente',
  'registro',
]

const [folder = 'pictures', wanted = ''] = process.argv.slice(2)
const out = resolve(folder)

const calls = '**/api/v1/**'

/** The states of a screen that no address leads to, on the screens whose data visitors wait for. */
function statesOf(name: string, path: string, product: Product): Shot[] {
  return [
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
      path: paths.privacidad, // which asks for nothing that could fail as well
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
}

async function shotsOf(product: Product, empty: Product, torneos: Product): Promise<Shot[]> {
  const person = (username: string) => {
    const account = demoAccounts.find((one) => one.username === username)
    if (!account) throw new Error(`no demo login ${username}`)
    return logIn(product, account.email, account.password)
  }
  const [staff, leader, recruit] = await Promise.all([person('ElIntendente'), person('Tatán'), person('Recluta')])
  const routes = await publicRoutes(apiOf(product.url))
  const open = new Set((await leader.api.listOpenEtapas()).data.map(({ id }) => id))
  const own = (await leader.api.getPlayer({ params: { id: leader.id } })).data.clanes.find(({ etapa }) =>
    open.has(etapa.id),
  )
  if (!own) throw new Error('the leader has no clan in an open stage')
  const match = (await leader.api.listClanMatches({ params: { clanId: own.id } })).data.find(
    ({ respuesta, ganador }) => respuesta?.estado === 'pendiente' || ganador.id === own.id,
  )
  if (!match) throw new Error('the leader has no match')
  const retos = (await leader.api.listRetos({ query: { etapa: own.etapa.id } })).data
  const [anuncio] = (await staff.api.listAnuncios()).data
  const screens = Object.entries(routes)
  const member: [name: string, path: string][] = [
    ['inicio', paths.home],
    ['ladder', paths.ladder],
    ['etapa', paths.etapa(own.etapa.id)],
    ['clan', paths.clan(own.id)],
    ['reportes', paths.reportLoss(own.etapa.id)],
    ['partida', paths.partida(match.id)],
    ...retos.map(({ id, estado }): [string, string] => [`reto-${id}-${estado}`, paths.reto(id)]),
    ['retos', paths.retos],
    ['nuevo-reto', paths.nuevoReto(own.etapa.id)],
    ['agenda', paths.agenda],
    ['mi-cuenta', paths.miCuenta],
    ['avisos', paths.avisos],
    ['editar-clan', paths.editClan(own.id)],
    ['reclutar', paths.reclutar(own.id, own.etapa.id)],
    ['editar-cuenta', paths.editMiCuenta(leader.id)],
    ['prohibido', paths.forbidden],
  ]
  return [
    ...screens.map(([name, path]) => ({ name, path, product })),
    ...[
      'inicio',
      'ladder',
      'etapa',
      'clan',
      'partida',
      'anuncios',
      'servidores',
      'foroSeccion',
      'tema',
      'cierre',
    ].flatMap((name) => statesOf(name, routes[name] ?? '/', product)),
    ...member.map(([name, path]) => ({ name: `lider-${name}`, path, as: leader, product })),
    { name: 'recluta-fundar', path: paths.createClan(own.etapa.id), as: recruit, product },
    { name: 'panel', path: paths.panelAdmin(), as: staff, product },
    ...areas.map((area) => ({ name: `panel-${area}`, path: paths.panelAdmin(area), as: staff, product })),
    { name: 'panel-editar-anuncio', path: paths.editAnuncio(anuncio?.id ?? 0), as: staff, product },
    ...['inicio', 'ladder', 'jugadores', 'anuncios', 'torneos', 'stream', 'servidores', 'descargas', 'guia'].map(
      (name) => ({
        name: `vacio-${name}`,
        path: routes[name] ?? '/',
        product: empty,
      }),
    ),
    ...(await foroShots(product, empty, { staff, leader })),
    ...(await palmaresShots(product, empty, { staff, leader, recruit })),
    ...(await torneoShots(torneos)),
  ].filter(({ name }) => name.includes(wanted))
}

const [product, empty, torneos] = await Promise.all([startProduct({ SEED_DEMO: '1' }), startProduct(), startProduct()])
const browser = await launchChromium()
const shots = await shotsOf(product, empty, torneos)
const failed: string[] = []
mkdirSync(out, { recursive: true })

async function take(shot: Shot, options: PageOptions, file: string) {
  const ends: (() => Promise<void>)[] = []
  const test = { task: { name: file }, onTestFinished: (end: () => Promise<void>) => void ends.push(end) }
  const page = await pagesOf(browser, shot.product).newPage(test, {
    reducedMotion: 'reduce',
    expects: [/status of [45]\d\d|ERR_INTERNET_DISCONNECTED|WebSocket/],
    ...options,
    ...(shot.as ? { as: shot.as } : {}),
  })
  await page.goto(shot.path)
  await (shot.act ?? untilComplete)(page)
  await page.screenshot({ path: join(out, file), fullPage: !shot.windowOnly })
  for (const end of ends) await end()
}

for (const shot of shots) {
  for (const size of shot.sizes ?? sizes) {
    for (const colorScheme of themes) {
      const file = `${shot.name}-${size.width}-${colorScheme}.png`
      try {
        await take(shot, { ...size, colorScheme }, file)
      } catch (error) {
        failed.push(`${file}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  console.log(shot.name)
}

const figure = (name: string, suffix: string) =>
  `<figure><img loading="lazy" src="${name}-${suffix}.png"><figcaption>${name} ${suffix}</figcaption></figure>`
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Pantallas</title><style>body{font:14px sans-serif}section{display:flex;gap:8px;align-items:start;overflow:auto}img{max-height:90vh}</style>${shots
    .map(
      ({ name, sizes: own = sizes }) =>
        `<section>${own.flatMap(({ width }) => themes.map((theme) => figure(name, `${width}-${theme}`))).join('')}</section>`,
    )
    .join('\n')}`,
)
await browser.close()
await Promise.all([product.stop(), empty.stop(), torneos.stop()])
for (const failure of failed) console.error(failure)
console.log(`${shots.length} screens in ${out}`)
process.exit(failed.length > 0 ? 1 : 0)
