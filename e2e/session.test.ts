import { expect, it } from 'vitest'
import { apiOf, newPerson } from '@trinchera/testing/people'
import { admin, browser, product } from './fixture'
import { addressOf, atAddress, isMarked, logInThrough, mark, toastSaying, untilLive } from './screen'

it('shows the same error for a wrong password and an unknown account', async (test) => {
  const person = await newPerson(product)
  const page = await browser.newPage(test, { expects: [/status of 401/] })
  await page.goto('/login')
  await logInThrough(page, { email: person.email, password: 'Otra-clave-44' })
  const refusal = toastSaying(page, 'Correo, usuario o contraseña incorrectos')
  await refusal.waitFor()
  await refusal.waitFor({ state: 'detached' })
  await logInThrough(page, { email: 'nadie@trinchera.test', password: 'Otra-clave-44' })
  await refusal.waitFor()
  expect(addressOf(page)).toBe('/login')

  // The same form still lets the person log in, with the username instead of the e-mail.
  await logInThrough(page, { email: person.username, password: person.password })
  await toastSaying(page, 'Sesión iniciada correctamente').waitFor()
  await atAddress(page, '/ladder')
})

it('shows and hides the password', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/login')
  const password = page.getByLabel('Contraseña', { exact: true })
  await password.fill('Clave-a-la-vista')
  await expect.poll(() => password.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect.poll(() => password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
  await expect.poll(() => password.getAttribute('type')).toBe('password')
})

it('sends an account that is not validated to the validation page', async (test) => {
  const account = { username: 'Sin Validar', email: 'sinvalidar@trinchera.test', password: 'Clave-sin-validar' }
  await apiOf(product.url).registerPlayer({ body: account })
  const page = await browser.newPage(test, { expects: [/status of 403/] })
  await page.goto('/login')
  await logInThrough(page, account)
  await toastSaying(page, /Aviso: .*todavía no está validada/).waitFor()
  await page.waitForURL('**/validar-cuenta?*')
  const form = page.getByRole('form', { name: 'Reenviar correo de validación' })
  await expect.poll(() => form.getByLabel('Correo').inputValue()).toBe(account.email)
  await form.getByRole('button', { name: 'Reenviar correo' }).click()
  await toastSaying(page, 'te enviamos un correo').waitFor()
})

it('returns to the requested page after the login', async (test) => {
  const person = await newPerson(product)
  const page = await browser.newPage(test)
  await page.goto('/ladder/reportes?etapa=7')
  await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('heading', { level: 1, name: 'Iniciar Sesión' }).waitFor()
  await logInThrough(page, person)
  await page.getByText('No hay clan por el que puedas reportar').waitFor()
  expect(addressOf(page)).toBe('/ladder/reportes?etapa=7')
})

it('does not redirect to another site after the login', async (test) => {
  const person = await newPerson(product)
  const page = await browser.newPage(test)
  await page.goto('/login?volver=//otro.sitio.test/ladder')
  await logInThrough(page, person)
  await page.getByRole('heading', { level: 1, name: 'Ladder' }).waitFor()
  expect(page.url()).toBe(`${product.url}/ladder`)
})

it('ends the session in every tab at once, and on the server', async (test) => {
  const person = await newPerson(product)
  const page = await browser.newPage(test, { expects: [/status of 401/] }) // a request that the other tab had pending
  await page.goto('/login')
  await logInThrough(page, person)
  await atAddress(page, '/ladder')
  await untilLive(page)
  const tab = await browser.newTab(page)
  await tab.goto('/ladder/jugadores')
  await tab.getByRole('banner').getByRole('link', { name: 'Mi Cuenta' }).waitFor()
  await mark(tab)
  const token = await page.evaluate(() => localStorage.getItem('token'))

  const told = tab.waitForResponse((response) => response.url().endsWith('/logout'))
  await tab.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click()
  await toastSaying(tab, 'Sesión cerrada').waitFor()
  await atAddress(tab, '/ladder')
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('player')]))
    .toEqual([null, null])
  expect(await isMarked(tab)).toBe(true)
  await told
  await expect(apiOf(product.url, token).logout()).rejects.toMatchObject({ code: 401 })
})

it('clears an expired session of an earlier visit', async (test) => {
  const claims = {
    id: 1,
    username: 'Antiguo',
    email: 'antiguo@trinchera.test',
    rol: 5,
    admin: false,
    exp: 1_000_000_000,
  }
  const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.firma`
  const page = await browser.newPage(test, { as: { token }, storage: { otra: 'cosa' } })
  await page.goto('/ladder')
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

it('sends a player whose session was ended to the login, and back', async (test) => {
  const person = await newPerson(product)
  const page = await browser.newPage(test, { as: person, expects: [/status of 401/] })
  await page.goto('/ladder')
  await untilLive(page)
  await page
    .getByRole('navigation', { name: 'Menú del ladder' })
    .getByRole('link', { name: 'Reportar Derrota' })
    .click()
  await page.getByText('No hay clan por el que puedas reportar').waitFor()
  await person.api.logout()
  await atAddress(page, '/login?volver=%2Fladder%2Freportes')
  await logInThrough(page, person)
  await page.getByText('No hay clan por el que puedas reportar').waitFor()
  expect(addressOf(page)).toBe('/ladder/reportes')
})

it('leads to the login also where the first call is refused before the session guard has loaded', async (test) => {
  const person = await newPerson(product)
  const page = await browser.newPage(test, { as: person, expects: [/status of 401/] })
  await person.api.logout()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/Background-[^/]*\.js$/, (route) => released.then(() => route.continue()))
  const refused = page.waitForResponse((reply) => reply.status() === 401)
  await page.goto('/ladder/micuenta')
  await refused
  release()
  await toastSaying(page, /Tu sesión terminó/).waitFor()
  await atAddress(page, '/login?volver=%2Fladder%2Fmicuenta')
})

it('grants and withdraws the administration live when the rol changes', async (test) => {
  const person = await newPerson(product)
  const page = await browser.newPage(test, { as: person, expects: [/status of 40[13]/] })
  await page.goto('/ladder')
  await untilLive(page)
  await mark(page)
  const administration = page.getByRole('banner').getByRole('link', { name: 'Administración' })
  await administration.waitFor({ state: 'detached' })
  const make = (rol: number, isAdmin: boolean) =>
    admin.api.updateAdminPlayer({ params: { id: person.id }, body: { rol, admin: isAdmin } })
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('player') ?? 'null'))
  await make(4, true)
  await administration.waitFor()
  await expect.poll(() => kept()).toMatchObject({ rol: 4, admin: true })
  await administration.click()
  await page.waitForURL('**/panel-admin')
  await make(5, false)
  await page.waitForURL('**/unauthorized')
  await administration.waitFor({ state: 'detached' })
  expect([await isMarked(page), await kept()]).toEqual([true, expect.objectContaining({ rol: 5, admin: false })])
})

it('works without browser storage: logged in while the page is open', async (test) => {
  const person = await newPerson(product)
  const page = await browser.newPage(test)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/login')
  await logInThrough(page, { email: person.email, password: person.password })
  await toastSaying(page, 'Sesión iniciada correctamente').waitFor()
  await atAddress(page, '/ladder')
  await page.getByRole('link', { name: 'Mi Cuenta' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Mi Cuenta' }).waitFor()
  await page.getByRole('button', { name: 'Abrir el asistente' }).click()
  await page.getByRole('dialog', { name: 'Radio' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().waitFor()
})
