import type { Page } from 'playwright-core'
import type { BodyOf } from '@trinchera/contract/route'
import { paths } from '@trinchera/contract/site-paths'
import type { createTorneo } from '@trinchera/contract/torneos'
import { adminOf, type Person } from '@trinchera/testing/people'
import type { Product } from '@trinchera/testing/product'
import { untilComplete, type Shot } from './shot'
import { at, clansNamed, playTorneo, torneoOf } from './torneos'

const names = [
  'Vieja Guardia',
  'Los Halcones',
  'Puelche',
  'Lobos de Atacama',
  'Los del Ciber',
  'Escuadra Austral',
  'Perros de Lota',
  'Regimiento Inmortal del Sur',
]
const more = Array.from({ length: 56 }, (_none, i) => `Compañía ${i + 9}`)

/** A torneo in each state and of each format, by name, and the leaders of its clans. */
async function torneoStates(product: Product, admin: Person) {
  const world = await clansNamed(product, admin, [...names, ...more])
  const made = (nombre: string, body: Partial<BodyOf<typeof createTorneo>> = {}, count = names.length) =>
    torneoOf(admin, world, count, { nombre, ...body })
  const played = async (
    nombre: string,
    matches: number,
    body: Partial<BodyOf<typeof createTorneo>> = {},
    count = names.length,
  ) => {
    const id = await made(nombre, body, count)
    await playTorneo(admin, id, matches)
    return id
  }
  const checkin = await made('Copa del Alba', { cupos: 6, checkin_minutos: 60 })
  await admin.api.updateTorneo({ params: { id: checkin }, body: { inscripcion_hasta: at(-1), inicio: at(0.5) } })
  const cancelado = await played('Copa del Desierto', 2)
  await admin.api.cancelTorneo({ params: { id: cancelado } })
  const reabierto = await played('Copa Reabierta', 40)
  await admin.api.ruleTorneoMatch({
    params: { id: reabierto, partida: 1 },
    body: { reabrir: true, motivo: 'Jugó alguien que no estaba en el plantel' },
  })
  const simple = await played('Copa Relámpago', 4)
  const [one, other] = (await admin.api.getTorneo({ params: { id: simple } })).data.llave?.rondas[1]?.partidas ?? []
  const leaderOf = (clan: number | undefined) => world.clans.find(({ id }) => id === clan)?.leader ?? admin
  const report = { params: { id: simple, partida: one?.id ?? 0 } }
  await leaderOf(one?.b?.id_clan).api.reportTorneoMatch({ ...report, body: { marcador: [2, 1] } })
  await leaderOf(one?.a?.id_clan).api.objectTorneoMatch({ ...report, body: { texto: 'El segundo mapa no se terminó' } })
  await admin.api.moveTorneoMatch({ params: { id: simple, partida: other?.id ?? 0 }, body: { fecha: at(-2) } })
  const { id: anunciado } = (
    await admin.api.createTorneo({
      body: { nombre: 'Copa de Primavera', descripcion: 'Los detalles, en septiembre.', inicio: at(90 * 24) },
    })
  ).data
  return {
    world,
    reported: { torneo: simple, objetada: one?.id ?? 0, lista: other?.id ?? 0, leader: leaderOf(other?.a?.id_clan) },
    states: {
      anunciado,
      inscripcion: await made('Copa de Otoño', {
        cupos: 16,
        por_equipo: 1,
        reglas: 'Sin granadas. Se juega de noche.',
      }),
      checkin,
      simple,
      doble: await played('Copa del Faro', 7, { formato: 'doble' }),
      grupos: await played('Mundialito', 7, { formato: 'grupos' }),
      sesentaycuatro: await played('Gran Copa', 20, {}, 64),
      reabierto,
      terminado: await played('Clausura', 40, { formato: 'doble' }),
      cancelado,
    },
  }
}

/** Makes the window as high as the page: a picture of more than the window would move the round that is in view. */
async function fitted(page: Page) {
  await untilComplete(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
}

const whole = { act: fitted, windowOnly: true }

/** Presses a button once the screen is complete, and waits for its dialog. */
const pressing = (name: string | RegExp) => async (page: Page) => {
  await untilComplete(page)
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.locator('[role="dialog"] [aria-busy="true"]').waitFor({ state: 'detached' })
}

/** The torneos, on a site of their own. */
export async function torneoShots(product: Product): Promise<Shot[]> {
  const admin = await adminOf(product)
  const {
    world,
    reported,
    states: { anunciado, ...brackets },
  } = await torneoStates(product, admin)
  const leader = (index: number) => world.clans[index]?.leader ?? admin
  const match = (partida: number) => paths.torneoPartida(reported.torneo, partida)
  const printed = async (page: Page) => {
    await untilComplete(page)
    await page.emulateMedia({ media: 'print' })
  }
  return [
    { name: 'torneos-todos', path: paths.torneos, product },
    { name: 'torneo-anunciado', path: paths.torneo(anunciado), product },
    { name: 'torneos-panel', path: paths.panelAdmin('torneos'), product, as: admin },
    {
      name: 'torneos-panel-anunciar',
      path: paths.panelAdmin('torneos'),
      product,
      as: admin,
      act: async (page) => {
        await pressing('Anunciar torneo')(page)
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Nombre').fill('Copa del Puerto')
        await dialog.getByLabel('Formato').selectOption('doble')
        await dialog.getByLabel('Reglas').fill('Sin granadas')
      },
    },
    ...Object.entries(brackets).flatMap(([state, id]): Shot[] => [
      { name: `torneo-${state}`, path: paths.torneo(id), product, ...whole },
      {
        name: `torneo-${state}-pantalla`,
        path: paths.torneoPantalla(id),
        product,
        sizes: [{ width: 1920, height: 1080 }],
        act: (page) => page.locator('h1').waitFor(),
      },
      { name: `torneo-${state}-panel`, path: paths.panelTorneo(id), product, as: admin },
    ]),
    ...(['simple', 'doble', 'grupos', 'sesentaycuatro'] as const).map((state) => ({
      name: `torneo-${state}-impreso`,
      path: paths.torneo(brackets[state]),
      product,
      act: printed,
    })),
    { name: 'torneo-inscripcion-lider', path: paths.torneo(brackets.inscripcion), product, as: leader(0) },
    {
      name: 'torneo-inscripcion-inscribir',
      path: paths.torneo(brackets.inscripcion),
      product,
      as: leader(10),
      act: pressing('Inscribir tu clan'),
    },
    { name: 'torneo-checkin-lider', path: paths.torneo(brackets.checkin), product, as: leader(0) },
    { name: 'torneo-checkin-reserva', path: paths.torneo(brackets.checkin), product, as: leader(7) },
    { name: 'torneo-simple-lider', path: paths.torneo(reported.torneo), product, as: reported.leader, ...whole },
    { name: 'torneo-doble-lider', path: paths.torneo(brackets.doble), product, as: leader(0), ...whole },
    { name: 'torneo-partida-lider', path: match(reported.lista), product, as: reported.leader },
    {
      name: 'torneo-partida-reportar',
      path: match(reported.lista),
      product,
      as: reported.leader,
      act: pressing(/^Perdimos 1 a 2/),
    },
    { name: 'torneo-partida-objetada', path: match(reported.objetada), product, as: admin },
    {
      name: 'torneo-partida-fallo',
      path: match(reported.objetada),
      product,
      as: admin,
      act: pressing('Decidir'),
    },
    {
      name: 'torneo-partida-reabrir',
      path: paths.torneoPartida(brackets.terminado, 1),
      product,
      as: admin,
      act: pressing('Reabrir'),
    },
    {
      name: 'torneo-partida-mover',
      path: match(reported.lista),
      product,
      as: admin,
      act: pressing('Cambiar la hora'),
    },
  ]
}
