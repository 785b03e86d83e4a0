import type { Page } from 'playwright-core'
import { pagesOf } from '@trinchera/testing/browser'
import { adminOf } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { afterAll, expect, it } from 'vitest'
import { findings, sticksOut } from './axe'
import { chromium } from './chromium'
import { eventually, isMarked, mark, toastSaying, toasts, untilLive, untilShown } from './screen'
import { newStaff } from './staff'
import { newEtapaOf } from './etapa'
import { smallTargets } from './targets'

// Starts its own product, because other tests expect a site without torneos.
const product = await startProduct()
afterAll(() => product.stop())
const browser = pagesOf(chromium, product)
const admin = await adminOf(product)

const hour = 3_600_000
const phone = { width: 360, height: 740 } as const
const board = { width: 1920, height: 1080 } as const

/** Faults of the page: axe's violations, sideways overflow and targets too small for a finger. Waits until no toast covers the page. */
async function wrongWith(page: Page) {
  await eventually(() => toasts(page).count(), 0)
  return [
    ...(await findings(page)),
    ...(await smallTargets(page)),
    ...((await sticksOut(page)) > 0 ? ['sticks out'] : []),
  ]
}

/** The clans in a match on the board, by the match number. */
const onBoard = (page: Page, partida: number) =>
  page
    .locator(`[data-partida="${partida}"]`)
    .evaluateAll((cards) => cards.flatMap((card) => card.textContent.match(/Compañía [A-H]/g) ?? []))

it('a double elimination of eight, from enrolment to champion, watched on a phone and on a board', async (test) => {
  const etapa = await newEtapaOf(product, admin, 8)
  const clan = (index: number) => ({ ...etapa.clan(index), name: etapa.clan(index).nombre })
  const second = await newStaff(product, admin, 3)
  const { data: torneo } = await admin.api.createTorneo({
    body: {
      nombre: 'Copa del Faro',
      descripcion: 'Dos vidas por equipo',
      inicio: new Date(Date.now() + 3 * hour).toISOString(),
      inscripcion_hasta: new Date(Date.now() + 2 * hour).toISOString(),
      formato: 'doble',
      id_etapa: etapa.id,
      cupos: 8,
      mejor_de: 3,
    },
  })
  const address = `/torneos/${torneo.id}`
  const at = { params: { id: torneo.id } }
  for (let i = 1; i < 8; i++)
    await clan(i).leader.api.enrolTorneo({ ...at, body: { id_clan: clan(i).id, plantel: [clan(i).leader.id] } })

  // the last clan enrols on the site, and a watching page shows the places filling up
  const watcher = await browser.newPage(test, phone)
  await watcher.goto(address)
  await watcher.getByText('7 de 8 clanes').waitFor()
  await untilLive(watcher)
  const leader = await browser.newPage(test, { ...phone, as: clan(0).leader })
  await leader.goto(address)
  await leader.getByRole('button', { name: 'Inscribir tu clan' }).click()
  const roster = leader.getByRole('dialog', { name: 'Inscribir tu clan' })
  await expect.poll(() => roster.getByRole('checkbox').count()).toBe(1)
  await roster.getByRole('checkbox').check()
  await roster.getByRole('button', { name: 'Inscribir' }).click()
  await leader.getByText(`${clan(0).name} está inscrito.`).waitFor()
  await watcher.getByText('8 de 8 clanes').waitFor()
  expect(await wrongWith(watcher)).toEqual([])

  // one organiser seeds and draws; the phone and the board show it live
  await admin.api.seedTorneo({ ...at, body: { orden: Array.from({ length: 8 }, (_none, i) => clan(i).id) } })
  const stream = await browser.newPage(test, board)
  await stream.goto(`${address}/pantalla`)
  const panel = await browser.newPage(test, { as: admin })
  await panel.goto(`/panel-admin/torneos?torneo=${torneo.id}`)
  await panel.getByRole('button', { name: 'Iniciar' }).click()
  const start = panel.getByRole('dialog')
  await start.getByRole('button', { name: 'Iniciar' }).click()
  await toastSaying(panel, 'Llave sorteada').waitFor()
  await watcher.getByText('Se está jugando: la llave se mueve sola.').waitFor()
  await eventually(() => onBoard(stream, 1), [clan(0).name, clan(7).name])
  for (const page of [watcher, stream]) await mark(page)

  // a loser reports and the winner confirms, both on phones; later, while the next match is announced, an organiser reverses the result
  const loser = await browser.newPage(test, { ...phone, as: clan(7).leader })
  await loser.goto(`${address}/partida/1`)
  await untilShown(loser)
  expect(await wrongWith(loser)).toEqual([])
  await loser.getByRole('button', { name: 'Perdimos 1 a 2' }).click()
  await loser.getByRole('dialog').getByRole('button', { name: 'Reportar Derrota' }).click()
  await toastSaying(loser, 'Derrota reportada').waitFor()
  /** Expects the phone and the board to show a match with these clans, in this order, and this state. */
  const everywhere = async (partida: number, clans: readonly { name: string }[], state: string) => {
    for (const page of [watcher, stream]) {
      await eventually(
        () => onBoard(page, partida),
        clans.map(({ name }) => name),
      )
      await page.locator(`[data-partida="${partida}"]`).filter({ hasText: state }).waitFor({ state: 'attached' })
    }
  }
  await everywhere(1, [clan(0), clan(7)], 'Reportada')
  const decide = (partida: number, ganador: number, api = admin.api) =>
    api.ruleTorneoMatch({
      params: { id: torneo.id, partida },
      body: { ganador, marcador: null, motivo: 'Visto el video' },
    })
  const read = async () => (await admin.api.getTorneo(at)).data
  const rounds = async () => (await read()).llave?.rondas ?? []
  const match = async (partida: number) =>
    (await rounds()).flatMap(({ partidas }) => partidas).find(({ id }) => id === partida)
  await leader.goto(`${address}/partida/1`)
  await untilShown(leader)
  expect(await wrongWith(leader)).toEqual([])
  await leader.getByRole('button', { name: 'Confirmar 2–1' }).click()
  await toastSaying(leader, 'Resultado confirmado').waitFor()
  await leader.getByText('Se confirmó el resultado').waitFor()
  await decide(2, clan(3).id)
  const next = (await match(1))?.siguiente ?? 0
  await everywhere(next, [clan(0), clan(3)], 'Lista')

  const organiser = await browser.newPage(test, { as: second })
  /** Rules on a match as an organiser, on its page. */
  async function ruleOn(page: Page, partida: number, act: string, title: string, label: string, name: string) {
    await page.goto(`${address}/partida/${partida}`)
    await page.getByRole('button', { name: act, exact: true }).click()
    const ruling = page.getByRole('dialog', { name: title })
    await ruling.getByLabel(label, { exact: true }).selectOption({ label: name })
    await ruling.getByLabel('Motivo').fill('Jugó alguien que no estaba en el plantel')
    await ruling.getByRole('button', { name: title }).click()
    await toastSaying(page, 'Decisión guardada').waitFor()
  }
  await ruleOn(organiser, 1, 'Decidir', 'Decidir la partida', 'Ganó', clan(7).name)
  await everywhere(next, [clan(7), clan(3)], 'Lista')

  // the first organiser withdraws a clan: its rivals advance without playing, in this match and all later ones
  await ruleOn(panel, next, 'Retirar a un clan', 'Retirar a un clan del torneo', 'Clan', clan(3).name)
  await everywhere(next, [clan(7), clan(3)], 'Sin jugar')
  await everywhere((await match(next))?.siguiente ?? 0, [clan(7)], '')

  // the rest is played to the end, decided by both organisers in turn, the final also in a browser
  const open = async () => {
    for (const { lado, partidas } of await rounds())
      for (const one of partidas) if (['lista', 'reportada'].includes(one.estado)) return { ...one, lado }
    return undefined
  }
  let played = 0
  for (let one = await open(); one && played < 20; one = await open(), played++) {
    const better = [one.a, one.b].toSorted((x, y) => (y?.id_clan ?? 0) - (x?.id_clan ?? 0))[0]
    if (one.lado === 'final')
      await ruleOn(organiser, one.id, 'Decidir', 'Decidir la partida', 'Ganó', better?.nombre ?? '')
    else await decide(one.id, better?.id_clan ?? 0, played % 2 ? second.api : admin.api)
  }
  const { estado, campeon, podio } = await read()
  expect(estado).toBe('terminado')
  expect(podio).toHaveLength(3)
  await watcher.getByText(`Lo ganó ${campeon?.nombre}.`).waitFor()
  await eventually(
    () => watcher.getByRole('list', { name: 'Podio' }).getByRole('listitem').allTextContents(),
    ['Campeón', 'Segundo', 'Tercero'].map((place, at) => `${place}${podio[at]?.nombre}`),
  )
  await stream
    .locator('header')
    .filter({ hasText: `Campeón ${campeon?.nombre}` })
    .waitFor()
  expect([await isMarked(watcher), await isMarked(stream)]).toEqual([true, true])
  expect(await wrongWith(watcher)).toEqual([])
})
