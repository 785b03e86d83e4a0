import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { apiOf, newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import { admin, browser, product } from './fixture'
import { atAddress, eventually, isMarked, mark, places, toastSaying, untilLive, untilShown } from './screen'

/** A new player who joined the clan by invitation. */
async function newMember(leader: Person, clan: { id: number; id_etapa: number }) {
  const person = await newPerson(product)
  const { data } = await leader.api.sendInvitacion({
    body: { player_id: person.id, clan_id: clan.id, id_etapa: clan.id_etapa },
  })
  await person.api.acceptInvitacion({
    body: { player_id: person.id, clan_id: clan.id, id_etapa: clan.id_etapa, id_invitacion: data.id },
  })
  return person
}

/** An etapa in which the clans A, B and C hold the places 1, 2 and 3. */
async function rankedEtapa() {
  const etapa = await newEtapa(admin)
  const clans: { id: number; id_etapa: number; nombre: string; leader: Person }[] = []
  for (const [nombre, tag] of [
    ['Aurora', 'AA'],
    ['Barricada', 'BB'],
    ['Centinela', 'CC'],
    ['Derrota', 'DD'],
  ] as const) {
    const leader = await newPerson(product)
    clans.push({ ...(await newClan(leader, etapa, nombre, tag)), leader })
  }
  const [first, second, third, loser] = clans
  if (!first || !second || !third || !loser) throw new Error('no clans')
  for (const winner of [first, second, third]) {
    await loser.leader.api.reportLoss({
      body: { id_clan_ganador: winner.id, id_clan_perdedor: loser.id, id_etapa: etapa.id, id_juego: etapa.juego.id },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  }
  const ranked = async () =>
    (await apiOf(product.url).listClanes({ params: { id: etapa.id } })).data.filter((clan) => clan.ranking_actual > 0)
      .length
  await eventually(ranked, 3)
  return { etapa, first, second, third, loser }
}

async function watchEtapa(page: Page, etapa: number) {
  await page.goto(`/ladder/etapa/${etapa}`)
  await untilLive(page)
  await mark(page)
}

const refused = (...codes: number[]) => codes.map((code) => new RegExp(`status of ${code}`))
const form = (page: Page) => page.getByRole('form', { name: 'Editar clan' })

it('edits a clan and its ranks, expels, hands over, and deletes it: the ladder closes up in open pages', async (test) => {
  const { etapa, second } = await rankedEtapa()
  const { leader } = second
  const [mate, other] = [await newMember(leader, second), await newMember(leader, second)]
  const watcher = await browser.newPage(test)
  await watchEtapa(watcher, etapa.id)
  await eventually(() => places(watcher), ['1 Aurora', '2 Barricada', '3 Centinela'])
  const page = await browser.newPage(test, { as: leader })
  const theirs = await browser.newPage(test, { as: other })
  await theirs.goto('/ladder/micuenta')
  await theirs
    .getByRole('table', { name: 'Mis clanes' })
    .getByRole('link', { name: 'Barricada', exact: true })
    .waitFor()

  // Change the name, the picture and a member's rank in one edit.
  await page.goto('/ladder/micuenta')
  await page.getByRole('link', { name: 'Editar clan Barricada' }).click()
  await atAddress(page, `/ladder/editar-clan/${second.id}`)
  await form(page).getByLabel('Nombre').fill('La Barricada')
  await form(page)
    .getByLabel('Imagen')
    .setInputFiles({ name: 'escudo.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await form(page).locator('img[src^="blob:"]').waitFor()
  await form(page).getByLabel(`Rango de ${mate.username}`).selectOption('Co-Lider')
  await expect
    .poll(() => form(page).getByLabel(`Rango de ${mate.username}`).locator('option').allInnerTexts())
    .toEqual(['Co-Líder', 'Capitán', 'Miembro'])
  await form(page).getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(page, 'Los cambios del clan quedaron guardados').waitFor()
  await atAddress(page, '/ladder/micuenta')
  await eventually(() => places(watcher), ['1 Aurora', '2 La Barricada', '3 Centinela'])

  // Expel a member: a second later the leader is back in their account, and the expelled member was notified.
  await page.goto(`/ladder/editar-clan/${second.id}`)
  await form(page)
    .getByRole('button', { name: `Expulsar a ${other.username}` })
    .click()
  const expelling = page.getByRole('dialog', { name: `Vas a expulsar a ${other.username} de La Barricada` })
  await expelling.getByText('Queda fuera al tiro').waitFor()
  await Promise.all([
    toastSaying(page, 'Jugador expulsado del clan').waitFor(),
    toastSaying(theirs, 'Te expulsaron del clan La Barricada').waitFor(),
    expelling.getByRole('button', { name: `Expulsar a ${other.username}` }).click(),
  ])
  await theirs.getByText('Todavía no tienes clan').waitFor()
  await atAddress(page, '/ladder/micuenta')

  // A leader whose clan has members must hand over the leadership before leaving.
  await page.getByRole('button', { name: 'Dejar el clan La Barricada' }).click()
  const stuck = page.getByRole('dialog', { name: 'Todavía no puedes dejar La Barricada' })
  await stuck.getByRole('button', { name: 'Ceder liderazgo' }).click()
  const handing = page.getByRole('dialog', { name: 'Vas a ceder el liderazgo de La Barricada' })
  await handing.getByRole('button', { name: `Ceder a ${mate.username}` }).click()
  await toastSaying(page, 'Liderazgo cedido').waitFor()
  await page.getByRole('table', { name: 'Mis clanes' }).getByText('Co-Líder', { exact: true }).waitFor()
  await eventually(() => page.getByRole('button', { name: 'Eliminar clan La Barricada' }).count(), 0)
  await page.getByRole('button', { name: 'Dejar el clan La Barricada' }).click()
  await page
    .getByRole('dialog', { name: 'Vas a dejar La Barricada' })
    .getByRole('button', { name: 'Dejar el clan' })
    .click()
  await toastSaying(page, 'Dejaste el clan').waitFor()
  await atAddress(page, '/ladder')

  // The new leader deletes the clan.
  const last = await browser.newPage(test, { as: mate, expects: refused(404) })
  await last.goto('/ladder/micuenta')
  await last.getByRole('button', { name: 'Eliminar clan La Barricada' }).click()
  const deleting = last.getByRole('dialog', { name: 'Vas a eliminar La Barricada' })
  await deleting.getByText('Deja el puesto 2, y los de abajo suben uno.').waitFor()
  await deleting.getByRole('button', { name: 'Eliminar clan' }).click()
  await toastSaying(last, 'Clan eliminado').waitFor()
  await last.getByText('Todavía no tienes clan').waitFor()
  await eventually(() => places(watcher), ['1 Aurora', '2 Centinela'])
  expect(await isMarked(watcher)).toBe(true)
  // Its match is still shown with the name the clan had then.
  await watcher.getByRole('complementary', { name: 'Más de la etapa' }).getByText('Barricada').first().waitFor()
})

it('keeps the typed text when somebody else changed the clan meanwhile, and names the change', async (test) => {
  const etapa = await newEtapa(admin)
  const leader = await newPerson(product)
  const clan = await newClan(leader, etapa, 'Niebla del Sur', 'NDS')
  const mate = await newMember(leader, clan)
  await leader.api.updateClan({ params: { id: clan.id }, body: { players: [{ id: mate.id, rango: 'Co-Lider' }] } })
  const page = await browser.newPage(test, { as: leader, expects: refused(409) })
  // This page gets no live events and, being hidden, does not poll, so it learns of the change only when the server refuses the edit.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
  await page.route('**/socket.io/**', (route) => route.abort())
  await page.goto(`/ladder/editar-clan/${clan.id}`)
  await form(page).getByLabel('Nombre').fill('Niebla Negra')
  await mate.api.updateClan({ params: { id: clan.id }, body: { tag: 'NIE' } })
  await form(page).getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(page, /^Aviso: Alguien cambió el clan mientras lo editabas/).waitFor()
  const said = page.getByRole('alert')
  await said.getByText('Ahora el tag es NIE.').waitFor()
  await expect.poll(() => form(page).getByLabel('Nombre').inputValue()).toBe('Niebla Negra')
  await expect.poll(() => form(page).getByLabel('Tag').inputValue()).toBe('NIE')
  await form(page).getByRole('button', { name: 'Guardar' }).click()
  await atAddress(page, '/ladder/micuenta')
  expect((await apiOf(product.url).getClan({ params: { id: clan.id } })).data).toMatchObject({
    nombre: 'Niebla Negra',
    tag: 'NIE',
  })
})

it('shows a live change while editing, and asks to choose when both changed the same field', async (test) => {
  const etapa = await newEtapa(admin)
  const leader = await newPerson(product)
  const clan = await newClan(leader, etapa, 'Quebrada Honda', 'QH')
  const mate = await newMember(leader, clan)
  await leader.api.updateClan({ params: { id: clan.id }, body: { players: [{ id: mate.id, rango: 'Co-Lider' }] } })
  const page = await browser.newPage(test, { as: leader })
  await page.goto('/ladder')
  await untilLive(page)
  await page.goto(`/ladder/editar-clan/${clan.id}`)
  await form(page).getByLabel('Nombre').fill('Quebrada Seca')
  await mate.api.updateClan({ params: { id: clan.id }, body: { acepta_solicitudes: false } })
  await page.getByRole('alert').getByText('Ahora el clan no recibe solicitudes.').waitFor()
  await expect.poll(() => form(page).getByRole('checkbox', { name: 'Recibe solicitudes' }).isChecked()).toBe(false)
  await mate.api.updateClan({ params: { id: clan.id }, body: { nombre: 'Quebrada Ancha' } })
  await page.getByRole('button', { name: 'Ver lo que cambió' }).click()
  await page.getByRole('alert').getByText('Ahora el nombre es Quebrada Ancha.').waitFor()
  await expect.poll(() => form(page).getByLabel('Nombre').inputValue()).toBe('Quebrada Seca')
  await form(page).getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(page, 'Los cambios del clan quedaron guardados').waitFor()
})

it('shows a new lema live, and an error beside the field when it is too long', async (test) => {
  const etapa = await newEtapa(admin)
  const leader = await newPerson(product)
  const clan = await newClan(leader, etapa, 'Cerro Alegre', 'CA')
  const watcher = await browser.newPage(test)
  await watcher.goto('/ladder')
  await untilLive(watcher)
  await watcher.goto(`/ladder/detalle-clan/${clan.id}`)
  await untilShown(watcher)
  await mark(watcher)
  const page = await browser.newPage(test, { as: leader })
  await page.goto(`/ladder/editar-clan/${clan.id}`)
  const lema = form(page).getByLabel('Lema')
  await lema.fill('Ni un paso atrás '.repeat(5))
  await form(page).getByRole('button', { name: 'Guardar' }).click()
  await form(page).getByText('El lema debe tener como máximo 80 caracteres').waitFor()
  await expect.poll(() => lema.getAttribute('aria-invalid')).toBe('true')
  await lema.fill('Ni un paso atrás')
  await form(page).getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(page, 'Los cambios del clan quedaron guardados').waitFor()
  await watcher.getByRole('main').getByText('«Ni un paso atrás»', { exact: true }).waitFor()

  await page.goto(`/ladder/editar-clan/${clan.id}`)
  await lema.fill('')
  await form(page).getByRole('button', { name: 'Guardar' }).click()
  await eventually(() => watcher.getByText('Ni un paso atrás').count(), 0)
  expect(await isMarked(watcher)).toBe(true)
})

it('refuses the leaders’ screens to everybody else', async (test) => {
  const etapa = await newEtapa(admin)
  const leader = await newPerson(product)
  const clan = await newClan(leader, etapa, 'Última Bala', 'UB')
  const mate = await newMember(leader, clan)
  const page = await browser.newPage(test, { as: mate })
  for (const path of [`/ladder/editar-clan/${clan.id}`, `/ladder/reclutar/${clan.id}/${etapa.id}`]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: '403 - Acceso Denegado' }).waitFor()
  }
  await page.goto(`/ladder/reclutar/${clan.id}/${etapa.id + 1000}`)
  await page.getByRole('heading', { level: 1, name: 'Acá no hay nada' }).waitFor()
  await page.goto(`/ladder/detalle-clan/${clan.id}`)
  await page.getByRole('heading', { level: 1, name: 'Última Bala' }).waitFor()
  await untilShown(page)
  await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'Reclutar' }).count()).toBe(0)
})

it('offers nothing that changes a clan once its etapa is closed for good', async (test) => {
  const etapa = await newEtapa(admin)
  const leader = await newPerson(product)
  const clan = await newClan(leader, etapa, 'Última Bala', 'UB')
  const page = await browser.newPage(test, { as: leader })
  await page.goto(`/ladder/detalle-clan/${clan.id}`)
  const edit = page.getByRole('main').getByRole('link', { name: 'Editar clan' })
  await edit.waitFor()
  await page.getByText('en el sitio').waitFor({ state: 'attached' }) // visible once the live connection is established
  await admin.api.archiveEtapa({ params: { id: etapa.id } })
  await edit.waitFor({ state: 'detached' })

  await page.goto('/ladder/micuenta')
  const own = page.getByRole('table', { name: 'Mis clanes' })
  await own.getByText('Etapa cerrada para siempre').waitFor()
  await expect.poll(() => own.getByRole('button').count()).toBe(0)
  await page.goto(`/ladder/editar-clan/${clan.id}`)
  await page.getByText('El clan queda como terminó').waitFor()
})
