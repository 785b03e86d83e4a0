import { expect, it } from 'vitest'
import { mailTo } from '@trinchera/testing/outbox'
import { apiOf, newPerson } from '@trinchera/testing/people'
import { browser, product } from './fixture'
import { addressOf, atAddress, eventually, logInThrough, toastSaying, untilLive } from './screen'

/** The console messages of the browser for calls refused with these status codes. */
const refused = (...codes: number[]) => codes.map((code) => new RegExp(`status of ${code}`))

const subjectTo = async (email: string) => (await mailTo(product, email)).subject

it('registers, must validate before the login, validates by mail, and logs in', async (test) => {
  // 401: for a request that was still pending when the session ended
  const page = await browser.newPage(test, { expects: refused(400, 401, 403) })
  const me = { username: 'Tiuque 7', email: 'tiuque@trinchera.test', password: 'Clave-de-un-tiuque' }

  await page.goto('/registro')
  const form = page.getByRole('form', { name: 'Registro' })
  await form.getByLabel('Nombre de usuario').fill(me.username)
  await form.getByLabel('Correo').fill(me.email)
  await form.getByLabel('Contraseña', { exact: true }).fill(me.password)
  await form.getByLabel('Repetir contraseña').fill(me.password)
  await form.getByLabel('Tu edad').selectOption('18')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Crear cuenta' }).click()
  await toastSaying(page, 'Cuenta creada').waitFor()
  await atAddress(page, '/ladder')
  const first = await mailTo(product, me.email)

  // A login before the validation leads to the validation screen: the e-mail is filled in, and a button sends another e-mail.
  await page.goto('/login')
  await logInThrough(page, me)
  await toastSaying(page, /todavía no está validada/).waitFor()
  await atAddress(page, `/validar-cuenta?email=${encodeURIComponent(me.email)}`)
  const resend = page.getByRole('form', { name: 'Reenviar correo de validación' })
  await expect.poll(() => resend.getByLabel('Correo').inputValue()).toBe(me.email)
  await resend.getByRole('button', { name: 'Reenviar correo' }).click()
  await toastSaying(page, 'te enviamos un correo').waitFor()
  await eventually(
    async () => (await mailTo(product, me.email)).link('/validar-cuenta').href === first.link('/validar-cuenta').href,
    false,
  )

  const { href } = (await mailTo(product, me.email)).link('/validar-cuenta')
  await page.goto(href)
  await page.getByRole('main').getByText(me.email).waitFor()
  await page.getByRole('button', { name: 'Validar cuenta' }).click()
  await toastSaying(page, 'Cuenta validada').waitFor()
  await atAddress(page, '/ladder')

  // Using the link a second time explains that the account is already valid and offers a next step, logged in or not.
  await page.goto(href)
  await page.getByRole('button', { name: 'Validar cuenta' }).click()
  await page.getByRole('alert').getByText('Tu cuenta ya está validada').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Ir al ladder' }).click()
  await atAddress(page, '/ladder')
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click()
  await page.goto(href)
  await page.getByRole('button', { name: 'Validar cuenta' }).click()
  await page.getByRole('alert').getByText('Tu cuenta ya está validada').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await logInThrough(page, me)
  await toastSaying(page, 'Sesión iniciada correctamente').waitFor()
  await atAddress(page, '/ladder')
  await page.getByRole('complementary', { name: 'Ladder' }).getByText(me.username, { exact: true }).waitFor()
})

it('offers a new link when a mailed link is expired or used', async (test) => {
  const page = await browser.newPage(test, { expects: refused(400) })
  await page.goto(`/validar-cuenta?email=nadie%40trinchera.test&token=${'x'.repeat(43)}`)
  await page.getByRole('button', { name: 'Validar cuenta' }).click()
  await page
    .getByRole('alert')
    .getByText(/El enlace no sirve/)
    .waitFor()
  await expect
    .poll(() => page.getByRole('form', { name: 'Reenviar correo de validación' }).getByLabel('Correo').inputValue())
    .toBe('nadie@trinchera.test')
})

it('chooses a new password by mail, which ends the session in another browser', async (test) => {
  const me = await newPerson(product)
  const old = await browser.newPage(test, { as: me, expects: refused(401) })
  // The reason is told only once, by a live event.
  await old.goto('/ladder')
  await untilLive(old)
  await old.getByRole('banner').getByRole('link', { name: 'Mi Cuenta' }).click()
  await old.getByRole('heading', { level: 1, name: 'Mi Cuenta' }).waitFor()

  const page = await browser.newPage(test, { expects: refused(400) })
  await page.goto('/login')
  await page.getByLabel('Email o Username').fill(me.email)
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  const ask = page.getByRole('form', { name: 'Recuperar contraseña' })
  await ask.getByLabel('Correo').fill(me.email)
  await ask.getByRole('button', { name: 'Enviar enlace' }).click()
  await toastSaying(page, /Si hay una cuenta con ese correo/).waitFor()
  await atAddress(page, '/ladder')
  await eventually(() => subjectTo(me.email), 'Recupera tu contraseña de Trinchera')
  const { href } = (await mailTo(product, me.email)).link('/ladder/modificar-password')

  await page.goto(href)
  const choose = page.getByRole('form', { name: 'Modificar Contraseña' })
  await choose.getByLabel('Contraseña nueva').fill('Otra-clave-1945')
  await choose.getByLabel('Repetir contraseña').fill('Otra-clave-1946')
  await choose.getByRole('button', { name: 'Modificar Contraseña' }).click()
  await choose.getByText('Las Contraseñas No Coinciden').waitFor()
  await choose.getByLabel('Repetir contraseña').fill('Otra-clave-1945')
  // The other browser, without any action in it, says why its session ended and asks for the login; then it returns to its page.
  await Promise.all([
    toastSaying(page, 'Contraseña cambiada').waitFor(),
    toastSaying(old, 'Tu contraseña cambió').waitFor(),
    choose.getByRole('button', { name: 'Modificar Contraseña' }).click(),
  ])
  await atAddress(page, '/ladder')
  await eventually(() => subjectTo(me.email), 'Cambió tu contraseña de Trinchera')
  await atAddress(old, '/login?volver=%2Fladder%2Fmicuenta')
  await expect
    .poll(() => old.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('player')]))
    .toEqual([null, null])
  await logInThrough(old, me)
  await toastSaying(old, 'Correo, usuario o contraseña incorrectos').waitFor()
  await logInThrough(old, { ...me, password: 'Otra-clave-1945' })
  await atAddress(old, '/ladder/micuenta')

  // The link works only once.
  await page.goto(href)
  await choose.getByLabel('Contraseña nueva').fill('Una-tercera-1947')
  await choose.getByLabel('Repetir contraseña').fill('Una-tercera-1947')
  await choose.getByRole('button', { name: 'Modificar Contraseña' }).click()
  await page
    .getByRole('alert')
    .getByText(/ya se usó/)
    .waitFor()
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click()
  await expect.poll(() => ask.getByLabel('Correo').inputValue()).toBe(me.email)
})

it('changes the password in Mi Cuenta: this session stays, the others end', async (test) => {
  const me = await newPerson(product)
  const { token } = await apiOf(product.url).login({ body: me })
  const other = await browser.newPage(test, { as: { token }, expects: refused(401) }) // a request that was pending when the session ended
  await other.goto('/ladder')
  await untilLive(other)
  const page = await browser.newPage(test, { as: me, expects: refused(400) })
  await page.goto('/ladder/micuenta')
  await page.getByRole('link', { name: 'Modificar Contraseña' }).click()
  const form = page.getByRole('form', { name: 'Modificar Contraseña' })
  await form.getByLabel('Contraseña actual').fill('no-es-esta')
  await form.getByLabel('Contraseña nueva').fill('Otra-clave-1945')
  await form.getByLabel('Repetir contraseña').fill('Otra-clave-1945')
  await form.getByRole('button', { name: 'Modificar Contraseña' }).click()
  await form.getByText('La contraseña actual no es esa').waitFor()
  await form.getByLabel('Contraseña actual').fill(me.password)
  await Promise.all([
    toastSaying(page, 'Contraseña cambiada').waitFor(),
    toastSaying(other, 'Tu contraseña cambió').waitFor(),
    form.getByRole('button', { name: 'Modificar Contraseña' }).click(),
  ])
  await atAddress(other, '/login?volver=%2Fladder')
  await page.goto('/ladder/micuenta')
  await page.getByRole('heading', { level: 1, name: 'Mi Cuenta' }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(me.token)
})

it('logs out in every tab at once', async (test) => {
  const me = await newPerson(product)
  const page = await browser.newPage(test, { as: me, expects: [/status of 401/] }) // a request that the other tab had pending
  await page.goto('/ladder')
  const tab = await browser.newTab(page)
  await tab.goto('/ladder/micuenta')
  await tab.getByRole('heading', { level: 1, name: 'Mi Cuenta' }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click()
  await toastSaying(page, 'Sesión cerrada').waitFor()
  await tab.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
  await eventually(() => tab.evaluate(() => localStorage.length === 0 || localStorage.getItem('token') === null), true)
  expect(addressOf(page)).toBe('/ladder')
})
