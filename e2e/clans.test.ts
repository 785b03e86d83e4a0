import { expect, it } from 'vitest'
import { newClan, newPerson, newEtapa } from '@trinchera/testing/people'
import { admin, browser, product } from './fixture'
import { atAddress, eventually, places, rowOf, toastSaying, unrankedTable, untilLive, untilShown } from './screen'
import { newEtapaOf } from './etapa'

it('shows errors of a clan beside the field, and keeps the typed text', async (test) => {
  const etapa = await newEtapa(admin)
  const [first, second] = await Promise.all([newPerson(product), newPerson(product)])
  await newClan(first, etapa, 'Los Halcones', 'HLC')
  const page = await browser.newPage(test, { as: second, expects: [/status of 409/] })
  await page.goto(`/ladder/crear-clan/${etapa.id}`)
  const form = page.getByRole('form', { name: 'Crear Nuevo Clan' })
  const name = form.getByLabel('Nombre')
  await name.fill('ab')
  await form.getByLabel('Tag').fill('demasiado')
  await form.getByRole('button', { name: 'Crear clan' }).click()
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => form.getByLabel('Tag').getAttribute('aria-invalid')).toBe('true')

  // A name that looks like another clan's name is refused as taken.
  await name.fill('LOS HALC0NES')
  await form.getByLabel('Tag').fill('OTR')
  await form.getByRole('button', { name: 'Crear clan' }).click()
  await toastSaying(page, /^Error: /).waitFor()
  await eventually(() => name.getAttribute('aria-invalid'), 'true')
  await page.reload()
  await expect.poll(() => name.inputValue()).toBe('LOS HALC0NES')
  await name.fill('Los Tiuques')
  await form.getByRole('button', { name: 'Crear clan' }).dblclick()
  await toastSaying(page, 'Clan creado').waitFor()
  await atAddress(page, '/ladder/micuenta')

  // A player may have one clan per etapa; a player who has one is told so.
  await page.goto(`/ladder/crear-clan/${etapa.id}`)
  await page.getByText('Ya estás en Los Tiuques').waitFor()
  await expect.poll(() => form.count()).toBe(0)
})

it('enrols a player in a single-player etapa under their own name', async (test) => {
  const etapa = await newEtapa(admin, { multijugador: false })
  const person = await newPerson(product)
  const page = await browser.newPage(test, { as: person })
  await page.goto(`/ladder/etapa/${etapa.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Entrar al Ladder' }).first().click()
  await page.getByRole('form', { name: 'Entrar al Ladder' }).getByRole('button', { name: 'Entrar al Ladder' }).click()
  await toastSaying(page, 'Clan creado').waitFor()
  await atAddress(page, '/ladder/micuenta')
  await page.goto(`/ladder/etapa/${etapa.id}`)
  await rowOf(unrankedTable(page), person.username).waitFor()
  await expect.poll(() => unrankedTable(page).getByRole('row').count()).toBe(2)
})

it('offers no actions on a paused etapa', async (test) => {
  const etapa = await newEtapa(admin, { activo: false })
  const page = await browser.newPage(test, { as: await newPerson(product) })
  await page.goto(`/ladder/etapa/${etapa.id}`)
  await page.getByText('etapa pausada').waitFor()
  await page.goto(`/ladder/juego/${etapa.juego.id}`)
  await page.getByRole('listitem').filter({ hasText: etapa.nombre }).getByText('Pausada').waitFor()
  await page.goto(`/ladder/etapa/${etapa.id}`)
  await untilShown(page)
  await expect.poll(() => page.getByRole('link', { name: /Crear Nuevo Clan|Entrar al Ladder/ }).count()).toBe(0)
  await page.goto(`/ladder/crear-clan/${etapa.id}`)
  await page.getByText('Esta etapa está pausada').waitFor()
})

it('warns of a report that the rules refuse, keeps the form, and reports once', async (test) => {
  const etapa = await newEtapaOf(product, admin, 3)
  const page = await browser.newPage(test, { as: etapa.clan(0).leader, expects: [/status of 400/, /ERR_FAILED/] })
  // Once this is true, the page learns nothing more of the etapa, not even by a request that is already pending.
  let hidden = false
  await page.route('**/api/v1/etapas/**', async (route) => {
    const response = await route.fetch()
    await (hidden ? route.abort() : route.fulfill({ response }))
  })
  await page.goto(etapa.address)
  await untilLive(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Reportar Derrota' })
    .and(page.locator('[href*="etapa="]'))
    .click()
  const form = page.getByRole('form', { name: 'Reportar Derrota' })
  await form.getByLabel('Clan ganador').selectOption({ label: 'Compañía B (No Rankeado)' })
  await form.getByLabel('Comentario').fill('Nos ganaron en la última ronda')

  // The etapa closes while the form is being filled in, and the page does not learn of it.
  hidden = true
  await admin.api.updateEtapa({ params: { id: etapa.id }, body: { activo: false } })
  const dialog = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Reportar Derrota' }).click()
  await dialog.getByRole('button', { name: 'Reportar Derrota' }).click()
  await toastSaying(page, 'Aviso: La etapa no está activa').waitFor()
  await expect.poll(() => form.getByLabel('Comentario').inputValue()).toBe('Nos ganaron en la última ronda')

  await admin.api.updateEtapa({ params: { id: etapa.id }, body: { activo: true } })
  hidden = false
  await page.reload()
  await expect.poll(() => form.getByLabel('Comentario').inputValue()).toBe('Nos ganaron en la última ronda')
  await form.getByRole('option', { name: 'Compañía B (No Rankeado)', selected: true }).waitFor({ state: 'attached' })
  await form.getByRole('button', { name: 'Reportar Derrota' }).click()
  await Promise.all([
    toastSaying(page, 'Derrota reportada').waitFor(),
    dialog.getByRole('button', { name: 'Reportar Derrota' }).dblclick(),
  ])
  await atAddress(page, etapa.address)
  await eventually(() => places(page), ['1 Compañía B'])
  await page
    .getByRole('main')
    .getByText(/^1 partida$/)
    .waitFor()
})

it('keeps a report that is being filled in when its player founds a clan in another juego', async (test) => {
  const [etapa, other] = await Promise.all([newEtapaOf(product, admin, 2), newEtapa(admin)])
  const { leader } = etapa.clan(0)
  const page = await browser.newPage(test, { as: leader, expects: [/ERR_INTERNET_DISCONNECTED/] })
  await page.goto('/ladder/reportes')
  const form = page.getByRole('form', { name: 'Reportar Derrota' })
  await form.getByLabel('Clan ganador').selectOption({ label: 'Compañía B (No Rankeado)' })
  // The page learns of the clan when it is connected again.
  await page.context().setOffline(true)
  await newClan(leader, other, 'Compañía Z', 'TZ')
  await page.context().setOffline(false)
  await form.getByRole('option', { name: other.juego.nombre }).waitFor({ state: 'attached' })
  await form.getByRole('option', { name: 'Compañía B (No Rankeado)', selected: true }).waitFor({ state: 'attached' })
})

it('asks whether a loss that was just reported elsewhere is another match, and counts it when it is', async (test) => {
  const etapa = await newEtapaOf(product, admin, 2)
  const page = await browser.newPage(test, { as: etapa.clan(0).leader })
  await page.goto(`/ladder/reportes?etapa=${etapa.id}`)
  await untilShown(page)
  const form = page.getByRole('form', { name: 'Reportar Derrota' })
  await form.getByLabel('Clan ganador').selectOption({ label: 'Compañía B (No Rankeado)' })
  await form.getByRole('button', { name: 'Reportar Derrota' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reportar Derrota' }).waitFor()
  await expect.poll(() => dialog.getByText('¿Es otra partida?').count()).toBe(0)

  // Another tab reports the same loss while the question is open.
  await etapa.report(1, 0)
  await dialog.getByText(/^Ya reportaste esta derrota (recién|hace \d+ s)\. ¿Es otra partida\?/).waitFor()
  await dialog.getByRole('button', { name: 'Sí, es otra partida' }).click()
  await atAddress(page, etapa.address)
  await page
    .getByRole('main')
    .getByText(/^2 partidas$/)
    .waitFor()
})

it('offers a clan as the winner that is founded while the report is being written', async (test) => {
  const etapa = await newEtapaOf(product, admin, 1)
  const page = await browser.newPage(test, { as: etapa.clan(0).leader })
  await page.goto(`/ladder/reportes?etapa=${etapa.id}`)
  const form = page.getByRole('form', { name: 'Reportar Derrota' })
  await form.getByText('Todavía no hay otro clan en esta etapa').waitFor()
  await newClan(await newPerson(product), etapa, 'Compañía B', 'TB')
  await form.getByLabel('Clan ganador').selectOption({ label: 'Compañía B (No Rankeado)' })
})

it('waits for its lists where a report is sent while they load', async (test) => {
  const etapa = await newEtapaOf(product, admin, 2)
  const page = await browser.newPage(test, { as: etapa.clan(0).leader })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.goto(`/ladder/reportes?etapa=${etapa.id}`)
  const form = page.getByRole('form', { name: 'Reportar Derrota' })
  await form.getByLabel('Clan ganador').selectOption({ label: 'Compañía B (No Rankeado)' })
  await page.route('**/api/v1/clanes/**', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await form.getByRole('button', { name: 'Reportar Derrota' }).click()
  await form.getByRole('button', { name: 'Cargando…' }).waitFor()
  await expect.poll(() => form.getByText('Elige el clan que ganó').and(form.locator('.field-error')).count()).toBe(0)
  release()
  await page.getByRole('dialog', { name: 'Compañía A perdió con Compañía B' }).waitFor()
})

it('names the game of an etapa where a clan is about to be left', async (test) => {
  const etapa = await newEtapaOf(product, admin, 1)
  const page = await browser.newPage(test, { as: etapa.clan(0).leader })
  await page.goto('/ladder/micuenta')
  await page.getByRole('button', { name: 'Dejar el clan Compañía A' }).click()
  await page.getByRole('dialog').getByText(`${etapa.juego.nombre} · ${etapa.nombre}`).waitFor()
})
