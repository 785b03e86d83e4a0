import { afterAll, beforeAll, expect, it } from 'vitest'
import { discordCodeMs } from '@trinchera/rules/limits'
import { startBotProcess } from '@trinchera/testing/bot'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import { newPerson } from '@trinchera/testing/people'
import { startProduct, type Product, type ProductProcess } from '@trinchera/testing/product'
import { chromium } from './chromium'
import { eventually, toastSaying } from './screen'

let product: Product
let discord: TestDiscord
let bot: ProductProcess
let browser: TestPages

beforeAll(async () => {
  discord = await startDiscord()
  product = await startProduct(discord.env)
  bot = await startBotProcess(product, discord)
  browser = pagesOf(chromium, product)
})
afterAll(async () => {
  await bot?.end()
  await product?.stop()
  await discord?.stop()
})

it('links Discord with the code of Mi Cuenta, which updates live, and unlinks it', async (test) => {
  const me = await newPerson(product)
  const page = await browser.newPage(test, { as: me })
  await page.goto('/ladder/micuenta')
  await page.getByRole('button', { name: 'Pedir un código' }).click()
  const [, codigo = ''] = /codigo:(\S+)/.exec(await page.getByText('/vincular codigo:').innerText()) ?? []
  await discord.slash(discord.person('Tatán#1'), 'vincular', { codigo })
  await page.getByText('Vinculado a Tatán#1 desde el').waitFor()
  await expect.poll(() => page.getByText(codigo).count()).toBe(0)
  await page.getByRole('button', { name: 'Desvincular' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Vas a desvincular a Tatán#1').waitFor()
  await dialog.getByRole('button', { name: 'Desvincular' }).click()
  await toastSaying(page, 'Discord desvinculado').waitFor()
  await page.getByRole('button', { name: 'Pedir un código' }).waitFor()
  expect((await me.api.getOwnDiscord()).data.vinculado).toBeNull()
})

it('announces the code to screen readers without moving the focus, and its expiry', async (test) => {
  const me = await newPerson(product)
  const page = await browser.newPage(test, { as: me })
  await page.clock.install()
  // Advance the site's clock as well, because the page uses it.
  let passed = 0
  const pass = (ms: number) => {
    passed += ms
    return page.clock.fastForward(ms)
  }
  await page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.parse(response.headers().date ?? '') + passed).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/players/discord')) asked++
  })
  await page.goto('/ladder/micuenta')
  const region = page.getByRole('status').filter({ hasText: 'Vincula tu Discord' })
  const said = await region.elementHandle()
  await page.getByRole('button', { name: 'Pedir un código' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('/vincular codigo:').waitFor()
  await expect.poll(() => said?.textContent()).toContain('Escribe esto en Discord')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pedir otro')
  await pass(discordCodeMs)
  await page.getByText('El código venció. Pide otro.').waitFor()
  await expect
    .poll(async () => [
      await said?.textContent(),
      await page.getByText('/vincular codigo:').count(),
      await page.getByRole('button', { name: 'Copiar' }).count(),
    ])
    .toEqual(['El código venció. Pide otro.', 0, 0])
  /** True if another minute passes without a poll. A poll would be counted before the last request here is answered. */
  const isQuiet = async () => {
    const before = asked
    await pass(60_000)
    await page.evaluate(() => fetch('/salud').then((reply) => reply.text()))
    return asked === before
  }
  await eventually(isQuiet, true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pedir otro')
})
