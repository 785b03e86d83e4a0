import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { mailTo } from '@trinchera/testing/outbox'
import { apiOf, newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import { findings, sticksOut } from './axe'
import { admin, browser, product } from './fixture'
import { atAddress, eventually, isMarked, mark, places, rowOf, toastSaying, unrankedTable, untilLive } from './screen'

let rival: Person
let etapa: Awaited<ReturnType<typeof newEtapa>>

beforeAll(async () => {
  rival = await newPerson(product)
  etapa = await newEtapa(admin, { nombre: 'Etapa de otoño' })
  await newClan(rival, etapa, 'Los Cóndores', 'CND')
})

interface Registration {
  username: string
  email: string
  password: string
}

/** Fills in and submits the form; the next screen comes a second later. */
async function register(page: Page, { username, email, password }: Registration) {
  await page.goto('/registro')
  const form = page.getByRole('form', { name: 'Registro' })
  await form.getByLabel('Nombre de usuario').fill(username)
  await form.getByLabel('Correo').fill(email)
  await form.getByLabel('Contraseña', { exact: true }).fill(password)
  await form.getByLabel('Repetir contraseña').fill(password)
  await form.getByLabel('Tu edad').selectOption('18')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Crear cuenta' }).click()
  await toastSaying(page, 'Cuenta creada').waitFor()
  await atAddress(page, '/ladder')
}

async function waitsForMail(page: Page, email: string) {
  await page.getByRole('heading', { level: 1, name: 'Revisa tu correo' }).waitFor()
  await page.getByRole('main').getByText(email, { exact: true }).waitFor()
}

it('leads a new player from registration to a place in the ranking', async (test) => {
  const page = await browser.newPage(test)
  const me = { username: 'Ñandú 44', email: 'nandu@trinchera.test', password: 'Clave-de-un-nandu' }

  // Register and wait for the validation e-mail. The waiting page survives a reload and visits to other pages.
  await register(page, me)
  await waitsForMail(page, me.email)
  const resend = page.getByRole('button', { name: 'Reenviar correo' })
  await page.getByText(/^Puedes pedir otro en \d+ s\.$/).waitFor()
  await expect.poll(() => resend.isDisabled()).toBe(true)
  await page.reload()
  await waitsForMail(page, me.email)
  await expect.poll(() => resend.isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Mirar el ladder mientras tanto' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ladder' }).waitFor()
  await page.goBack()
  await waitsForMail(page, me.email)
  expect([await findings(page), await sticksOut(page)]).toEqual([[], 0])

  // The link validates and logs in, in another tab; the waiting tab then shows the ladder of a logged-in player.
  const tab = await browser.newTab(page)
  await tab.goto((await mailTo(product, me.email)).link('/validar-cuenta').href)
  await tab.getByRole('button', { name: 'Validar cuenta' }).click()
  await toastSaying(tab, 'Cuenta validada').waitFor()
  await atAddress(tab, '/ladder')
  await tab.getByRole('banner').getByRole('link', { name: 'Mi Cuenta' }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Ladder' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Mi Cuenta' }).waitFor()
  await page.getByRole('complementary', { name: 'Ladder' }).getByText(me.username, { exact: true }).waitFor()

  // Go to the etapa through the menu.
  await page
    .getByRole('navigation', { name: 'Menú del ladder' })
    .getByRole('link', { name: etapa.juego.nombre })
    .click()
  await page.getByRole('main').getByRole('link', { name: etapa.nombre, exact: true }).click()

  // Found a clan with a picture.
  await page.getByRole('heading', { level: 1, name: etapa.nombre }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Crear Nuevo Clan' }).first().click()
  const founding = page.getByRole('form', { name: 'Crear Nuevo Clan' })
  await founding.getByLabel('Nombre').fill('Los Ñandúes')
  await founding.getByLabel('Tag').fill('ÑND')
  await founding
    .getByLabel('Imagen')
    .setInputFiles({ name: 'escudo.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await founding.locator('img[src^="blob:"]').waitFor()
  await founding.getByRole('button', { name: 'Crear clan' }).click()
  await toastSaying(page, 'Clan creado').waitFor()
  await atAddress(page, '/ladder/micuenta')

  // The clan is listed among the unranked clans, with its picture.
  await page.goto(`/ladder/etapa/${etapa.id}`)
  const row = rowOf(unrankedTable(page), 'Los Ñandúes')
  await expect.poll(() => row.locator('img').getAttribute('src')).toMatch(/^\/uploads\/clanes\//)
  await page.getByRole('complementary', { name: 'Ladder' }).getByText('Líder de Los Ñandúes').waitFor()
  await untilLive(page)
  await mark(page)

  // Another leader, in another browser, reports a loss to it.
  const other = await browser.newPage(test, { as: rival })
  await other.goto('/ladder/reportes')
  const report = other.getByRole('form', { name: 'Reportar Derrota' })
  await report.getByLabel('Clan ganador').selectOption({ label: 'Los Ñandúes (No Rankeado)' })
  await report.getByLabel('Comentario').fill('Buena partida')
  await report.getByRole('button', { name: 'Reportar Derrota' }).click()
  const dialog = other.getByRole('dialog', { name: 'Los Cóndores perdió con Los Ñandúes' })
  await dialog.getByText('Los Ñandúes entra al ranking en el 1.').waitFor()
  await dialog.getByRole('button', { name: 'Reportar Derrota' }).click()
  await toastSaying(other, 'Derrota reportada').waitFor()
  await atAddress(other, `/ladder/etapa/${etapa.id}`)

  // The first browser, without any action, shows the clan at its place.
  await eventually(() => places(page), ['1 Los Ñandúes'])
  await eventually(() => rowOf(unrankedTable(page), 'Los Ñandúes').count(), 0)
  expect(await isMarked(page)).toBe(true)
  await eventually(() => places(other), ['1 Los Ñandúes'])
})

it('sends nothing while a field of the registration is invalid, and says which', async (test) => {
  const page = await browser.newPage(test)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) sent.push(request.url())
  })
  await page.goto('/registro')
  const form = page.getByRole('form', { name: 'Registro' })
  await form.getByLabel('Correo').fill('sin arroba')
  await form.getByLabel('Contraseña', { exact: true }).fill('una cosa y')
  await form.getByLabel('Repetir contraseña').fill('otra cosa')
  await form.getByRole('button', { name: 'Crear cuenta' }).click()
  for (const text of ['Nombre de usuario es obligatorio', 'Correo no válido', 'Las contraseñas no coinciden'])
    await form.getByText(text).waitFor()
  await expect
    .poll(() => form.getByLabel('Nombre de usuario').evaluate((field) => field === document.activeElement))
    .toBe(true)
  expect(sent).toEqual([])
})

it('shows an error once its field is left, keeps it in step with what is typed, and takes it away when it is right', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/registro')
  const form = page.getByRole('form', { name: 'Registro' })
  const email = form.getByLabel('Correo')
  const wrong = form.getByText('Correo no válido')
  await email.pressSequentially('sin arroba')
  await expect.poll(() => wrong.count()).toBe(0)
  await page.keyboard.press('Tab')
  await wrong.waitFor()
  // Fields that have not been filled in yet show no error.
  await form.getByLabel('Nombre de usuario').focus()
  await email.focus()
  await expect.poll(() => form.getByText('Nombre de usuario es obligatorio').count()).toBe(0)
  await email.fill('alguien@trinchera.test')
  await wrong.waitFor({ state: 'detached' })

  // Errors shown by an attempt to submit disappear while typing too; that of the repeated password also when the password itself changes.
  await form.getByLabel('Contraseña', { exact: true }).fill('una clave larga')
  await form.getByLabel('Repetir contraseña').fill('una clave larga!')
  await form.getByRole('button', { name: 'Crear cuenta' }).click()
  await form.getByText('Las contraseñas no coinciden').waitFor()
  await form.getByText('Nombre de usuario es obligatorio').waitFor()
  await form.getByLabel('Contraseña', { exact: true }).fill('una clave larga!')
  await form.getByText('Las contraseñas no coinciden').waitFor({ state: 'detached' })
  await form.getByLabel('Nombre de usuario').fill('Al')
  await form.getByText('Nombre de usuario es obligatorio').waitFor({ state: 'detached' })
  await expect.poll(() => form.getByLabel('Nombre de usuario').getAttribute('aria-invalid')).toBe('true')
  await form.getByLabel('Nombre de usuario').fill('Alguien')
  await form.getByLabel('Tu edad').selectOption('18')
  await form.getByRole('checkbox').check()
  await eventually(() => form.locator('[aria-invalid="true"]').count(), 0)
})

it('takes away what the server said of a field when the field is changed', async (test) => {
  const page = await browser.newPage(test, { expects: [/status of 409/] })
  await page.goto('/registro')
  const form = page.getByRole('form', { name: 'Registro' })
  await form.getByLabel('Nombre de usuario').fill(rival.username)
  await form.getByLabel('Correo').fill('otro.nombre@trinchera.test')
  await form.getByLabel('Contraseña', { exact: true }).fill('una clave larga')
  await form.getByLabel('Repetir contraseña').fill('una clave larga')
  await form.getByLabel('Tu edad').selectOption('18')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Crear cuenta' }).click()
  await form.getByText('Ya hay un jugador con ese nombre').waitFor()
  await form.getByLabel('Nombre de usuario').fill('Otro nombre')
  await form.getByText('Ya hay un jugador con ese nombre').waitFor({ state: 'detached' })
})

it('asks for another mail after the wait, and corrects a mistyped address', async (test) => {
  const page = await browser.newPage(test, { expects: [/status of 401/] })
  const me = { username: 'Chirihue 12', email: 'chirihe@trinchera.test', password: 'Clave-de-un-chirihue' }
  await register(page, me)
  await waitsForMail(page, me.email)
  const first = await mailTo(product, me.email)

  // Make the waiting time appear to be over.
  await page.evaluate(() => {
    const state = structuredClone(history.state)
    state.usr.pendingMail.sentAt -= 60_000
    history.replaceState(state, '')
  })
  await page.reload()
  await page.getByRole('button', { name: 'Reenviar correo' }).click()
  await toastSaying(page, 'te enviamos un correo').waitFor()
  await page.getByText(/^Puedes pedir otro en \d+ s\.$/).waitFor()
  await eventually(
    async () => (await mailTo(product, me.email)).link('/validar-cuenta').href === first.link('/validar-cuenta').href,
    false,
  )

  await page.getByRole('button', { name: 'Corregir el correo' }).click()
  const form = page.getByRole('form', { name: 'Corregir el correo' })
  await form.getByLabel('Correo').fill('chirihue@trinchera.test')
  await form.getByLabel('Contraseña', { exact: true }).fill('otra clave cualquiera')
  await form.getByRole('button', { name: 'Corregir y enviar' }).click()
  await toastSaying(page, 'contraseña incorrectos').waitFor()
  await expect.poll(() => form.getByLabel('Correo').inputValue()).toBe('chirihue@trinchera.test')
  await form.getByLabel('Contraseña', { exact: true }).fill(me.password)
  await form.getByRole('button', { name: 'Corregir y enviar' }).click()
  await toastSaying(page, 'Correo corregido').waitFor()
  await waitsForMail(page, 'chirihue@trinchera.test')
  await page.goto((await mailTo(product, 'chirihue@trinchera.test')).link('/validar-cuenta').href)
  await page.getByRole('button', { name: 'Validar cuenta' }).click()
  await page.getByRole('complementary', { name: 'Ladder' }).getByText(me.username, { exact: true }).waitFor()
})

it('validates an account without leaving the one that is logged in', async (test) => {
  const page = await browser.newPage(test, { as: rival })
  const other = { username: 'Zorro Chilla', email: 'chilla@trinchera.test', password: 'Clave-de-una-chilla' }
  await apiOf(product.url).registerPlayer({ body: other })
  await page.goto((await mailTo(product, other.email)).link('/validar-cuenta').href)
  await page.getByRole('main').getByText(`En este navegador sigues como ${rival.username}.`).waitFor()
  await page.getByRole('button', { name: 'Validar cuenta' }).click()
  await toastSaying(page, 'Cuenta validada').waitFor()
  await atAddress(page, '/ladder')
  await page.getByRole('complementary', { name: 'Ladder' }).getByText(rival.username, { exact: true }).waitFor()
  expect((await apiOf(product.url).login({ body: other })).player.username).toBe(other.username)
})
