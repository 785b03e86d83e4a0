import { toChileLocal } from '@trinchera/rules/chile-time'
import { openDatabase } from '@trinchera/db/database'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, sticksOut } from './axe'
import { admin, browser, product } from './fixture'
import {
  eventually,
  isMarked,
  mark,
  places,
  rankedTable,
  rowOf,
  toasts,
  toastSaying,
  untilLive,
  untilShown,
} from './screen'
import { newRanking } from './etapa'
import { smallTargets } from './targets'

const hour = 3_600_000
const phone = { width: 360, height: 740 } as const
const state = (page: Page) => page.getByRole('region', { name: 'Estado' })
const picks = (page: Page) => page.getByRole('region', { name: 'Mapas y bando' })
/** Faults of the page: axe's violations, sideways overflow and targets too small for a finger. Waits until no toast covers the page. */
async function wrongWith(page: Page) {
  await eventually(() => toasts(page).count(), 0)
  return [
    ...(await findings(page)),
    ...(await smallTargets(page)),
    ...((await sticksOut(page)) > 0 ? ['sticks out'] : []),
  ]
}
/** The ISO time `hours` hours ahead, rounded up to a full hour. */
const inHours = (hours: number) => new Date(Math.ceil((Date.now() + hours * hour) / hour) * hour).toISOString()

type Etapa = Awaited<ReturnType<typeof newRanking>>

async function asked({ clan }: Etapa, from: number, to: number, fechas = [inHours(30)]) {
  const { data } = await clan(from).leader.api.createReto({
    body: { id_clan_retador: clan(from).id, id_clan_retado: clan(to).id, fechas, texto: 'Noche de clanes' },
  })
  return data
}

async function agreed(etapa: Etapa, from: number, to: number) {
  const { id, fechas } = await asked(etapa, from, to)
  const fecha = fechas[0] ?? ''
  return (await etapa.clan(to).leader.api.answerReto({ params: { id }, body: { respuesta: 'aceptar', fecha } })).data
}

/** Moves a reto's agreed time to `ms` ago, as if the time had passed. */
async function hadBegun(id: number, ms: number) {
  const database = openDatabase({ url: product.databaseUrl })
  const fecha = new Date(Date.now() - ms).toISOString()
  const { situacion } = await database.db
    .selectFrom('retos')
    .where('id', '=', id)
    .select('situacion')
    .executeTakeFirstOrThrow()
  await database.db
    .updateTable('retos')
    .set({ fecha, situacion: JSON.stringify({ ...JSON.parse(situacion), fecha }) })
    .where('id', '=', id)
    .execute()
  await database.close()
}

it('two phones: from asking to agreed, maps and side picked; then the report, and the table moves for who watches', async (test) => {
  const etapa = await newRanking(product, admin, 3)
  const { clan } = etapa
  const [asker, other] = [clan(0), clan(1)]
  let taps = 0
  const tap = (target: Locator) => {
    taps++
    return target.click()
  }
  const one = await browser.newPage(test, { ...phone, as: asker.leader })
  const two = await browser.newPage(test, { ...phone, as: other.leader })
  for (const page of [one, two]) {
    await page.goto(etapa.address)
    await untilShown(page)
    await untilLive(page)
  }
  await mark(two)
  const visitor = await browser.newPage(test)
  await visitor.goto(etapa.address)
  await untilLive(visitor)
  await mark(visitor)

  const begun = performance.now()
  const row = rowOf(rankedTable(one), other.nombre)
  await tap(row.getByRole('link', { name: `Retar a ${other.nombre}` }))
  const form = one.getByRole('form', { name: 'Retar a un clan' })
  await form.getByText(`Retas por ${asker.nombre}`).waitFor()
  const free = form.getByRole('gridcell').getByRole('button', { disabled: false })
  const evening = free.filter({ hasNot: one.locator('[aria-disabled]') })
  await tap(evening.nth(6))
  await tap(evening.nth(12))
  await eventually(() => form.getByRole('list', { name: 'Fechas elegidas' }).getByRole('listitem').count(), 2)
  // The other leader is notified on the page that is open there, by a toast that goes by itself.
  await Promise.all([
    toastSaying(two, 'los reta a jugar').waitFor(),
    tap(form.getByRole('button', { name: `Retar a ${other.nombre}` })),
  ])
  await one.getByRole('heading', { level: 1, name: `${asker.nombre} contra ${other.nombre}` }).waitFor()
  await state(one).getByText(`Le toca responder a ${other.nombre}`).waitFor()
  await mark(one)

  await tap(two.getByRole('region', { name: 'Retos de tu clan' }).getByRole('link', { name: new RegExp(asker.nombre) }))
  await state(two).getByText('Le toca responder a tu clan').waitFor()
  await tap(two.getByRole('button', { name: /^Aceptar el/ }).first())
  await two.getByRole('dialog').getByText(`${other.nombre} elige el primer mapa`).waitFor()
  await tap(two.getByRole('dialog').getByRole('button', { name: 'Aceptar' }))
  await picks(two).getByText('Te toca elegir el mapa 1').waitFor()
  await picks(one).getByText(`Le toca elegir el mapa 1 a ${other.nombre}`).waitFor()
  // While both are on the page, each turn has its own ten minutes.
  await picks(one)
    .getByRole('timer')
    .filter({ hasText: /^\s*\d:\d\d/ })
    .waitFor()

  const map = (page: Page, index: number) =>
    picks(page).getByRole('list').getByRole('button', { disabled: false }).nth(index)
  await tap(map(two, 0))
  const confirm = (page: Page) => picks(page).getByRole('button', { name: /^Confirmar/ })
  const chosen = ((await confirm(two).textContent()) ?? '').replace('Confirmar ', '')
  taps++
  await confirm(two).dblclick() // an accidental double press picks only one map
  await picks(one).getByText('Te toca elegir el mapa 2').waitFor()
  await picks(one).getByRole('heading', { name: chosen }).waitFor()
  expect(await picks(one).getByRole('heading', { level: 3 }).count()).toBe(1)
  await tap(map(one, 1))
  await tap(confirm(one))
  await picks(one).getByText('Te toca elegir el bando').waitFor()
  await tap(picks(one).getByRole('button', { name: 'Eje' }))
  await tap(confirm(one))
  for (const page of [one, two]) await picks(page).getByText(`${asker.nombre} empieza de Eje`).waitFor()
  for (const page of [one, two]) await state(page).getByText('todo está elegido').waitFor()
  console.error(
    `reto: de retar a mapas y bando elegidos, ${taps} toques en dos teléfonos, ${Math.round(performance.now() - begun) / 1000} s`,
  )
  expect(await wrongWith(one)).toEqual([])
  expect([await isMarked(one), await isMarked(two)]).toEqual([true, true])

  // The match is played: the report form is filled in for the loser, and the table moves.
  const id = Number(new URL(one.url()).pathname.split('/').at(-1))
  await hadBegun(id, hour)
  await one.reload()
  await state(one).getByText('el clan que perdió reporta').waitFor()
  await one.getByRole('main').getByRole('link', { name: 'Reportar Derrota' }).click()
  const report = one.getByRole('form', { name: 'Reportar Derrota' })
  await report.getByText('Con este reporte termina el reto').waitFor()
  await eventually(() => report.getByLabel('Clan ganador').inputValue(), String(other.id))
  await expect
    .poll(() => report.getByLabel('Mapa 1', { exact: true }).locator('option:checked').textContent())
    .toContain(chosen)
  await expect.poll(() => report.getByLabel('Cuándo se jugó').inputValue()).not.toBe('')
  for (const n of [1, 2]) {
    await report.getByLabel(`Rondas de ${other.nombre} en el mapa ${n}`).fill('10')
    await report.getByLabel(`Rondas de ${asker.nombre} en el mapa ${n}`).fill('4')
  }
  await report.getByRole('button', { name: 'Reportar Derrota' }).click()
  await one.getByRole('dialog').getByRole('button', { name: 'Reportar Derrota' }).click()
  await eventually(async () => (await places(visitor))[0], `1 ${other.nombre}`)
  await state(two).getByText('Se jugó').waitFor()
  await state(two).getByRole('link', { name: 'Ver la partida' }).click()
  await two.getByRole('link', { name: 'Ver el reto' }).click()
  await state(two).getByText('Se jugó').waitFor()
  expect([await isMarked(two), await isMarked(visitor)]).toEqual([true, true])
})

it('dates offered in turn: others are offered, what is typed is kept, one refuses; nobody else may look', async (test) => {
  const etapa = await newRanking(product, admin, 3)
  const { clan } = etapa
  const reto = await asked(etapa, 0, 1, [inHours(30), inHours(31), inHours(54)])
  const asker = await browser.newPage(test, { ...phone, as: clan(0).leader })
  const rival = await browser.newPage(test, { ...phone, as: clan(1).leader, expects: [/ERR_INTERNET_DISCONNECTED/] })
  for (const page of [asker, rival]) {
    await page.goto(`/ladder/reto/${reto.id}`)
    await untilLive(page)
    expect(await wrongWith(page)).toEqual([])
    await mark(page)
  }
  expect(await asker.getByRole('button', { name: /^Aceptar/ }).count()).toBe(0)
  // In the table, the link of a clan with an open reto leads to that reto; the viewer's own row explains why their clan cannot be
  // challenged.
  const table = await browser.newPage(test, { ...phone, as: clan(0).leader })
  await table.goto(etapa.address)
  await untilShown(table)
  await rowOf(rankedTable(table), clan(1).nombre).getByRole('link', { name: 'Ver el reto con' }).waitFor()
  await rowOf(rankedTable(table), clan(0).nombre).getByRole('button', { name: 'Es tu clan' }).press('Enter')
  await toastSaying(table, 'Es tu clan').waitFor()
  expect(await wrongWith(table)).toEqual([])
  const visitor = await browser.newPage(test, { expects: [/status of 404/] })
  await visitor.goto(`/ladder/reto/${reto.id}`)
  await visitor.getByText('todavía no se acuerda').waitFor()

  await rival.getByText('en total: quedan 3').waitFor()
  await rival.getByRole('button', { name: 'Ofrecer otras' }).click()
  const form = rival.getByRole('form', { name: 'Ofrecer otras fechas' })
  await form.getByRole('button', { name: 'Ofrecer esta fecha' }).click()
  await form.getByText('Elige una fecha por lo menos').waitFor()
  await form.getByLabel('Otra hora, con minutos').fill(toChileLocal(Date.now() + hour))
  await form.getByRole('button', { name: 'Ofrecer esta fecha' }).click()
  await form.getByText('Falta tocar «Agregar»').waitFor()
  await form.getByRole('button', { name: 'Agregar' }).click()
  await form.getByText('Tiene que faltar 2 horas por lo menos').waitFor()
  await form.getByLabel('Otra hora, con minutos').fill('')
  // By keyboard alone: the days are a single tab stop, and the arrow keys move between them.
  await form.getByRole('button', { name: 'Semana siguiente' }).click()
  const cells = form.getByRole('gridcell').getByRole('button')
  await cells.first().focus()
  await rival.keyboard.press('ArrowRight')
  await rival.keyboard.press('ArrowDown')
  await rival.keyboard.press('Enter')
  await eventually(() => form.getByRole('list', { name: 'Fechas elegidas' }).getByRole('listitem').count(), 1)
  await eventually(() => cells.nth(7).getAttribute('aria-pressed'), 'true')
  expect(await wrongWith(rival)).toEqual([])
  await rival.context().setOffline(true)
  await form.getByRole('button', { name: 'Ofrecer esta fecha' }).click()
  await toastSaying(rival, 'Las fechas siguen acá').waitFor()
  await rival.context().setOffline(false)
  await form.getByRole('button', { name: 'Ofrecer esta fecha' }).click()
  await state(rival)
    .getByText(`Le toca responder a ${clan(0).nombre}`)
    .waitFor()

  await state(asker).getByText('Le toca responder a tu clan').waitFor()
  await asker.getByText('en total: quedan 2').waitFor()
  await asker.getByRole('button', { name: 'Rechazar' }).click()
  await asker.getByRole('dialog').getByLabel('Motivo').fill('Ese día no podemos')
  await asker.getByRole('dialog').getByRole('button', { name: 'Rechazar el reto' }).click()
  await state(rival)
    .getByText(`Lo rechazó ${clan(0).nombre}: «Ese día no podemos»`)
    .waitFor()
  expect([await isMarked(asker), await isMarked(rival)]).toEqual([true, true])
})

it('who comes, the server, the conversation and how it ends are seen at once on the other phone', async (test) => {
  const etapa = await newRanking(product, admin, 3)
  const { clan } = etapa
  const reto = await agreed(etapa, 0, 1)
  const one = await browser.newPage(test, { ...phone, as: clan(0).leader, expects: [/ERR_INTERNET_DISCONNECTED/] })
  const two = await browser.newPage(test, { ...phone, as: clan(1).leader })
  for (const page of [one, two]) {
    await page.goto(`/ladder/reto/${reto.id}`)
    await untilLive(page)
    await mark(page)
  }
  await one.getByText('2 mirando').waitFor()
  await one.getByRole('button', { name: 'Voy' }).click()
  const coming = two.getByRole('region', { name: 'Quiénes van' })
  await coming.getByText('1 va, 0 no pueden').waitFor()
  await coming.getByText('Faltan 4 para ser 4').waitFor()

  await one.getByLabel('En qué servidor se juega').selectOption({ index: 1 })
  await one.getByRole('button', { name: 'Guardar' }).click()
  await two.getByRole('button', { name: 'Copiar dirección' }).waitFor()

  const box = one.getByRole('form', { name: 'Escribir un mensaje' }).getByLabel('Mensaje')
  await one.context().setOffline(true)
  await box.fill('¿Llevan micrófono? <b>')
  await box.press('Enter')
  await one.getByText('Pendiente de envío').waitFor()
  await one.context().setOffline(false)
  await two.getByText('¿Llevan micrófono? <b>').waitFor()
  await eventually(() => box.inputValue(), '')
  await two.getByRole('button', { name: /^Denunciar el mensaje/ }).waitFor()
  await one.getByRole('button', { name: /^Borrar tu mensaje/ }).click()
  await one.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  await two.getByText('¿Llevan micrófono? <b>').waitFor({ state: 'detached' })
  expect([await isMarked(one), await isMarked(two)]).toEqual([true, true])

  // One side says that the other did not come; the other side contests it.
  await hadBegun(reto.id, hour / 3)
  await one.reload()
  await one.getByRole('button', { name: 'No se presentaron' }).click()
  await one.getByRole('dialog').getByText('No es una victoria').waitFor()
  await one.getByRole('dialog').getByRole('button', { name: 'No se presentaron' }).click()
  await state(two).getByText('dice que tu clan no se presentó').waitFor()
  await two.getByRole('button', { name: 'Reclamar: sí nos presentamos' }).click()
  await two.getByRole('dialog').getByLabel('Qué pasó').fill('Estuvimos media hora en el servidor')
  await two.getByRole('dialog').getByRole('button', { name: 'Enviar el reclamo' }).click()
  await state(one).getByText('Decide la administración').waitFor()
  expect(await wrongWith(one)).toEqual([])

  const list = await browser.newPage(test, { ...phone, as: clan(0).leader })
  await list.goto(`/ladder/retos?etapa=${etapa.id}`)
  await untilShown(list)
  await list
    .getByRole('region', { name: 'Terminados' })
    .getByRole('link', { name: new RegExp(clan(1).nombre) })
    .waitFor()
  expect(await wrongWith(list)).toEqual([])
})
