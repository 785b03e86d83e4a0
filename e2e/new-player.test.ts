import { beforeAll, expect, it } from 'vitest'
import { mailTo } from '@trinchera/testing/outbox'
import { newClan, newPerson, newStage, type Person } from '@trinchera/testing/people'
import { admin, browser, product } from './fixture'
import {
  atAddress,
  eventually,
  isMarked,
  logInThrough,
  mark,
  places,
  rowOf,
  toastSaying,
  unrankedTable,
  untilLive,
} from './screen'

let rival: Person
let etapa: Awaited<ReturnType<typeof newStage>>

beforeAll(async () => {
  rival = await newPerson(product)
  etapa = await newStage(admin, { nombre: 'Etapa de otoño' })
  await newClan(rival, etapa, 'Los Cóndores', 'CND')
})

it('leads a new player from registration to a place in the ranking', async (test) => {
  const page = await browser.newPage(test)
  const me = { username: 'Ñandú 44', email: 'nandu@trinchera.test', password: 'Clave-de-un-nandu' }

  // An account, and the mail that makes it valid.
  await page.goto('/registro')
  const form = page.getByRole('form', { name: 'Registro' })
  await form.getByLabel('Nombre de usuario').fill(me.username)
  await form.getByLabel('Correo').fill(me.email)
  await form.getByLabel('Contraseña', { exact: true }).fill(me.password)
  await form.getByLabel('Repetir contraseña').fill(me.password)
  await form.getByRole('button', { name: 'Crear cuenta' }).click()
  await toastSaying(page, 'Cuenta creada').waitFor()
  await atAddress(page, '/ladder')
  const mail = await mailTo(product, me.email)
  await page.goto(mail.link('/validar-cuenta').href)
  await page.getByRole('button', { name: 'Validar cuenta' }).click()
  await toastSaying(page, 'Cuenta validada').waitFor()
  await atAddress(page, '/ladder')

  // In, and to the stage by the menu.
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await logInThrough(page, me)
  await toastSaying(page, 'Sesión iniciada correctamente').waitFor()
  await atAddress(page, '/ladder')
  await page.getByRole('banner').getByRole('link', { name: 'Mi Cuenta' }).waitFor()
  await page.getByRole('complementary', { name: 'Ladder' }).getByText(me.username, { exact: true }).waitFor()
  await page
    .getByRole('navigation', { name: 'Menú del ladder' })
    .getByRole('link', { name: etapa.juego.nombre })
    .click()
  await page.getByRole('main').getByRole('link', { name: etapa.nombre, exact: true }).click()

  // A clan with a picture.
  await page.getByRole('heading', { level: 1, name: etapa.nombre }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Crear Nuevo Clan' }).first().click()
  const founding = page.getByRole('form', { name: 'Crear Nuevo Clan' })
  await founding.getByLabel('Nombre').fill('Los Ñandúes')
  await founding.getByLabel('Tag').fill('ÑND')
  await founding
    .getByLabel('Imagen')
    .setInputFiles({ name: 'escudo.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await founding.locator('img[src^="blob:"]').waitFor()
  await founding.getByRole('button', { name: 'Crear Clan' }).click()
  await toastSaying(page, 'Clan creado').waitFor()
  await atAddress(page, '/ladder/micuenta')

  // It stands among those without a place, with its own picture.
  await page.goto(`/ladder/etapa/${etapa.id}`)
  const row = rowOf(unrankedTable(page), 'Los Ñandúes')
  expect(await row.locator('img').getAttribute('src')).toMatch(/^\/uploads\/clanes\//)
  await page.getByRole('complementary', { name: 'Ladder' }).getByText('Líder de Los Ñandúes').waitFor()
  await untilLive(page)
  await mark(page)

  // Another leader, elsewhere, reports a loss to it.
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

  // And the first browser, which nobody touched, shows it in its place.
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
  expect(await form.getByLabel('Nombre de usuario').evaluate((field) => field === document.activeElement)).toBe(true)
  expect(sent).toEqual([])
})
