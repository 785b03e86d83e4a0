import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { mailTo } from '@trinchera/testing/outbox'
import { newPerson } from '@trinchera/testing/people'
import { freePort, startProduct, testAdmin, type Product } from '@trinchera/testing/product'
import { appCode } from '@trinchera/testing/totp'
import { chromium } from './chromium'
import { atAddress, logInThrough, toastSaying } from './screen'

let product: Product
let browser: TestPages

/** Passkeys need a hostname: browsers create none for an IP address. */
beforeAll(async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  product = await startProduct({ PORT: String(port), PUBLIC_URL: url, STAFF_SECOND_FACTOR: 'on' })
  browser = pagesOf(chromium, { url })
})
afterAll(() => product?.stop())

/** Refusals that the test provokes. */
const expects = [/status of 40[13]/]

/** A virtual authenticator that confirms its user automatically and can store passkeys. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().waitFor()
}

async function enter(page: Page, person: { email: string; password: string }) {
  await page.goto('/login?volver=%2Fladder%2Fseguridad')
  await logInThrough(page, person)
}

const secondStep = (page: Page) => page.getByRole('form', { name: 'Segundo paso' })

it('staff find the panel closed, set an app up, and log in with its code or a recovery code from then on', async (test) => {
  const page = await browser.newPage(test, { expects, width: 360, height: 740 })
  await page.goto('/login?volver=%2Fpanel-admin')
  await logInThrough(page, testAdmin)
  await page.getByRole('heading', { name: 'Falta un segundo paso' }).waitFor()
  await page.getByRole('link', { name: 'Activar el segundo paso' }).click()
  await page.getByRole('button', { name: 'Activar la app de códigos' }).click()
  const setup = page.getByRole('dialog', { name: 'Usar una app de códigos' })
  await setup.getByRole('img', { name: 'Código QR para tu app' }).waitFor()
  const secret = await setup.locator('code').innerText()
  await setup.getByLabel('Código que muestra la app').fill(appCode(secret))
  await setup.getByRole('button', { name: 'Activar' }).click()
  const codes = page.getByRole('dialog', { name: 'Tus códigos de recuperación' })
  await codes.getByRole('listitem').first().waitFor()
  const shown = await codes.getByRole('listitem').allInnerTexts()
  expect(new Set(shown).size).toBe(10)
  await codes.getByRole('button', { name: 'Ya los guardé' }).click()
  await page.goto('/panel-admin/jugadores')
  await page.getByRole('table', { name: 'Jugadores' }).waitFor()

  await page.evaluate(() => localStorage.clear())
  await enter(page, testAdmin)
  await secondStep(page).getByLabel('Código de tu app').fill(appCode(secret, 1))
  await secondStep(page).getByRole('button', { name: 'Entrar' }).click()
  await atAddress(page, '/ladder/seguridad')
  await page.getByText('quedan 10').waitFor()

  await page.evaluate(() => localStorage.clear())
  await enter(page, testAdmin)
  await secondStep(page).getByLabel('Código de tu app').fill('000000')
  await secondStep(page).getByRole('button', { name: 'Entrar' }).click()
  await toastSaying(page, 'Ese código no sirve').waitFor()
  await secondStep(page)
    .getByLabel('Código de tu app')
    .fill(shown[0]?.toLowerCase() ?? '')
  await secondStep(page).getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('quedan 9').waitFor()
})

it('a player adds a passkey, signs in with it alone, and with it after the password', async (test) => {
  const player = await newPerson(product)
  const page = await browser.newPage(test, { expects })
  await plugIn(page)
  await enter(page, player)
  await atAddress(page, '/ladder/seguridad')
  await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click()
  await page
    .getByRole('dialog', { name: 'Tus códigos de recuperación' })
    .getByRole('button', { name: 'Ya los guardé' })
    .click()
  await page.getByRole('list', { name: 'Tus segundos pasos' }).getByText('Llave de acceso:').waitFor()

  await logOut(page)
  await page.goto('/login?volver=%2Fladder%2Fseguridad')
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await toastSaying(page, 'Sesión iniciada correctamente').waitFor()
  await page.getByRole('list', { name: 'Tus segundos pasos' }).getByText('último uso').waitFor()

  await logOut(page)
  await enter(page, player)
  await secondStep(page).getByRole('button', { name: 'Usar mi llave de acceso' }).click()
  await atAddress(page, '/ladder/seguridad')

  await page.getByRole('button', { name: /^Quitar la llave de acceso/ }).click()
  const proof = page.getByRole('dialog', { name: 'Vas a quitar la llave de acceso' })
  await proof.getByLabel('Tu contraseña').fill(player.password)
  await proof.getByRole('button', { name: 'Usar mi llave de acceso' }).click()
  await proof.getByText('Llave de acceso comprobada.').waitFor()
  await proof.getByRole('button', { name: 'Quitar la llave' }).click()
  await page.getByText('Sin activar').waitFor()
})

it('an e-mail is changed by the link that the new address gets, and undone by the one that the former got', async (test) => {
  const player = await newPerson(product)
  const page = await browser.newPage(test, { expects, as: player })
  await page.goto('/ladder/seguridad')
  const nuevo = `otra.${player.email}`
  await page.getByLabel('Correo nuevo').fill(nuevo)
  await page.getByRole('button', { name: 'Cambiar el correo' }).click()
  await page.getByText(`Esperamos que ${nuevo}`).waitFor()
  const confirmation = (await mailTo(product, nuevo)).link('/confirmar-correo')
  await page.goto(confirmation.pathname + confirmation.search)
  await page.getByRole('button', { name: 'Confirmar el correo' }).click()
  await atAddress(page, '/ladder/seguridad')
  await page.getByText(`Ahora es ${nuevo}`).waitFor()
  await expect.poll(async () => (await mailTo(product, player.email)).subject).toMatch(/^Cambió el correo/)
  const undoing = (await mailTo(product, player.email)).link('/deshacer-correo')
  await page.goto(undoing.pathname + undoing.search)
  await page.getByRole('button', { name: 'No fui yo: deshacer el cambio' }).click()
  await toastSaying(page, 'Tu cuenta volvió a este correo').waitFor()
  await page.getByRole('form', { name: 'Iniciar Sesión' }).waitFor()
})
