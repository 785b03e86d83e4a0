import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { adminOf, newPerson, type Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { chromium } from './chromium'
import { atAddress, eventually, holdReplies, isMarked, mark, toastSaying, untilLive, untilShown } from './screen'
import { newStaff } from './staff'
import { newRanking } from './etapa'

let product: Product
let browser: TestPages
let admin: Person

beforeAll(async () => {
  product = await startProduct()
  browser = pagesOf(chromium, product)
  admin = await adminOf(product)
})

afterAll(async () => {
  await product?.stop()
})

const refused = (...codes: number[]) => codes.map((code) => new RegExp(`status of ${code}`))

async function openOptions(page: Page, part: string) {
  await page.goto(`/panel-admin/opciones?parte=${part}`)
  await untilShown(page)
}

it('shows a conflict to the second of two editors of the options, and saved values in open pages', async (test) => {
  const visitor = await browser.newPage(test)
  await visitor.goto('/ladder')
  await untilLive(visitor)
  await mark(visitor)
  const other = await newStaff(product, admin, 1)
  const [mine, theirs] = [await browser.newPage(test, { as: admin }), await browser.newPage(test, { as: other })]
  for (const page of [mine, theirs]) await openOptions(page, 'textos')
  await mine.getByText(`${other.username} también tiene esto abierto`).waitFor()
  await mine.getByRole('textbox', { name: 'Aviso' }).fill('Copa de invierno: desde el lunes')
  await theirs.getByRole('textbox', { name: 'Aviso' }).fill('Copa de invierno: desde el martes')
  await theirs.getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(theirs, 'Opciones guardadas').waitFor()
  await visitor.getByText('Copa de invierno: desde el martes').waitFor()

  // The other editor learns of the change before pressing anything, and can choose between both texts.
  const clash = mine.getByRole('alert').filter({ hasText: 'Alguien lo cambió mientras lo editabas' })
  await clash.getByText('Copa de invierno: desde el martes').waitFor()
  await clash.getByText('Copa de invierno: desde el lunes').waitFor()
  await expect.poll(() => mine.getByRole('button', { name: 'Guardar' }).getAttribute('aria-disabled')).toBe('true')
  await clash.getByRole('button', { name: 'Seguir con lo mío' }).click()
  await mine.getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(mine, 'Opciones guardadas').waitFor()
  await visitor.getByText('Copa de invierno: desde el lunes').waitFor()
  await expect
    .poll(() => theirs.getByRole('textbox', { name: 'Aviso' }).inputValue())
    .toBe('Copa de invierno: desde el lunes')
  expect(await isMarked(visitor)).toBe(true)
})

it('keeps what is typed while the options are being saved', async (test) => {
  const page = await browser.newPage(test, { as: admin })
  await openOptions(page, 'textos')
  let answer = () => {}
  await holdReplies(page, '**/api/v1/admin/opciones*', new Promise<void>((resolve) => (answer = resolve)))
  const notice = page.getByRole('textbox', { name: 'Aviso' })
  await notice.fill('Copa de primavera')
  await page.getByRole('button', { name: 'Guardar' }).click()
  // The live event of what was saved comes before the reply.
  await eventually(async () => (await admin.api.getOpciones()).data.aviso_torneo, 'Copa de primavera')
  await notice.fill('Copa de primavera: desde el jueves')
  answer()
  await toastSaying(page, 'Opciones guardadas').waitFor()
  await page.getByRole('tab', { name: 'Aviso sin guardar' }).waitFor()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await eventually(async () => (await admin.api.getOpciones()).data.aviso_torneo, 'Copa de primavera: desde el jueves')
})

it('refuses an invalid address and two servers on one port, each at its field', async (test) => {
  const page = await browser.newPage(test, { as: admin, expects: refused(400) })
  await openOptions(page, 'redes')
  const facebook = page.getByLabel('Facebook')
  await facebook.fill('facebook punto com')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Tiene que ser una dirección http o https').waitFor()
  await facebook.and(page.locator(':focus')).waitFor()
  await facebook.fill('https://www.facebook.com/trinchera')
  await page.getByRole('tab', { name: 'Redes sin guardar' }).waitFor()

  // The unsaved edit is kept while the editor visits other areas, and is marked as unsaved.
  await page.getByRole('tab', { name: 'Servidores' }).click()
  const rows = page.getByRole('list', { name: 'Servidores' }).getByRole('listitem')
  await eventually(() => rows.count(), 12)
  await page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name: 'Torneos' }).click()
  await toastSaying(page, 'Dejaste opciones sin guardar').waitFor()
  await page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name: 'Opciones' }).click()
  await page.getByRole('tab', { name: 'Redes sin guardar' }).click()
  await expect.poll(() => facebook.inputValue()).toBe('https://www.facebook.com/trinchera')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(page, 'Opciones guardadas').waitFor()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Facebook' })
    .and(page.locator('[href="https://www.facebook.com/trinchera"]'))
    .waitFor()

  await page.getByRole('tab', { name: 'Servidores' }).click()
  const [first, second] = [rows.nth(0), rows.nth(1)]
  const port = await first.getByLabel('Puerto', { exact: true }).inputValue()
  await second.getByLabel('Puerto', { exact: true }).fill(port)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await second.getByText('Ya hay un servidor en ese puerto').waitFor()
  await page.getByRole('button', { name: 'Dejarlo como estaba' }).click()
  await page.getByRole('button', { name: 'Agregar servidor' }).click()
  const added = rows.nth(12)
  await added.getByLabel('Nombre').fill('Servidor de práctica')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(page, 'Opciones guardadas').last().waitFor()
  await eventually(
    async () => (await admin.api.getOpciones()).data.servidores.map(({ nombre }) => nombre).at(-1),
    'Servidor de práctica',
  )

  await page.getByRole('tab', { name: 'Mapas' }).click()
  await page.getByLabel('Buscar mapa').fill('stalin')
  await eventually(() => page.getByRole('list', { name: 'Mapas' }).getByRole('listitem').count(), 1)
  await page.getByRole('list', { name: 'Mapas' }).getByLabel('Nombre').fill('Estalingrado')
  await page.getByRole('button', { name: 'Hoy' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await eventually(
    async () => (await admin.api.getOpciones()).data.mapas.lista.some(({ nombre }) => nombre === 'Estalingrado'),
    true,
  )
})

it('creates a game and an etapa, refuses to delete those in use, and archives an etapa with its final table', async (test) => {
  const etapa = await newRanking(product, admin, 2)
  const visitor = await browser.newPage(test)
  await visitor.goto(etapa.address)
  await untilLive(visitor)
  await mark(visitor)
  const page = await browser.newPage(test, { as: admin })
  await page.goto('/panel-admin/juegos')
  await page.getByRole('button', { name: 'Crear juego' }).click()
  await page.getByRole('dialog').getByLabel('Nombre').fill('Spearhead')
  await page.getByRole('dialog').getByRole('button', { name: 'Crear juego' }).click()
  await page.getByRole('button', { name: 'Modificar Spearhead' }).waitFor()
  await page.getByRole('button', { name: `Eliminar ${etapa.juego.nombre}` }).click()
  await page.getByRole('dialog').getByText('mientras le quede una, no se puede').waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Eliminar/, disabled: true })
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()

  await page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name: 'Etapas' }).click()
  await page.getByRole('button', { name: 'Crear etapa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Crear etapa' }).click()
  await dialog.getByText('Elige el juego').last().waitFor()
  await dialog.getByLabel('Nombre').fill('Etapa Nueva')
  await dialog.getByLabel('Juego').selectOption({ label: 'Spearhead' })
  await dialog.getByRole('button', { name: 'Crear etapa' }).click()
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await row('Etapa Nueva').getByText('Abierta').waitFor()
  await row('Etapa Nueva').getByRole('button', { name: 'Pausar Etapa Nueva' }).click()
  await row('Etapa Nueva').getByText('Pausada').waitFor()

  await row(etapa.nombre)
    .getByRole('button', { name: /^Cerrar para siempre/ })
    .click()
  await dialog.getByRole('button', { name: 'Cerrar para siempre' }).click()
  await dialog.getByText('No es el nombre de la etapa').waitFor()
  await dialog.getByLabel(/^Escribe/).fill(etapa.nombre)
  await dialog.getByRole('button', { name: 'Cerrar para siempre' }).click()
  await row(etapa.nombre).getByText('Cerrada para siempre').waitFor()
  await visitor.getByRole('heading', { name: 'Tabla final' }).waitFor()
  await visitor.getByText('etapa cerrada para siempre').waitFor()
  expect(await isMarked(visitor)).toBe(true)
  await row(etapa.nombre)
    .getByRole('link', { name: /^Ver la tabla final/ })
    .click()
  await atAddress(page, etapa.address)
  await page
    .getByRole('table', { name: /^Clanes rankeados/ })
    .getByRole('link', { name: 'Compañía A' })
    .waitFor()
})

it('announces a tournament in Chilean time, changes it, and shows Pronto... when there is none', async (test) => {
  const page = await browser.newPage(test, { as: await newStaff(product, admin, 3), timezoneId: 'Asia/Tokyo' })
  await page.goto('/panel-admin')
  await page.getByText('Pronto...').waitFor()
  await page.getByRole('button', { name: 'Anunciar torneo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Copa Primavera')
  await dialog.getByLabel(/^Cuándo parte/).fill('2031-07-13T21:00')
  await dialog.getByRole('button', { name: 'Anunciar torneo' }).click()
  await page.getByRole('row').filter({ hasText: 'Copa Primavera' }).getByText('13/07/2031, 21:00').waitFor()
  expect((await admin.api.listTorneos()).data.map(({ inicio }) => inicio)).toEqual(['2031-07-14T01:00:00.000Z'])
  await page.getByRole('button', { name: 'Modificar Copa Primavera' }).click()
  await dialog.getByLabel('Descripción').fill('A una ronda')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('row').filter({ hasText: 'Copa Primavera' }).getByText('A una ronda').waitFor()
  await page.getByRole('button', { name: 'Eliminar Copa Primavera' }).click()
  await dialog.getByRole('button', { name: 'Eliminar Copa Primavera' }).click()
  await page.getByText('Pronto...').waitFor()
})

it('shows the standings of an etapa live, the history of a clan, and that a recalculation changed nothing', async (test) => {
  const etapa = await newRanking(product, admin, 4)
  const page = await browser.newPage(test, { as: await newStaff(product, admin, 2) })
  await page.goto(`/panel-admin/ranking?etapa=${etapa.id}`)
  const table = page.getByRole('table', { name: `Clanes rankeados de ${etapa.nombre}` })
  await eventually(() => table.getByRole('row').count(), 5)
  await untilLive(page)
  await etapa.report(3, 0)
  await eventually(async () => await table.getByRole('row').nth(2).getByRole('link').innerText(), 'Compañía D')
  await page.getByLabel('Clan', { exact: true }).selectOption({ label: '2. Compañía D' })
  await atAddress(page, `/panel-admin/ranking?etapa=${etapa.id}&clan=${etapa.clan(3).id}`)
  await page.getByRole('img', { name: /^Puesto en el tiempo/ }).waitFor()
  await page.getByText('4 → 2').waitFor()
  await page.getByRole('button', { name: 'Recalcular la etapa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Recalcular' }).click()
  await page.getByRole('status').getByText('El ranking estaba bien.').waitFor()
})

it('shows the audit log with values before and after, filters, and export', async (test) => {
  const player = await newPerson(product)
  await admin.api.updateAdminPlayer({ params: { id: player.id }, body: { volute: 'volute-de-antes' } })
  await admin.api.updateAdminPlayer({ params: { id: player.id }, body: { volute: 'volute-nuevo' } })
  const page = await browser.newPage(test, { as: admin })
  await page.goto('/panel-admin/registro')
  await untilShown(page)
  const line = page.getByRole('list', { name: 'Registro' }).getByRole('listitem').first()
  await line.getByText(`modificó a ${player.username}`).waitFor()
  await line.getByText('1 cambio').click()
  await line.getByRole('cell', { name: 'volute-de-antes' }).waitFor()
  await line.getByRole('cell', { name: 'volute-nuevo' }).waitFor()

  await page.getByLabel('Acción').selectOption('jugador.modificar')
  await page.getByLabel('Objeto').fill(`jugador ${player.id}`)
  await atAddress(page, `/panel-admin/registro?accion=jugador.modificar&objeto=jugador+${player.id}`)
  await eventually(() => page.getByRole('list', { name: 'Registro' }).getByRole('listitem').count(), 2)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  expect(text).toContain('volute-nuevo')
  expect(text.trim().split('\r\n')).toHaveLength(3)

  // New actions appear automatically.
  await mark(page)
  await admin.api.updateAdminPlayer({ params: { id: player.id }, body: { volute: 'volute-al-tiro' } })
  await eventually(() => page.getByRole('list', { name: 'Registro' }).getByRole('listitem').count(), 3)
  expect(await isMarked(page)).toBe(true)
})
