import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBotProcess } from '@trinchera/testing/bot'
import { openBrowser, type TestBrowser } from '@trinchera/testing/browser'
import { startDiscord, type TestDiscord } from '@trinchera/testing/discord'
import { newPerson } from '@trinchera/testing/people'
import { startProduct, type Product, type ProductProcess } from '@trinchera/testing/product'
import { toastSaying } from './screen'

let product: Product
let discord: TestDiscord
let bot: ProductProcess
let browser: TestBrowser

beforeAll(async () => {
  discord = await startDiscord()
  product = await startProduct(discord.env)
  bot = await startBotProcess(product, discord)
  browser = await openBrowser(product)
})
afterAll(async () => {
  await browser?.close()
  await bot?.end()
  await product?.stop()
  await discord?.stop()
})

it('links Discord with the code of Mi Cuenta, which shows it by itself, and unlinks it', async (test) => {
  const me = await newPerson(product)
  const page = await browser.newPage(test, { as: me })
  await page.goto('/ladder/micuenta')
  await page.getByRole('button', { name: 'Pedir un código' }).click()
  const [, codigo = ''] = /codigo:(\S+)/.exec(await page.getByText('/vincular codigo:').innerText()) ?? []
  await discord.slash(discord.person('Tatán#1'), 'vincular', { codigo })
  await page.getByText('Vinculado a Tatán#1').waitFor()
  expect(await page.getByText(codigo).count()).toBe(0)
  await page.getByRole('button', { name: 'Desvincular' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Vas a desvincular a Tatán#1').waitFor()
  await dialog.getByRole('button', { name: 'Desvincular' }).click()
  await toastSaying(page, 'Discord desvinculado').waitFor()
  await page.getByRole('button', { name: 'Pedir un código' }).waitFor()
  expect((await me.api.getOwnDiscord()).data.vinculado).toBeNull()
})
