import type { Locator } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { pagesOf } from '@trinchera/testing/browser'
import { adminOf, apiOf, logIn } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { chromium } from './chromium'
import {
  atAddress,
  eventually,
  isMarked,
  mark,
  places,
  rankedTable,
  rowOf,
  toastSaying,
  untilLive,
  untilShown,
} from './screen'
import { newStaff, openCase, previewed } from './staff'
import { newRanking } from './etapa'

// Starts its own product, because it looks at the queue of all matches, counts the cases that wait, and reads the latest act of staff.
const product = await startProduct()
afterAll(() => product.stop())
const browser = pagesOf(chromium, product)
const admin = await adminOf(product)

const refused = (...codes: number[]) => codes.map((code) => new RegExp(`status of ${code}`))

/** An etapa with eight ranked clans, and the match by which its last clan climbed to the fourth place. */
async function etapaWithCase() {
  const etapa = await newRanking(product, admin, 8)
  const { data: match } = await etapa.report(7, 0)
  await eventually(
    async () => (await apiOf(product.url).getClan({ params: { id: etapa.clan(7).id } })).data.ranking_actual,
    4,
  )
  return { ...etapa, match }
}

it('rules a match as trampa: the preview matches the result, live for visitors, and the named player is suspended', async (test) => {
  const etapa = await etapaWithCase()
  const { clan, match } = etapa
  const cheat = clan(7)
  await clan(0).leader.api.claimMatch({
    params: { id: match.id },
    body: { tipo: 'trampa', texto: 'Anticheat apagado en el segundo mapa' },
  })
  const visitor = await browser.newPage(test)
  await visitor.goto(`/ladder/etapa/${etapa.id}`)
  await untilLive(visitor)
  await mark(visitor)
  const banned = await browser.newPage(test, { as: cheat.leader, expects: refused(401, 423) })
  // The reason is told only once, by a live event.
  await banned.goto('/ladder')
  await untilLive(banned)
  await banned.getByRole('banner').getByRole('link', { name: 'Mi Cuenta' }).click()
  await banned.getByRole('heading', { level: 1, name: 'Mi Cuenta' }).waitFor()
  await mark(banned)

  const page = await browser.newPage(test, { as: await newStaff(product, admin, 2) })
  await page.goto('/panel-admin/reportes?estado=todas')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Resolver la partida ${match.id}` }) })
  await row.getByText(`${cheat.nombre} le ganó a ${clan(0).nombre}`).waitFor()
  await row.getByText('Trampa denunciada').waitFor()
  await row.getByRole('button', { name: `Resolver la partida ${match.id}` }).click()
  await atAddress(page, `/panel-admin/reportes?estado=todas&partida=${match.id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Anticheat apagado en el segundo mapa').waitFor()
  await dialog.getByRole('radio', { name: `Trampa de ${cheat.nombre}` }).check()
  await dialog.getByText(`${cheat.nombre} baja del 4 al`).waitFor()
  await eventually(async () => (await places(visitor)).length, 8)
  const before = await places(visitor)
  const moves = await previewed(page)
  expect(moves.length).toBeGreaterThan(3)

  // A ruling without a reason is not sent.
  await dialog.getByRole('button', { name: 'Declarar trampa' }).click()
  await dialog.getByText('Escribe el motivo').waitFor()
  await dialog.getByLabel('Motivo, será público').fill('Cuatro capturas en la Asamblea')
  await dialog.getByLabel('Suspender a quien hizo trampa').selectOption({ label: cheat.leader.username })
  // The suspended player is told why at once.
  await Promise.all([
    toastSaying(page, 'Trampa declarada').waitFor(),
    toastSaying(banned, /suspendida.*Cuatro capturas en la Asamblea/).waitFor(),
    dialog.getByRole('button', { name: 'Declarar trampa' }).click(),
  ])
  await dialog.waitFor({ state: 'detached' })

  const moved = new Map(
    moves
      .map((move) => /^(.*) (\S+) → (\S+)$/.exec(move)?.slice(1) ?? [])
      .map(([name = '', , later = '']) => [name, later]),
  )
  const placed = before
    .map((line) => line.replace(/^\d+ /, ''))
    .map((name) => ({
      name,
      place: Number(moved.get(name) ?? before.find((line) => line.endsWith(` ${name}`))?.split(' ')[0]),
    }))
  const wanted = placed.toSorted((a, b) => a.place - b.place).map(({ name, place }) => `${place} ${name}`)
  expect(wanted).not.toEqual(before)
  await eventually(() => places(visitor), wanted)
  expect(await isMarked(visitor)).toBe(true)
  await row.getByText(`${clan(0).nombre} le ganó a ${cheat.nombre}`).waitFor()
  await row.getByText('Trampa declarada').waitFor()

  // The suspended player cannot log in again.
  await atAddress(banned, '/login?volver=%2Fladder%2Fmicuenta')
  expect(await isMarked(banned)).toBe(true)
  await expect(logIn(product, cheat.leader.email, cheat.leader.password)).rejects.toMatchObject({ code: 423 })
})

it('shows two moderators that both have a case open, and refuses the second ruling', async (test) => {
  const { clan, match } = await etapaWithCase()
  const [first, second] = [await newStaff(product, admin, 2), await newStaff(product, admin, 2)]
  const mine = await browser.newPage(test, { as: first })
  // 409: a preview that is asked for before the page knows of the other's ruling
  const theirs = await browser.newPage(test, { as: second, expects: refused(409) })
  await theirs.goto('/panel-admin/reportes?estado=todas')
  await untilShown(theirs)
  const dialog = await openCase(mine, match.id)
  const row = theirs
    .getByRole('row')
    .filter({ has: theirs.getByRole('button', { name: `Resolver la partida ${match.id}` }) })
  await row.getByText(`${first.username} la está mirando`).waitFor()
  await row.getByRole('button').click()
  const other = theirs.getByRole('dialog')
  await other.getByText(`${first.username} también la está mirando`).waitFor()
  await dialog.getByText(`${second.username} también la está mirando`).waitFor()

  // Both have chosen a ruling; the first to confirm wins.
  await other.getByRole('radio', { name: 'Reporte falso' }).check()
  await other.getByText('Se avisa a los líderes de ambos clanes').waitFor()
  await other.getByLabel('Motivo, será público').fill('Nunca se jugó')
  await dialog.getByRole('radio', { name: 'Anular' }).check()
  await dialog.getByText('Se avisa a los líderes de ambos clanes').waitFor()
  await dialog.getByLabel('Motivo, será público').fill('Se reportó dos veces')
  await dialog.getByRole('button', { name: 'Anular partida' }).click()
  await toastSaying(mine, 'Partida anulada').waitFor()
  await other.getByText(`${first.username} la acaba de resolver.`).waitFor()
  await other.getByText('Se reportó dos veces').first().waitFor()
  await expect.poll(() => other.getByLabel('Motivo, será público').inputValue()).toBe('Nunca se jugó')
  await expect
    .poll(() => other.getByRole('button', { name: 'Elige un fallo' }).getAttribute('aria-disabled'))
    .toBe('true')
  await other.getByRole('button', { name: 'Ver cómo quedó' }).click()
  await expect.poll(() => other.getByRole('radio').count()).toBe(1)
  await other.getByRole('radio', { name: 'Restituir' }).check()
  await other.getByText(`${clan(7).nombre} sube del 8 al 4`).waitFor()
  expect((await admin.api.getReporte({ params: { id: match.id } })).data.ruling?.tipo).toBe('anular')

  // The action appears live in every open panel.
  await theirs.getByRole('button', { name: 'Cancelar' }).click()
  await theirs.getByRole('region', { name: 'Actividad' }).getByText(`anuló la partida ${match.id}`).waitFor()
})

it('highlights new cases in the queue, and counts waiting ones on the tab', async (test) => {
  const { address, clan, report } = await etapaWithCase()
  const page = await browser.newPage(test, { as: await newStaff(product, admin, 2) })
  await page.goto('/panel-admin/reportes?estado=todas')
  await untilShown(page)
  await mark(page)
  const { data: match } = await report(6, 1)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Resolver la partida ${match.id}` }) })
  await row.and(page.locator('[data-recent="true"]')).waitFor()
  const tab = page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name: /^Reportes/ })
  const waiting = async () => Number((await tab.innerText()).replace(/\D/g, '') || 0)
  const before = await waiting()

  // A Capitán or leader claims on the page of their own clan.
  const leader = await browser.newPage(test, { as: clan(1).leader })
  await leader.goto(address)
  await untilLive(leader) // the decision is told only once, by a live event
  await rowOf(rankedTable(leader), clan(1).nombre)
    .getByRole('link', { name: new RegExp(`^${clan(1).nombre}`) })
    .click()
  await leader
    .getByRole('button', { name: `Reclamar la partida con ${clan(6).nombre}` })
    .first()
    .click()
  const claim = leader.getByRole('dialog', { name: `Reclamar la partida con ${clan(6).nombre}` })
  await claim.getByRole('button', { name: 'Enviar reclamo' }).click()
  await claim.getByText('Elige qué pasó').last().waitFor()
  await claim.getByLabel('Qué pasó').selectOption('plazo')
  await claim.getByLabel('Cuéntalo').fill('Se reportó dos días después')
  await claim.getByRole('button', { name: 'Enviar reclamo' }).click()
  await toastSaying(leader, 'Reclamo enviado').waitFor()
  await leader.getByText('Reclamada', { exact: true }).waitFor()
  // In another tab, since this one has to be connected when the decision comes.
  const again = await browser.newTab(leader)
  await again.goto(`/ladder/detalle-clan/${clan(1).id}`)
  await again.getByText('Reclamada', { exact: true }).waitFor()
  await again.close()

  await row.getByText('Fuera de plazo').waitFor()
  await eventually(waiting, before + 1)
  expect(await isMarked(page)).toBe(true)

  // The claim is dismissed with a reason, and the claimant is notified.
  await row.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: `Descartar el reclamo de ${clan(1).leader.username}` }).click()
  await dialog.getByLabel('Por qué se descarta').fill('Estaba dentro de las 24 horas')
  await dialog.getByRole('button', { name: 'Descartar reclamo' }).click()
  await toastSaying(leader, /Estaba dentro de las 24 horas/).waitFor()
  await leader.getByText('Reclamada', { exact: true }).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await eventually(waiting, before)

  // A visitor, who has no rank in the clan, is offered no claim.
  const visitor = await browser.newPage(test)
  await visitor.goto(`/ladder/detalle-clan/${clan(1).id}`)
  await untilShown(visitor)
  await expect.poll(() => visitor.getByRole('button', { name: /^Reclamar/ }).count()).toBe(0)
})

it('recalculates the preview when the ladder moves, and shows an unknown case', async (test) => {
  const { match, report } = await etapaWithCase()
  const page = await browser.newPage(test, { as: await newStaff(product, admin, 2), expects: refused(404) })
  const dialog = await openCase(page, match.id)
  await dialog.getByRole('radio', { name: 'Anular' }).check()
  await dialog.getByRole('list', { name: 'Así quedaría' }).waitFor()
  const before = await previewed(page)
  expect(before.length).toBeGreaterThan(0)
  await report(7, 1) // the clan climbs from fourth to third place, so undoing the first match now costs it more
  await eventually(async () => JSON.stringify(await previewed(page)) !== JSON.stringify(before), true)
  await page.goto('/panel-admin/reportes?partida=999999')
  await page.getByRole('dialog').getByText('Esa partida no existe.').waitFor()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await atAddress(page, '/panel-admin/reportes')
  await page.goto('/panel-admin/reportes?estado=todas&pagina=999')
  await page.waitForURL((address) => !address.search.includes('999'))
})

it('counts what is to be reviewed and lists just that, live, until it is decided', async (test) => {
  const etapa = await etapaWithCase()
  const { clan, match } = etapa
  const page = await browser.newPage(test, { as: await newStaff(product, admin, 2) })
  await page.goto(`/panel-admin/reportes?etapa=${etapa.id}`)
  await page.getByText('Nada por revisar calza con el filtro').waitFor()
  await untilShown(page)
  await mark(page)

  const claim = { tipo: 'duplicada', texto: 'Se reportó dos veces' } as const
  await clan(0).leader.api.claimMatch({ params: { id: match.id }, body: claim })
  const queue = page.getByRole('table', { name: 'Reportes por revisar' })
  await queue.getByRole('button', { name: `Resolver la partida ${match.id}` }).waitFor()
  await expect.poll(() => queue.getByRole('button').count()).toBe(1)
  await page.getByText('1–1 de 1').waitFor()

  // The panel's home lists the case too, and its link opens it.
  await page.getByRole('banner').getByRole('link', { name: 'Administración' }).click()
  await atAddress(page, '/panel-admin')
  await page
    .getByRole('region', { name: 'Reportes por revisar' })
    .getByRole('link', { name: `Partida ${match.id},` })
    .click()
  await atAddress(page, `/panel-admin/reportes?partida=${match.id}`)
  await page.getByRole('dialog').getByText('Se reportó dos veces').waitFor()
  await page.getByRole('button', { name: 'Cancelar' }).click()

  await admin.api.ruleMatch({ params: { id: match.id }, body: { tipo: 'anular', motivo: 'Sí, dos veces' } })
  await page.getByRole('button', { name: `Resolver la partida ${match.id}` }).waitFor({ state: 'detached' })
  expect(await isMarked(page)).toBe(true)
})

it('rules on two claimed matches by keyboard alone, one after the other', async (test) => {
  const etapa = await etapaWithCase()
  const { clan, match, report } = etapa
  const { data: second } = await report(6, 1)
  // The table has changed before a case is opened, because a change refreshes the preview of a ruling.
  await eventually(
    async () => (await apiOf(product.url).getClan({ params: { id: clan(6).id } })).data.ranking_actual < 8,
    true,
  )
  for (const [id, claimant] of [
    [match.id, clan(0)],
    [second.id, clan(1)],
  ] as const)
    await claimant.leader.api.claimMatch({ params: { id }, body: { tipo: 'falso', texto: 'Nunca se jugó' } })
  const page = await browser.newPage(test, { as: await newStaff(product, admin, 2) })
  await page.goto(`/panel-admin/reportes?etapa=${etapa.id}`)
  await untilShown(page)
  const focused = page.locator(':focus')
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60 && (await target.and(focused).count()) === 0; presses++)
      await page.keyboard.press('Tab')
    await target.and(focused).waitFor()
  }
  const rule = async () => {
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motivo, será público').waitFor()
    await tabTo(dialog.getByRole('radio', { name: 'Anular' }))
    await page.keyboard.press('Space')
    await dialog.getByText('Se avisa a los líderes de ambos clanes').waitFor()
    await tabTo(dialog.getByLabel('Motivo, será público'))
    await page.keyboard.type('Nadie la jugó')
    await tabTo(dialog.getByRole('button', { name: 'Anular partida' }))
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
  }

  // The newest case is first; once it is resolved, the focus moves to the other one.
  await tabTo(page.getByRole('button', { name: `Resolver la partida ${second.id}` }))
  await rule()
  await page
    .getByRole('button', { name: `Resolver la partida ${match.id}` })
    .and(focused)
    .waitFor()
  await rule()
  await page.getByText('Nada por revisar calza con el filtro').waitFor()
  await page.getByRole('region', { name: 'Reportes por revisar' }).and(focused).waitFor()
  const ruled = await Promise.all([match, second].map(({ id }) => admin.api.getReporte({ params: { id } })))
  expect(ruled.map(({ data }) => data.ruling?.tipo)).toEqual(['anular', 'anular'])
})
