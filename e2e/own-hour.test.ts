import { pagesOf } from '@trinchera/testing/browser'
import { adminOf } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { afterAll, expect, it } from 'vitest'
import { chromium } from './chromium'
import { newStaff } from './staff'

// Starts its own product, because other tests expect a site without torneos.
const product = await startProduct()
afterAll(() => product.stop())
const browser = pagesOf(chromium, product)
const organiser = await newStaff(product, await adminOf(product), 3)

// An evening in winter, when Magallanes is still on summer time and Santiago is not.
const inicio = '2031-07-14T01:00:00.000Z'

it('shows and takes the hour of Magallanes on a device there, and says what it is in Santiago', async (test) => {
  const { data } = await organiser.api.createTorneo({ body: { nombre: 'Copa Austral', descripcion: '', inicio } })
  const page = await browser.newPage(test, { as: organiser, timezoneId: 'America/Punta_Arenas' })
  await page.goto(`/torneos/${data.id}`)
  await page.getByRole('main').getByText('domingo, 13 de julio, 22:00 (21:00 en Santiago)').first().waitFor()
  await page.getByText('Las horas son de Magallanes; las de avisos, correos, Discord y Radio, de Santiago.').waitFor()

  await page.goto('/panel-admin/torneos')
  await page.getByRole('button', { name: 'Anunciar torneo' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Copa del Estrecho')
  await dialog.getByLabel('Descripción').fill('La del estrecho')
  await dialog.getByLabel('Cuándo parte, hora de Magallanes').fill('2031-07-13T21:00')
  await dialog.getByRole('button', { name: 'Anunciar torneo' }).click()
  await expect
    .poll(
      async () => (await organiser.api.listTorneos()).data.find(({ nombre }) => nombre === 'Copa del Estrecho')?.inicio,
    )
    .toBe('2031-07-14T00:00:00.000Z')
})

it('shows those of Chile anywhere else', async (test) => {
  const { data } = await organiser.api.createTorneo({ body: { nombre: 'Copa Lejana', descripcion: '', inicio } })
  const page = await browser.newPage(test, { timezoneId: 'Asia/Tokyo' })
  await page.goto(`/torneos/${data.id}`)
  const main = page.getByRole('main')
  await main.getByText('domingo, 13 de julio, 21:00').first().waitFor()
  expect(await main.innerText()).not.toContain('en Santiago')
})
