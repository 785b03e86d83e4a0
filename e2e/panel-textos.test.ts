import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { adminOf, type Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { chromium } from './chromium'
import { toastSaying, untilLive, untilShown } from './screen'
import { newStaff } from './staff'

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

it('shows an edited text in open pages at once, and keeps what the second of two editors wrote', async (test) => {
  const visitor = await browser.newPage(test)
  await visitor.goto('/')
  await untilLive(visitor)
  const other = await newStaff(product, admin, 1)
  const [mine, theirs] = [await browser.newPage(test, { as: admin }), await browser.newPage(test, { as: other })]
  for (const page of [mine, theirs]) {
    await page.goto('/panel-admin/textos?texto=portada')
    await untilShown(page)
  }
  await mine.getByRole('textbox', { name: 'Titular' }).fill('Con {{jugadores_minimo}} basta')
  await theirs.getByRole('textbox', { name: 'Titular' }).fill('Volvimos a la carga')
  await theirs.getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(theirs, 'Texto guardado').waitFor()
  await visitor.getByRole('heading', { level: 1, name: 'Volvimos a la carga' }).waitFor()

  const clash = mine.getByRole('alert').filter({ hasText: 'Alguien lo cambió mientras lo editabas' })
  await clash.getByText('Volvimos a la carga').waitFor()
  await clash.getByText('Con {{jugadores_minimo}} basta').waitFor()
  await clash.getByRole('button', { name: 'Seguir con lo mío' }).click()
  await mine.getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(mine, 'Texto guardado').waitFor()
  await visitor.getByRole('heading', { level: 1, name: 'Con 4 basta' }).waitFor()

  await mine.getByRole('button', { name: 'Volver al original' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Volver al original' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Únete a la batalla por el honor!' }).waitFor()
})

it('tells whoever comes by a link to an article that was removed', async (test) => {
  const editor = await browser.newPage(test, { as: await newStaff(product, admin, 2) })
  await editor.goto('/panel-admin/textos')
  await editor.getByRole('button', { name: /^Quitar el artículo \d+, Sin rocket$/ }).click()
  await editor.getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(editor, 'Texto guardado').waitFor()

  const reader = await browser.newPage(test)
  await reader.goto('/ladder/reglamento#art-rocket')
  await reader.getByRole('heading', { name: 'El artículo «Sin rocket» ya no está' }).waitFor()
  await reader.goto('/ladder/reglamento#art-subir')
  await reader.getByRole('heading', { name: /Subir$/ }).waitFor()
  expect(await reader.getByText('ya no está', { exact: false }).count()).toBe(0)
})
