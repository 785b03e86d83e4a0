import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openDatabase } from '@trinchera/db/database'
import { apiOf, newPerson } from '@trinchera/testing/people'
import { browser, product } from './fixture'
import { atAddress, eventually, logInThrough, toastSaying, untilLive } from './screen'
import { endSilently } from './writing'

const refused = (...codes: number[]) => codes.map((code) => new RegExp(`status of ${code}`))

it('edits the profile with a picture, visible to everybody', async (test) => {
  const me = await newPerson(product)
  const page = await browser.newPage(test, { as: me, expects: refused(415) })
  await page.goto('/ladder/micuenta')
  await page.getByRole('link', { name: 'Modificar datos' }).click()
  await atAddress(page, `/ladder/editar-micuenta/${me.id}`)
  const form = page.getByRole('form', { name: 'Modificar datos' })
  await form.getByLabel('Nombre de usuario').fill('Ñancupel')
  await form.getByLabel('Twitch').fill('https://www.twitch.tv/Nancupel_TV')
  await form.getByLabel('YouTube').fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await form.getByText('Escribe la dirección de tu canal de YouTube o su @nombre').waitFor()
  await form.getByLabel('YouTube').fill('@nancupel')

  // A file that is not a picture, despite its name and type, is refused because of its content, and no typed text is lost.
  await form
    .getByLabel('Imagen')
    .setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await form.getByRole('button', { name: 'Guardar' }).click()
  await form.getByLabel('Imagen').and(page.locator('[aria-invalid="true"]')).waitFor({ state: 'attached' })
  await form
    .getByLabel('Imagen')
    .setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await form.locator('[src^="blob:"], [href^="blob:"]').first().waitFor({ state: 'attached' })
  await form.getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(page, 'Tus datos quedaron guardados').waitFor()
  await atAddress(page, '/ladder/micuenta')
  await page.getByRole('complementary', { name: 'Ladder' }).getByText('Ñancupel', { exact: true }).waitFor()

  const other = await browser.newPage(test)
  const shown = other.waitForResponse((reply) => new URL(reply.url()).pathname.startsWith('/uploads/'))
  await other.goto(`/ladder/detalle-jugador/${me.id}`)
  await other.getByRole('heading', { level: 1, name: 'Ñancupel' }).waitFor()
  expect((await shown).status()).toBe(200)
  expect((await shown).headers()['content-type']).toMatch(/^image\/(webp|png|jpeg)$/)
  await expect
    .poll(() => other.getByRole('main').locator('a[href="https://www.twitch.tv/nancupel_tv"]').count())
    .toBeGreaterThan(0)
  await expect
    .poll(() => other.getByRole('main').locator('a[href="https://www.youtube.com/@nancupel"]').count())
    .toBeGreaterThan(0)
  await expect.poll(() => other.locator('body').innerText()).not.toContain(me.email)
})

it('tells of a channel that Twitch does not know, stored before names were checked, until it is another', async (test) => {
  const me = await newPerson(product)
  const database = openDatabase({ url: product.databaseUrl })
  await database.db.updateTable('players').set({ twitch: '_recluta_tv' }).where('id', '=', me.id).execute()
  await database.close()
  const page = await browser.newPage(test, { as: me })
  await page.goto('/ladder/micuenta')
  const told = page.getByText('Twitch no conoce un canal con ese nombre')
  await told.waitFor()
  await page.getByRole('link', { name: 'Modificar datos' }).click()
  const form = page.getByRole('form', { name: 'Modificar datos' })
  await told.waitFor()
  await form.getByLabel('Volute').fill('489007')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(page, 'Tus datos quedaron guardados').waitFor()
  await told.waitFor()
  await page.getByRole('link', { name: 'Modificar datos' }).click()
  await form.getByLabel('Twitch').fill('Mira mi canal: https://m.twitch.tv/Recluta_TV/home?sr=a !')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('link', { name: 'recluta_tv', exact: true }).waitFor()
  await expect.poll(() => told.count()).toBe(0)
})

it('leads from an address of the site with what was stuck to it to the one without', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/torneos).')
  await atAddress(page, '/torneos')
  await page.evaluate(() => {
    history.pushState(null, '', '/servidores)')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await atAddress(page, '/servidores')
})

it('keeps the typed text when the session ends and the player logs in again', async (test) => {
  const me = await newPerson(product)
  const page = await browser.newPage(test, { as: me, expects: refused(401) })
  // All automatic requests are answered before the session ends, so that only the save is refused.
  await page.goto('/ladder')
  await untilLive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Mi Cuenta' }).click()
  await page.getByRole('link', { name: 'Modificar datos' }).click()
  const form = page.getByRole('form', { name: 'Modificar datos' })
  await form.getByLabel('Volute').fill('489007')
  await form.getByLabel('Twitch').fill('recluta_tv')
  await endSilently(product, me)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await atAddress(page, `/login?volver=${encodeURIComponent(`/ladder/editar-micuenta/${me.id}`)}`)
  await logInThrough(page, me)
  await atAddress(page, `/ladder/editar-micuenta/${me.id}`)
  await expect.poll(() => form.getByLabel('Volute').inputValue()).toBe('489007')
  await expect.poll(() => form.getByLabel('Twitch').inputValue()).toBe('recluta_tv')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(page, 'Tus datos quedaron guardados').waitFor()
  const { data } = await apiOf(product.url).getPlayer({ params: { id: me.id } })
  expect(data).toMatchObject({ volute: '489007', twitch: 'recluta_tv' })
})

it('downloads the player’s data, without secrets', async (test) => {
  const me = await newPerson(product)
  const page = await browser.newPage(test, { as: me })
  await page.goto('/ladder/micuenta')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar mis datos' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^trinchera-mis-datos-.*\.json$/)
  const text = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(text)).toBeTypeOf('object')
  expect(text).toContain(me.email)
  expect(text).toContain(me.username)
  expect(text).not.toMatch(/argon2|password_hash|token_hash|jti/)
  expect(text).not.toContain(me.token)
})

it('closes the account with the password, and is logged out in every browser', async (test) => {
  const me = await newPerson(product)
  const elsewhere = await browser.newPage(test, {
    as: await apiOf(product.url).login({ body: me }),
    expects: refused(401, 404),
  })
  await elsewhere.goto('/ladder')
  await untilLive(elsewhere)
  await elsewhere.getByRole('banner').getByRole('link', { name: 'Mi Cuenta' }).click()
  await elsewhere.getByRole('heading', { level: 1, name: 'Mi Cuenta' }).waitFor()
  const page = await browser.newPage(test, { as: me, expects: refused(400, 401, 404) })
  await page.goto('/ladder/micuenta')
  await page.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: `Vas a cerrar la cuenta de ${me.username}` })
  await dialog.getByText('Tu nombre queda libre en 30 días').waitFor()
  await dialog.getByLabel('Tu contraseña').fill('no-es-esta')
  await dialog.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
  await dialog.getByText('La contraseña no es esa').waitFor()
  const told = toastSaying(elsewhere, 'Cerraste tu cuenta').waitFor()
  await dialog.getByLabel('Tu contraseña').fill(me.password)
  await dialog.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
  await toastSaying(page, 'Tu cuenta quedó cerrada').waitFor()
  await atAddress(page, '/ladder')
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()
  await told
  await eventually(() => elsewhere.evaluate(() => localStorage.getItem('token')), null)

  await page.goto('/login')
  await logInThrough(page, me)
  await toastSaying(page, 'Correo, usuario o contraseña incorrectos').waitFor()
  const { data } = await apiOf(product.url).listPlayers({ query: { busqueda: me.username } })
  expect(data).toEqual([])
})
