import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { startIdentityProvider, type IdentityProvider } from '@trinchera/testing/identity-provider'
import { apiOf, newPerson } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { chromium } from './chromium'
import { atAddress, toastSaying } from './screen'

let provider: IdentityProvider
let product: Product
let browser: TestPages

beforeAll(async () => {
  provider = await startIdentityProvider()
  product = await startProduct(provider.env)
  browser = pagesOf(chromium, product)
})

afterAll(async () => {
  await product?.stop()
  await provider?.stop()
})

const script = 'https://accounts.google.com/gsi/client'
/** The provider's script is the only request to another host that a page may make. */
const fetchesScript = new RegExp(`^request: ${script}$`)

/** Replaces the provider's script with a fake one, whose button returns this credential for any client. */
async function serveProvider(page: Page, credential: string) {
  const body = `window.google = { accounts: { id: {
    initialize(options) { this.options = options },
    renderButton(place) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Acceder con Google'
      button.onclick = () => this.options.callback({ credential: ${JSON.stringify(credential)}, clientId: this.options.client_id, select_by: 'btn' })
      place.append(button)
    },
  } } }`
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Acceder con Google' })

it('registers with Google at the first visit, and returns to the previous page', async (test) => {
  const page = await browser.newPage(test, { expects: [fetchesScript] })
  await serveProvider(page, await provider.credential({ email: 'loica@correo.cl', name: 'Loica Roja' }))
  await page.goto('/login?volver=%2Fladder%2Fmicuenta')
  await button(page).click()
  await toastSaying(page, 'Sesión iniciada correctamente con Google').waitFor()
  await atAddress(page, '/ladder/micuenta')
  await page.getByRole('region', { name: 'Tus datos' }).getByText('loica@correo.cl').waitFor()
  const { data } = await apiOf(product.url).listPlayers({ query: { busqueda: 'Loica Roja' } })
  expect(data).toMatchObject([{ validado: true, rol: 5, admin: false }])
})

it('logs in to the account with the same e-mail', async (test) => {
  const me = await newPerson(product)
  const page = await browser.newPage(test, { expects: [fetchesScript] })
  await serveProvider(page, await provider.credential({ email: me.email, name: 'Otro nombre' }))
  await page.goto('/login')
  await button(page).click()
  await atAddress(page, '/ladder')
  await page.getByRole('complementary', { name: 'Ladder' }).getByText(me.username, { exact: true }).waitFor()
  expect((await apiOf(product.url).listPlayers({ query: { busqueda: 'Otro nombre' } })).data).toEqual([])
})

it('shows a refused credential, and keeps the form', async (test) => {
  const page = await browser.newPage(test, { expects: [fetchesScript, /status of 401/] })
  await serveProvider(page, await provider.credential({ email: 'loica@correo.cl' }, { expiresIn: -60 }))
  await page.goto('/login')
  await page.getByLabel('Email o Username').fill('Loica')
  await button(page).click()
  await toastSaying(page, 'Google no confirmó tu identidad').waitFor()
  await expect.poll(() => page.getByLabel('Email o Username').inputValue()).toBe('Loica')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

it('keeps the password login when the provider does not answer', async (test) => {
  const page = await browser.newPage(test, { expects: [fetchesScript, /net::ERR_/] })
  await page.route(script, (route) => route.abort('connectionrefused'))
  await page.goto('/login')
  await page.getByText('Google no responde ahora').waitFor()
  await expect
    .poll(() =>
      page.getByRole('form', { name: 'Iniciar Sesión' }).getByRole('button', { name: 'Iniciar Sesión' }).isEnabled(),
    )
    .toBe(true)
})

it('requests nothing from the provider on other screens', async (test) => {
  const page = await browser.newPage(test) // any request to another host fails the test
  for (const path of ['/', '/ladder', '/registro', '/recuperar-password', '/validar-cuenta', '/ladder/jugadores']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await expect.poll(() => page.evaluate(() => 'google' in window)).toBe(false)
})
