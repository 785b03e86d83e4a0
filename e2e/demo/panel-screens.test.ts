import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { desk } from '@trinchera/testing/paint'
import { newPerson, type Person } from '@trinchera/testing/people'
import { browser, demoPerson, product } from './fixture'
import { ofScreen, onDesk, onPhone, unlessPassing, type Findings } from './looks'
import { sticksOut } from '../axe'
import { inPages } from '../in-pages'
import { eventually, toastSaying, untilShown } from '../screen'
import { openCase } from '../staff'

/** Accounts of the demo community: one with all rights, and a leader in the duels, of which no other file here asks. */
let admin: Person
let leader: Person
/** A match of the leader's clan, against which that clan has claimed. */
let claimed: number

beforeAll(async () => {
  const [first, second] = await Promise.all(['ElIntendente', 'Loica'].map(demoPerson))
  if (!first || !second) throw new Error('nobody to log in as')
  admin = first
  leader = second
  claimed = await lossThatMovesPlaces()
  await leader.api.claimMatch({ params: { id: claimed }, body: { tipo: 'trampa', texto: 'Anticheat apagado' } })
  await admin.api.createTorneo({
    body: { nombre: 'Copa de invierno', descripcion: 'A una ronda', inicio: '2030-07-13T01:00:00.000Z' },
  })
  const { data: anuncio } = await admin.api.createAnuncio({
    body: { titulo: 'Copa', descripcion: 'Se viene', contenido: '<p>Ya</p>' },
  })
  const { data: comment } = await leader.api.createComment({
    body: { contenido: '<p>Puros maletas</p>', idAnuncio: anuncio.id },
  })
  await (await newPerson(product)).api.reportComment({ params: { id: comment.id }, body: { motivo: 'Insulto' } })
  const pregunta = 'receta de charquicán'
  const { response: respuesta, ficha } = await leader.api.chat({ body: { message: pregunta } })
  await leader.api.rateAnswer({ body: { pregunta, respuesta, ficha, util: false } })
  const hilo = [{ de: 'radio' as const, texto: respuesta }]
  await leader.api.sendConsulta({ body: { pregunta: '¿Puedo cambiar de nombre?', hilo } })
})

/** A match that the leader's clan has just lost to the last clan of its table, so that any ruling on it moves places. */
async function lossThatMovesPlaces(): Promise<number> {
  const { data: player } = await leader.api.getPlayer({ params: { id: leader.id } })
  const clanes = await Promise.all(player.clanes.map(({ id }) => leader.api.getClan({ params: { id } })))
  const clan = clanes
    .map(({ data }) => data)
    .find(({ etapa, id_lider, ranking_actual }) => !etapa.multijugador && id_lider === leader.id && ranking_actual > 0)
  if (!clan) throw new Error('no ranked clan of theirs in the duels')
  const { data: table } = await leader.api.listClanes({ params: { id: clan.id_etapa } })
  const last = table.findLast(({ ranking_actual }) => ranking_actual > clan.ranking_actual)
  if (!last) throw new Error('nobody below the clan')
  const { data: match } = await leader.api.reportLoss({
    body: {
      id_clan_ganador: last.id,
      id_clan_perdedor: clan.id,
      id_etapa: clan.id_etapa,
      id_juego: clan.etapa.juego.id,
      comentario: '',
    },
  })
  return match.id
}

/** Screens in addition to those of the tour (`screens.ts`): areas with waiting cases, and their parts. */
const areas = [
  '',
  'opciones?parte=redes',
  'opciones?parte=servidores',
  'opciones?parte=streamers',
  'opciones?parte=mapas',
  'textos?texto=guia',
  'textos?texto=portada',
  'jugadores?busqueda=zzzz',
  'reportes',
  'reportes?estado=todas',
  'reportes?pestana=comentarios',
  'anuncios?pestana=gestionar',
  'anuncios?pestana=comentarios',
  'apelaciones',
  'apelaciones?estado=resueltas',
  'asistente',
  'asistente?estado=marcados',
  'asistente?pestana=consultas',
  'victorias',
  'retos',
  'retos?estado=resueltas',
]

it('has nothing wrong in any area, on a phone and on a desktop', async (test) => {
  const found: Record<string, Findings> = {}
  const open = () => browser.newPage(test, { as: admin })
  await inPages(areas, open, async (page, area) => {
    found[area] = await unlessPassing({}, async () => {
      await page.setViewportSize(desk)
      await page.goto(`/panel-admin/${area}`)
      await untilShown(page)
      return { ...(await ofScreen(page)), ...(await onDesk(page)), ...(await onPhone(page)) }
    })
  })
  expect(found).toEqual(Object.fromEntries(areas.map((area) => [area, {}])))
})

const dialogs: [address: string, button: string | RegExp][] = [
  ['jugadores?busqueda=recluta', /^Modificar: /],
  ['jugadores?busqueda=recluta', /^Contraseña: /],
  ['jugadores?busqueda=recluta', /^Suspender: /],
  ['jugadores?busqueda=recluta', /^Eliminar: /],
  ['juegos', 'Crear juego'],
  ['etapas', 'Crear etapa'],
  ['etapas', /^Cerrar para siempre/],
  ['torneos', /^Modificar Copa/],
  ['ranking', 'Recalcular la etapa'],
  ['reportes?pestana=comentarios', /^Eliminar el comentario/],
]

it('has nothing wrong in its dialogs, on a phone and on a desktop', async (test) => {
  const page = await browser.newPage(test, { as: admin })
  const found: Record<string, Findings> = {}
  const look = () => unlessPassing({}, async () => ({ ...(await onDesk(page)), ...(await onPhone(page)) }))
  let shown = ''
  for (const [address, button] of dialogs) {
    if (address === shown) {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    } else {
      await page.goto(`/panel-admin/${address}`)
      await untilShown(page)
      shown = address
    }
    await page.getByRole('button', { name: button }).first().click()
    await page.getByRole('dialog').waitFor()
    found[`${address} ${button}`] = await look()
  }
  const dialog = await openCase(page, claimed)
  for (const option of ['Anular', 'Reporte falso', /^Trampa de/]) {
    await dialog.getByRole('radio', { name: option }).first().check()
    await dialog.getByRole('list', { name: 'Así quedaría' }).waitFor()
    for (const fold of await dialog.locator('details:not([open]) > summary').all()) await fold.click()
    found[`fallo ${option}`] = await look()
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, {}])))
})

/** Middles of the preview's rows, and ends of its lines, from top to bottom; px. */
interface Lines {
  rows: number[][]
  lines: number[][]
}

it('draws the lines of the preview from row to row at every width', async (test) => {
  const page = await browser.newPage(test, { as: admin })
  const dialog = await openCase(page, claimed)
  await dialog
    .getByRole('radio', { name: /^Trampa de/ })
    .first()
    .check()
  await dialog.getByRole('list', { name: 'Así quedaría' }).waitFor()
  const measured = () =>
    dialog.evaluate((here): Lines => {
      const middles = (list: string) =>
        [...here.querySelectorAll(`ol[aria-label="${list}"] > li`)].map((row) => {
          const { top, height } = row.getBoundingClientRect()
          return Math.round(top + height / 2)
        })
      const lines = [...here.querySelectorAll<SVGPathElement>('svg path')].flatMap((path) => {
        const to = path.closest('svg')?.parentElement?.previousElementSibling?.matches('ol')
          ? path.getScreenCTM()
          : null
        if (!to) return []
        const at = (length: number) => Math.round(path.getPointAtLength(length).matrixTransform(to).y)
        return [{ from: at(0), to: at(path.getTotalLength()) }]
      })
      const ascending = (values: number[]) => values.toSorted((a, b) => a - b)
      return {
        rows: [middles('Ahora'), middles('Así quedaría')],
        lines: [ascending(lines.map(({ from }) => from)), ascending(lines.map(({ to }) => to))],
      }
    })
  for (const [width, height] of [
    [360, 740],
    [719, 800],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(measured)
      .toSatisfy(({ rows, lines }: Lines) => (rows[0]?.length ?? 0) > 1 && isDeepStrictEqual(lines, rows))
  }
})

it('rules on a match by keyboard, and returns the focus to its row', async (test) => {
  const page = await browser.newPage(test, { as: admin })
  await page.goto('/panel-admin/reportes?estado=reclamadas')
  await untilShown(page)
  const opener = page.getByRole('button', { name: `Resolver la partida ${claimed}` })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo, será público').waitFor()
  const focused = (name: string | RegExp, role: 'radio' | 'button' | 'textbox' | 'combobox') =>
    dialog.getByRole(role, { name }).and(page.locator(':focus'))
  const tabTo = async (name: string | RegExp, role: 'radio' | 'button' | 'textbox' | 'combobox') => {
    for (let i = 0; i < 20 && (await focused(name, role).count()) === 0; i++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => dialog.evaluate((here) => here.contains(document.activeElement))).toBe(true)
    }
    await focused(name, role).waitFor()
  }

  // Escape cancels without doing anything.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await opener.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Motivo, será público').waitFor()

  await tabTo('Anular', 'radio')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await focused('Reporte falso', 'radio').waitFor()
  await page.keyboard.press('ArrowUp')
  await dialog.getByText('Se avisa a los líderes de ambos clanes.').waitFor()
  await tabTo('Motivo, será público', 'textbox')
  await page.keyboard.type('Se reportó dos veces')
  await tabTo('Anular partida', 'button')
  await page.keyboard.press('Enter')
  await toastSaying(page, 'Partida anulada').waitFor()
  await dialog.waitFor({ state: 'detached' })
})

it('moves along its sub-tabs with the arrow keys', async (test) => {
  const page = await browser.newPage(test, { as: admin })
  await page.goto('/panel-admin/anuncios')
  await page.getByRole('tab', { name: 'Crear Anuncio', selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: 'Gestionar Anuncios', selected: true }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('End')
  await page.getByRole('tab', { name: /^Comentarios denunciados/, selected: true }).waitFor()
  await page.keyboard.press('Home')
  await page.getByRole('tab', { name: 'Crear Anuncio', selected: true }).waitFor()
})

it('keeps the eighteen tabs in one row on a phone, the current one in view, and leads along them with the arrow keys', async (test) => {
  const page = await browser.newPage(test, { as: admin, width: 360, height: 740 })
  const row = page.getByRole('navigation', { name: 'Administración' })
  const measured = () =>
    row.evaluate((nav) => {
      const [edges, tabs] = [nav.getBoundingClientRect(), [...nav.querySelectorAll('a')]]
      const current = nav.querySelector('[aria-current]')?.getBoundingClientRect()
      return {
        tabs: tabs.length,
        rows: new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size,
        least: Math.min(...tabs.flatMap((tab) => [tab.offsetWidth, tab.offsetHeight])) >= 44,
        outOfView: current && Math.round(Math.max(0, edges.left - current.left, current.right - edges.right)),
      }
    })
  for (const area of ['juegos', 'reportes', 'registro']) {
    await page.goto(`/panel-admin/${area}`)
    await untilShown(page)
    // The number of waiting reports loads later and makes the link wider.
    await row.getByRole('link', { name: /^Reportes \d/ }).waitFor()
    await eventually(measured, { tabs: 18, rows: 1, least: true, outOfView: 0 })
    await expect.poll(() => sticksOut(page)).toBe(0)
  }
  const focused = (name: string | RegExp) => row.getByRole('link', { name }).and(page.locator(':focus')).waitFor()
  await row.getByRole('link', { name: 'Colas' }).focus()
  await page.keyboard.press('ArrowRight')
  await focused('Juegos')
  await page.keyboard.press('ArrowRight')
  await focused('Etapas')
  await page.keyboard.press('End')
  await focused('Colas')
  await page.keyboard.press('ArrowLeft')
  await focused('Puesta en marcha')
  await page.keyboard.press('ArrowLeft')
  await focused('Registro')
  await page.keyboard.press('ArrowLeft')
  await focused(/^Privacidad/)
  await page.keyboard.press('ArrowLeft')
  await focused(/^Asistente/)
  await page.keyboard.press('ArrowLeft')
  await focused(/^Apelaciones/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/panel-admin\/apelaciones/)
})
