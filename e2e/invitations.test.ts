import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import { findings, sticksOut } from './axe'
import { admin, browser, product } from './fixture'
import { atAddress, eventually, isMarked, mark, recordToasts, toastSaying, untilLive, untilShown } from './screen'

let etapa: Awaited<ReturnType<typeof newEtapa>>
let leader: Person

beforeAll(async () => {
  leader = await newPerson(product)
  etapa = await newEtapa(admin, { nombre: 'Etapa de invierno' })
})

const letters = 'ABCDEFGHJKMNPQRTUVWX'
let count = 0
/** A new clan with its leader. */
async function someClan(nombre: string) {
  const lider = await newPerson(product)
  const clan = await newClan(lider, etapa, nombre, `K${letters.charAt(count++)}`)
  return { lider, clan }
}

const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('button', { name: unread ? `Avisos, ${unread} sin leer` : 'Avisos', exact: true })
const card = (page: Page) => page.getByRole('complementary', { name: 'Ladder' }).locator('[data-part="invitation"]')
const invitations = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Invitaciones' })
/** Opens Mi Cuenta in a page that already receives live events, because Mi Cuenta has no badge that would show it. */
async function listening(page: Page, person: Person) {
  await page.goto('/ladder')
  await untilLive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Mi Cuenta' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mi Cuenta' }).waitFor()
  await page.getByRole('region', { name: 'Tus datos' }).getByText(person.username, { exact: true }).waitFor()
}

it('invites a recruit, who sees it at once; the leader sees the acceptance at once', async (test) => {
  const clan = await newClan(leader, etapa, 'Los Halcones', 'HLC')
  const recruit = await newPerson(product)
  const page = await browser.newPage(test, { as: recruit, reducedMotion: 'no-preference' })
  await listening(page, recruit)
  await bell(page, 0).waitFor()
  await mark(page)

  const lead = await browser.newPage(test, { as: leader })
  await lead.goto('/ladder/micuenta')
  await lead.getByRole('link', { name: 'Reclutar para Los Halcones' }).click()
  await atAddress(lead, `/ladder/reclutar/${clan.id}/${etapa.id}`)
  await untilLive(lead)
  await mark(lead)
  await lead.getByRole('searchbox', { name: 'Buscar jugador por nombre' }).fill(recruit.username.toLowerCase())
  await atAddress(
    lead,
    `/ladder/reclutar/${clan.id}/${etapa.id}?busqueda=${encodeURIComponent(recruit.username.toLowerCase()).replace('%20', '+')}`,
  )
  const [told, toldLeader] = [await recordToasts(page), await recordToasts(lead)]
  await lead.getByRole('button', { name: `Invitar a ${recruit.username}` }).click()
  await toastSaying(lead, 'Invitación enviada').waitFor()
  await lead.getByRole('button', { name: `Retirar la invitación a ${recruit.username}` }).waitFor()

  // The recruit, without any action, sees one toast, the bell, the card and the entry in Mi Cuenta.
  await eventually(told, [expect.stringContaining('Los Halcones te invita a entrar al clan')])
  await bell(page, 1).waitFor()
  await card(page).getByText('Los Halcones te quiere en Juego de Etapa de invierno · Etapa de invierno.').waitFor()
  await invitations(page).getByRole('link', { name: 'Los Halcones' }).waitFor()
  expect(await isMarked(page)).toBe(true)

  await page.getByRole('button', { name: 'Aceptar la invitación de Los Halcones' }).click()
  // A short welcome over the ladder, which any key closes and which is shown only once.
  const welcome = page.getByRole('dialog', { name: 'Bienvenido a Los Halcones' })
  await welcome.getByRole('button', { name: 'Ver mi clan' }).waitFor()
  await page.keyboard.press('Escape')
  await eventually(async () => (await told()).at(-1), expect.stringContaining('Ya eres de Los Halcones'))
  await atAddress(page, `/ladder/detalle-clan/${clan.id}`)
  await eventually(() => welcome.count(), 0)
  await page.getByRole('heading', { level: 1, name: 'Los Halcones' }).waitFor()
  await eventually(() => card(page).getByText('te quiere en').count(), 0)
  await page.getByRole('complementary', { name: 'Ladder' }).getByText('Miembro de Los Halcones').waitFor()

  // The leader sees the answer too, without any action.
  await eventually(
    async () => (await toldLeader()).filter((text) => text.includes(recruit.username)),
    [expect.stringContaining(`${recruit.username} aceptó la invitación`)],
  )
  await bell(lead, 1).waitFor()
  await lead.getByText('No se encontraron jugadores').waitFor()
  expect(await isMarked(lead)).toBe(true)
})

it('accepts an invitation in the bell by keyboard: a welcome that goes by itself, and the page of the clan', async (test) => {
  const { lider, clan } = await someClan('Cerro Castillo')
  const recruit = await newPerson(product)
  await lider.api.sendInvitacion({ body: { player_id: recruit.id, clan_id: clan.id, id_etapa: etapa.id } })
  const page = await browser.newPage(test, { as: recruit, width: 360, height: 740 })
  await page.goto('/descargas')
  await bell(page, 1).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Avisos' })
  const accept = panel.getByRole('button', { name: 'Aceptar la invitación de Cerro Castillo' })
  await accept.waitFor()
  await expect.poll(async () => (await accept.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect([await findings(page), await sticksOut(page)]).toEqual([[], 0])
  await accept.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Bienvenido a Cerro Castillo' }).waitFor()
  await atAddress(page, `/ladder/detalle-clan/${clan.id}`)
  await page.getByRole('list', { name: 'Miembro' }).getByRole('link', { name: recruit.username }).waitFor()
  await bell(page, 0).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Cerro Castillo' }).waitFor()
  await untilShown(page)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

it('rejects in the bell without leaving the page; an error stays at its row, and another tab follows', async (test) => {
  const [one, two] = [await someClan('Ventisquero'), await someClan('Salto Grande')]
  const recruit = await newPerson(product)
  for (const { lider, clan } of [one, two])
    await lider.api.sendInvitacion({ body: { player_id: recruit.id, clan_id: clan.id, id_etapa: etapa.id } })
  const page = await browser.newPage(test, { as: recruit, expects: [/status of 503/, /status of 400/] })
  await listening(page, recruit)
  const tab = await browser.newTab(page)
  await listening(tab, recruit)
  await bell(tab, 2).click()
  await bell(page, 2).click()
  const rowIn = (where: Page, clan: string) =>
    where
      .getByRole('dialog', { name: 'Avisos' })
      .getByRole('listitem')
      .filter({ hasText: `${clan} te invita` })
  const row = rowIn(page, 'Ventisquero')

  await page.route(
    '**/invitaciones/rechazar*',
    (route) => route.fulfill({ status: 503, json: { code: 503, message: 'Ahora no se puede', data: null } }),
    { times: 1 },
  )
  const reject = row.getByRole('button', { name: 'Rechazar la invitación de Ventisquero' })
  await reject.click()
  await row.getByText('Ahora no se puede').waitFor()
  await reject.click()
  await row.getByText('Rechazada').waitFor()
  await expect.poll(() => row.getByText('Ahora no se puede').count()).toBe(0)
  await expect.poll(() => row.evaluate((line) => line.contains(document.activeElement))).toBe(true)
  await atAddress(page, '/ladder/micuenta')
  await rowIn(tab, 'Ventisquero').getByText('Rechazada').waitFor()

  // The invitation is answered elsewhere just before this answer arrives.
  await page.route('**/invitaciones/aceptar*', async (route) => {
    const [pending] = (await recruit.api.listInvitaciones({ params: { playerId: recruit.id } })).data
    if (pending) await recruit.api.rejectInvitacion({ body: { id_invitacion: pending.id } })
    await route.continue()
  })
  await rowIn(page, 'Salto Grande').getByRole('button', { name: 'Aceptar la invitación de Salto Grande' }).click()
  await rowIn(page, 'Salto Grande').getByText('Esa invitación ya se rechazó').waitFor()
  await rowIn(page, 'Salto Grande').getByText('Rechazada').waitFor()
  await rowIn(tab, 'Salto Grande').getByText('Rechazada').waitFor()
})

it('accepts in the bell who asks to join; the other leader sees that it is done', async (test) => {
  const { lider, clan } = await someClan('Punta Arenas')
  const second = await newPerson(product)
  const { data: invited } = await lider.api.sendInvitacion({
    body: { player_id: second.id, clan_id: clan.id, id_etapa: etapa.id },
  })
  await second.api.acceptInvitacion({
    body: { player_id: second.id, clan_id: clan.id, id_etapa: etapa.id, id_invitacion: invited.id },
  })
  await lider.api.updateClan({ params: { id: clan.id }, body: { players: [{ id: second.id, rango: 'Co-Lider' }] } })
  const outsider = await newPerson(product)
  const [page, other] = [await browser.newPage(test, { as: lider }), await browser.newPage(test, { as: second })]
  for (const [shown, person] of [
    [page, lider],
    [other, second],
  ] as const)
    await listening(shown, person)
  const told = [page, other].map((shown) => toastSaying(shown, `${outsider.username} pide entrar`).waitFor())
  await outsider.api.sendSolicitud({ body: { clan_id: clan.id, mensaje: 'Juego los jueves' } })
  await Promise.all(told)
  const rowIn = (where: Page) =>
    where
      .getByRole('dialog', { name: 'Avisos' })
      .getByRole('listitem')
      .filter({ hasText: `${outsider.username} pide entrar` })
  for (const shown of [page, other]) {
    await shown
      .getByRole('banner')
      .getByRole('button', { name: /^Avisos, / })
      .click()
    await rowIn(shown).getByText('«Juego los jueves»').waitFor()
  }
  await rowIn(page)
    .getByRole('button', { name: `Aceptar a ${outsider.username}` })
    .click()
  for (const shown of [page, other]) await rowIn(shown).getByText('Aceptada').waitFor()
  expect((await lider.api.getClan({ params: { id: clan.id } })).data.players.map(({ id }) => id)).toContain(outsider.id)
})

it('reads notices in one tab and the other follows; a refused update is unread again', async (test) => {
  const { lider, clan } = await someClan('Puelche')
  const second = await someClan('Barricada')
  const recruit = await newPerson(product)
  await lider.api.sendInvitacion({ body: { player_id: recruit.id, clan_id: clan.id, id_etapa: etapa.id } })
  await second.lider.api.sendInvitacion({
    body: { player_id: recruit.id, clan_id: second.clan.id, id_etapa: etapa.id },
  })
  const page = await browser.newPage(test, { as: recruit, expects: [/status of 503/] })
  await listening(page, recruit)
  const tab = await browser.newTab(page)
  await listening(tab, recruit)
  await bell(tab, 2).waitFor()

  await page.route(
    '**/notificaciones/leidas*',
    (route) => route.fulfill({ status: 503, json: { code: 503, message: 'Ahora no se puede', data: null } }),
    { times: 1 },
  )
  await bell(page, 2).click()
  const panel = page.getByRole('dialog', { name: 'Avisos' })
  await panel.getByRole('listitem').nth(1).waitFor()
  await panel.getByRole('button', { name: 'Marcar todo como leído' }).click()
  await toastSaying(page, 'Ahora no se puede').waitFor()
  await panel.getByText('Sin leer.').nth(1).waitFor({ state: 'attached' })

  await panel.getByRole('link', { name: /Barricada te invita/ }).click()
  await atAddress(page, '/ladder/micuenta')
  await eventually(() => panel.count(), 0)
  await bell(page, 1).waitFor()
  await bell(tab, 1).waitFor()
  await bell(tab, 1).click()
  await tab.getByRole('button', { name: 'Marcar todo como leído' }).click()
  await bell(page, 0).waitFor()
  await tab.keyboard.press('Escape')
  await bell(tab, 0).waitFor()
  await expect.poll(() => bell(tab, 0).evaluate((button) => button === document.activeElement)).toBe(true)

  // Rejecting shows a warning toast and leads to the ladder.
  await page.getByRole('button', { name: 'Rechazar la invitación de Puelche' }).click()
  await toastSaying(page, /^Aviso: Invitación rechazada/).waitFor()
  await atAddress(page, '/ladder')
  await eventually(() => invitations(tab).getByRole('listitem').count(), 1)

  // The invitation is withdrawn while it is on the screen.
  const [pending] = (await recruit.api.listInvitaciones({ params: { playerId: recruit.id } })).data
  await second.lider.api.withdrawInvitacion({ body: { id_invitacion: pending?.id ?? 0 } })
  await tab.getByText('Sin invitaciones pendientes').waitFor()
})

it('requests to join and is accepted, live on both pages', async (test) => {
  const { lider, clan } = await someClan('Trueno Pampino')
  const outsider = await newPerson(product)
  const page = await browser.newPage(test, { as: outsider })
  await page.goto(`/ladder/detalle-clan/${clan.id}`)
  await page.getByRole('button', { name: 'Pedir entrar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir entrar a Trueno Pampino' })
  const lead = await browser.newPage(test, { as: lider })
  await listening(lead, lider)
  await lead.getByRole('main').getByRole('link', { name: 'Trueno Pampino', exact: true }).click()
  await lead.getByRole('heading', { level: 1, name: 'Trueno Pampino' }).waitFor()
  await mark(lead)

  const told = toastSaying(lead, `${outsider.username} pide entrar a Trueno Pampino`).waitFor()
  await dialog.getByLabel('Mensaje').fill('Juego desde el 2003')
  await dialog.getByRole('button', { name: 'Pedir entrar' }).click()
  await toastSaying(page, 'Solicitud enviada').waitFor()
  await page.getByRole('button', { name: 'Retirar solicitud' }).waitFor()
  await mark(page)

  await told
  const asking = lead.getByRole('list', { name: 'Piden entrar' })
  await asking.getByText('«Juego desde el 2003»').waitFor()
  await asking.getByRole('button', { name: `Aceptar a ${outsider.username}` }).click()

  await toastSaying(page, 'Te aceptaron en Trueno Pampino').waitFor()
  const member = page
    .getByRole('list', { name: 'Miembro' })
    .getByRole('listitem')
    .filter({ hasText: outsider.username })
  await member.getByText('en el sitio').waitFor({ state: 'attached' })
  await eventually(
    async () => /EN JUEGO\s*2\s*de 2/i.test(await page.getByRole('main').locator('dl').innerText()),
    true,
  )
  await eventually(() => page.getByRole('button', { name: 'Retirar solicitud' }).count(), 0)
  await lead.getByRole('list', { name: 'Miembro' }).getByRole('link', { name: outsider.username }).waitFor()
  await eventually(() => asking.count(), 0)
  expect([await isMarked(page), await isMarked(lead)]).toEqual([true, true])
})

it('shows join requests on the recruiting page, where the leader accepts them', async (test) => {
  const { lider, clan } = await someClan('Halcón Costero')
  const [one, two] = [await newPerson(product, 'Tricahue Verde'), await newPerson(product, 'Tricahue Azul')]
  const page = await browser.newPage(test, { as: lider })
  await page.goto(`/ladder/reclutar/${clan.id}/${etapa.id}?busqueda=Tricahue`)
  await untilLive(page)
  await mark(page)
  const rowOf = (username: string) =>
    page.getByRole('table', { name: 'Jugadores sin clan en la etapa' }).getByRole('row').filter({ hasText: username })
  await rowOf(one.username)
    .getByRole('button', { name: `Invitar a ${one.username}` })
    .waitFor()
  for (const player of [one, two]) await player.api.sendSolicitud({ body: { clan_id: clan.id, mensaje: 'Llamo yo' } })
  await rowOf(one.username).getByText('Pide entrar').waitFor()
  const asking = page.getByRole('list', { name: 'Piden entrar' })
  await eventually(() => asking.getByRole('listitem').count(), 2)
  await rowOf(one.username)
    .getByRole('button', { name: `Aceptar la solicitud de ${one.username}` })
    .click()
  await toastSaying(page, 'Solicitud aceptada').waitFor()
  await eventually(() => rowOf(one.username).count(), 0)
  await asking.getByRole('button', { name: `Rechazar a ${two.username}` }).click()
  await rowOf(two.username)
    .getByRole('button', { name: `Invitar a ${two.username}` })
    .waitFor()
  await eventually(() => asking.count(), 0)
  expect(await isMarked(page)).toBe(true)
})

it('chooses notice preferences, and hides presence', async (test) => {
  const { lider, clan } = await someClan('Los del Ciber')
  const watcher = await browser.newPage(test)
  await watcher.goto(`/ladder/detalle-clan/${clan.id}`)
  const page = await browser.newPage(test, { as: lider })
  await page.goto('/ladder/micuenta')
  const dot = watcher.getByRole('list', { name: 'Líder' }).getByText('en el sitio')
  await dot.waitFor({ state: 'attached' })
  await page.getByRole('main').getByRole('link', { name: 'Elegir avisos' }).click()
  await page.getByRole('checkbox', { name: 'Piden entrar a mi clan, en el sitio' }).uncheck()
  await page.getByRole('checkbox', { name: 'Piden entrar a mi clan, por correo' }).check()
  await page.getByRole('checkbox', { name: 'Mostrar que estoy en el sitio' }).uncheck()
  await dot.waitFor({ state: 'detached' })
  await eventually(async () => {
    const { data } = await lider.api.listNoticePreferences()
    return [data.presencia, data.avisos.find(({ tipo }) => tipo === 'solicitud')]
  }, [false, { tipo: 'solicitud', sitio: false, correo: true, push: true }])
  await page.reload()
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'Piden entrar a mi clan, en el sitio' }).isChecked())
    .toBe(false)
})
