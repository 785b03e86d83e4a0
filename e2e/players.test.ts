import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { apiOf } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { chromium } from './chromium'
import { atAddress, eventually, isMarked, mark, untilShown } from './screen'

let product: Product
let browser: TestPages

beforeAll(async () => {
  product = await startProduct()
  browser = pagesOf(chromium, product)
  const visitor = apiOf(product.url)
  const names = [...Array.from({ length: 31 }, (_, i) => `Soldado ${i + 1}`), 'Ñandú Veloz']
  await Promise.all(
    names.map((username, i) =>
      visitor.registerPlayer({
        body: { username, email: `soldado${i + 1}@trinchera.test`, password: `Clave-de-${username}` },
      }),
    ),
  )
})

afterAll(async () => {
  await product?.stop()
})

const table = (page: Page) => page.getByRole('table', { name: 'Jugadores' })
const names = (page: Page) => table(page).getByRole('row').getByRole('link').allTextContents()
const pager = (page: Page) => page.getByRole('navigation', { name: 'Páginas de jugadores' })
const next = (page: Page) => pager(page).getByRole('button', { name: 'Página siguiente' })
const previous = (page: Page) => pager(page).getByRole('button', { name: 'Página anterior' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar jugador por nombre' })

// The site has 33 players: 32 registered here and the administrator.
it('shows 15 per page with the page number, and stops at both ends', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder/jugadores')
  await pager(page).getByText('1 de 3').waitFor()
  await expect.poll(() => names(page)).toHaveLength(15)
  await expect.poll(() => previous(page).isDisabled()).toBe(true)
  await next(page).click()
  await pager(page).getByText('2 de 3').waitFor()
  await atAddress(page, '/ladder/jugadores?pagina=2')
  await next(page).click()
  await pager(page).getByText('3 de 3').waitFor()
  await eventually(() => names(page).then((shown) => shown.length), 3)
  await expect.poll(() => next(page).isDisabled()).toBe(true)

  // The URL holds the page number: Back, a reload and a link show the same page.
  await page.goBack()
  await pager(page).getByText('2 de 3').waitFor()
  await expect.poll(() => names(page)).toHaveLength(15) // wait, because the page number is shown before the rows
  const second = await names(page)
  await page.reload()
  await untilShown(page)
  await expect.poll(() => names(page)).toEqual(second)
})

it('searches by part of the name ignoring case, and keeps the search in the address', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder/jugadores?pagina=2')
  await pager(page).getByText('2 de 3').waitFor()
  await mark(page)
  await search(page).fill('DADO 3')
  await eventually(() => names(page), ['Soldado 3', 'Soldado 30', 'Soldado 31'])
  await atAddress(page, '/ladder/jugadores?busqueda=DADO+3')
  await pager(page).getByText('1 de 1').waitFor()
  await search(page).fill('ñandú')
  await eventually(() => names(page), ['Ñandú Veloz'])

  await table(page).getByRole('link', { name: 'Ñandú Veloz' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ñandú Veloz' }).waitFor()
  await page.goBack()
  await eventually(() => names(page), ['Ñandú Veloz'])
  await expect.poll(() => search(page).inputValue()).toBe('ñandú')
  expect(await isMarked(page)).toBe(true)
})

it('shows an empty result, and a link back to all', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder/jugadores')
  await search(page).fill('nadie así')
  await page.getByText('No se encontraron jugadores').waitFor()
  await page.getByRole('button', { name: 'Ver a todos' }).click()
  await pager(page).getByText('1 de 3').waitFor()
  await expect.poll(() => search(page).inputValue()).toBe('')
  await atAddress(page, '/ladder/jugadores')
})
