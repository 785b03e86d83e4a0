import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { apiOf } from '@trinchera/testing/people'
import { publicRoutes } from '@trinchera/testing/public-routes'
import { browser, product } from './fixture'
import { untilShown } from '../screen'

const routes = await publicRoutes(apiOf(product.url))

async function show(page: Page, path: string) {
  await page.goto(path)
  await untilShown(page)
}

it('opens a row’s page in another tab with the middle button, beside the name', async (test) => {
  const page = await browser.newPage(test)
  await show(page, routes.etapa ?? '')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Vieja Guardia' }) })
    .first()
  const box = await row.boundingBox()
  if (!box) throw new Error('the row is not drawn')
  const opened = page.context().waitForEvent('page')
  await row.click({ button: 'middle', position: { x: box.width - 20, y: box.height / 2 } })
  const tab = await opened
  await tab.getByRole('heading', { level: 1, name: 'Vieja Guardia' }).waitFor()
})

it('skips the menus: with the first key past all of them, and again before the side menu', async (test) => {
  const page = await browser.newPage(test)
  await show(page, '/ladder')
  const focused = page.locator(':focus')
  const inSideMenu = () => focused.evaluate((element) => element.closest('aside') !== null)
  await page.keyboard.press('Tab')
  const first = page.getByRole('link', { name: 'Saltar al contenido' }).and(focused)
  await first.waitFor()
  await expect.poll(async () => (await first.boundingBox())?.x).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => inSideMenu()).toBe(false)

  await page.reload()
  await untilShown(page)
  const second = page.getByRole('link', { name: 'Saltar el menú del ladder' })
  for (let i = 0; i < 30 && (await second.and(focused).count()) === 0; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect
    .poll(async () => [await inSideMenu(), await focused.evaluate((element) => element.closest('main') !== null)])
    .toEqual([false, true])
})
