import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { logIn, newPerson, type Person } from '@trinchera/testing/people'
import { admin, browser, product } from './fixture'
import { atAddress, eventually, isMarked, mark, toastSaying, untilLive, untilShown } from './screen'
import { newStaff } from './staff'

const refused = (...codes: number[]) => codes.map((code) => new RegExp(`status of ${code}`))
const rowOf = (page: Page, { username }: Person) =>
  page
    .getByRole('table', { name: 'Jugadores' })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Modificar: ${username}` }) })

async function find(page: Page, person: Person) {
  await page.goto(`/panel-admin/jugadores?busqueda=${person.id}`)
  await rowOf(page, person).waitFor()
}

it('searches by part of the name or by id, ten to a page, and shows an empty result', async (test) => {
  const [first, second] = await Promise.all([newPerson(product, 'Zorzal Primero'), newPerson(product, 'El Zorzal')])
  const page = await browser.newPage(test, { as: admin })
  await page.goto('/panel-admin/jugadores')
  await untilShown(page)
  const search = page.getByPlaceholder('Búsqueda')
  await search.fill('zorZAL')
  await eventually(() => page.getByRole('table', { name: 'Jugadores' }).getByRole('row').count(), 3)
  await atAddress(page, '/panel-admin/jugadores?busqueda=zorZAL')
  await search.fill(String(second.id))
  await rowOf(page, second).waitFor()
  await eventually(() => rowOf(page, first).count(), 0)
  await search.fill('nadie se llama así')
  await page.getByText('No se encontraron jugadores').waitFor()
  await page.getByRole('button', { name: 'Ver a todos' }).click()
  await atAddress(page, '/panel-admin/jugadores')
  await page.getByText('No se encontraron jugadores').waitFor({ state: 'hidden' })

  for (let i = 0; i < 9; i++) await newPerson(product, `Zorzal ${i}`)
  await page.goto('/panel-admin/jugadores?busqueda=zorzal')
  await untilShown(page)
  const pager = page.getByRole('navigation', { name: 'Páginas de jugadores' })
  await pager.getByText('1 de 2').waitFor()
  await expect
    .poll(() => pager.getByRole('button', { name: 'Página anterior' }).getAttribute('aria-disabled'))
    .toBe('true')
  await pager.getByRole('button', { name: 'Página siguiente' }).click()
  await atAddress(page, '/panel-admin/jugadores?busqueda=zorzal&pagina=2')
  await pager.getByText('2 de 2').waitFor()
})

it('enables only the actions that the rol allows, on staff and on players', async (test) => {
  const [player, other] = [await newPerson(product), await newStaff(product, admin, 3)]
  const moderator = await newStaff(product, admin, 2)
  const offered = async (page: Page, person: Person) => {
    await find(page, person)
    const buttons = await rowOf(page, person).getByRole('button').all()
    return Promise.all(
      buttons.map(
        async (button) =>
          `${await button.innerText()} ${(await button.getAttribute('aria-disabled')) === 'true' ? 'no' : 'sí'}`,
      ),
    )
  }
  const theirs = await browser.newPage(test, { as: moderator })
  await expect
    .poll(() => offered(theirs, player))
    .toEqual(['Modificar sí', 'Contraseña sí', 'Suspender sí', 'Eliminar no'])
  await expect
    .poll(() => offered(theirs, other))
    .toEqual(['Modificar no', 'Contraseña no', 'Suspender no', 'Eliminar no'])
  const mine = await browser.newPage(test, { as: admin })
  await expect
    .poll(() => offered(mine, other))
    .toEqual(['Modificar sí', 'Contraseña sí', 'Suspender sí', 'Bloquear sí', 'Eliminar sí'])
  await expect
    .poll(() => offered(mine, admin))
    .toEqual(['Modificar sí', 'Contraseña sí', 'Suspender no', 'Bloquear no', 'Eliminar no'])

  // Only rol 1 sees the rol and the admin flag.
  await find(theirs, player)
  await rowOf(theirs, player)
    .getByRole('button', { name: /^Modificar/ })
    .click()
  await theirs.getByRole('dialog').getByLabel('Correo').waitFor()
  await expect.poll(() => theirs.getByRole('dialog').getByLabel('Rol').count()).toBe(0)
  await expect
    .poll(() => theirs.getByRole('dialog').getByLabel('Victorias y derrotas').getAttribute('readonly'))
    .not.toBeNull()
})

it('shows an edit conflict, and overwrites nothing unseen', async (test) => {
  const player = await newPerson(product)
  const page = await browser.newPage(test, { as: admin, expects: refused(409) })
  await find(page, player)
  await rowOf(page, player)
    .getByRole('button', { name: /^Modificar/ })
    .click()
  const dialog = page.getByRole('dialog', { name: `Modificar a ${player.username}` })
  await dialog.getByLabel('Volute').fill('mi-volute')
  await dialog.getByLabel('Twitch').fill('mitwitch')
  await admin.api.updateAdminPlayer({
    params: { id: player.id },
    body: { volute: 'otro-volute', email: 'cambiado@trinchera.test' },
  })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const clash = dialog.getByRole('alert').filter({ hasText: 'Alguien lo cambió mientras lo editabas' })
  await clash.getByText('otro-volute').waitFor()
  await clash.getByText('mi-volute').waitFor()
  const stored = async () => {
    const { data } = await admin.api.getAdminPlayer({ params: { id: player.id } })
    return [data.volute, data.twitch, data.email]
  }
  expect(await stored()).toEqual(['otro-volute', null, 'cambiado@trinchera.test'])
  await clash.getByRole('button', { name: 'Dejar lo que hay ahora' }).click()
  await expect.poll(() => dialog.getByLabel('Volute').inputValue()).toBe('otro-volute')
  await expect.poll(() => dialog.getByLabel('Correo').inputValue()).toBe('cambiado@trinchera.test')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await toastSaying(page, 'Jugador modificado').waitFor()
  expect(await stored()).toEqual(['otro-volute', 'mitwitch', 'cambiado@trinchera.test'])
  await rowOf(page, player).getByText('cambiado@trinchera.test').waitFor()

  // A taken username is not an edit conflict: the error is shown at its field.
  const taken = await newPerson(product)
  await rowOf(page, player)
    .getByRole('button', { name: /^Modificar/ })
    .click()
  await dialog.getByLabel('Nombre de usuario').fill(taken.username)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await eventually(() => dialog.getByLabel('Nombre de usuario').getAttribute('aria-invalid'), 'true')
})

it('changes a password: a mismatch is shown at both fields and not sent', async (test) => {
  const player = await newPerson(product)
  const page = await browser.newPage(test, { as: admin, expects: [/ERR_FAILED/] })
  let calls = 0
  await page.route('**/admin/update-player-password/*', (route) => {
    calls++
    return route.continue()
  })
  await find(page, player)
  await rowOf(page, player)
    .getByRole('button', { name: /^Contraseña/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Modificar Contraseña' })
  await dialog.getByLabel('Contraseña', { exact: true }).fill('Una-clave-nueva-1')
  await dialog.getByLabel('Repetir contraseña').fill('Una-clave-nueva-2')
  await dialog.getByRole('button', { name: 'Modificar Contraseña' }).click()
  await dialog.getByText('Las contraseñas no coinciden').waitFor()
  await toastSaying(page, 'Las contraseñas no coinciden').waitFor()
  expect(calls).toBe(0)
  await dialog.getByRole('button', { name: 'Mostrar contraseña' }).first().click()
  await expect.poll(() => dialog.getByLabel('Contraseña', { exact: true }).getAttribute('type')).toBe('text')
  await dialog.getByLabel('Repetir contraseña').fill('Una-clave-nueva-1')
  await dialog.getByRole('button', { name: 'Modificar Contraseña' }).click()
  await toastSaying(page, 'Contraseña modificada').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await logIn(product, player.email, 'Una-clave-nueva-1')

  // If the change fails, the dialog closes too and the failure is shown.
  await page.unroute('**/admin/update-player-password/*')
  await page.route('**/admin/update-player-password/*', (route) => route.abort())
  await rowOf(page, player)
    .getByRole('button', { name: /^Contraseña/ })
    .click()
  for (const label of ['Contraseña', 'Repetir contraseña'])
    await dialog.getByLabel(label, { exact: true }).fill('Otra-clave-nueva-3')
  await dialog.getByRole('button', { name: 'Modificar Contraseña' }).click()
  await toastSaying(page, 'No pudimos cambiar la contraseña').waitFor()
  await dialog.waitFor({ state: 'detached' })
})

it('blocks a player with a reason, for rol 1 alone, and unblocks it', async (test) => {
  const player = await newPerson(product)
  const page = await browser.newPage(test, { as: admin })
  await find(page, player)
  await rowOf(page, player)
    .getByRole('button', { name: /^Bloquear/ })
    .click()
  const dialog = page.getByRole('dialog', { name: `Bloquear a ${player.username}` })
  await dialog.getByRole('button', { name: 'Bloquear' }).click()
  await dialog.getByText('Escribe el motivo').waitFor()
  await dialog.getByLabel('Motivo').fill('Lo pidió por correo')
  await dialog.getByRole('button', { name: 'Bloquear' }).click()
  await toastSaying(page, 'Cuenta bloqueada').waitFor()
  await rowOf(page, player).getByText('Bloqueada', { exact: true }).waitFor()
  await expect(logIn(product, player.email, player.password)).rejects.toMatchObject({ code: 401 })

  await rowOf(page, player)
    .getByRole('button', { name: /^Desbloquear/ })
    .click()
  const back = page.getByRole('dialog', { name: `Desbloquear a ${player.username}` })
  await back.getByLabel('Motivo').fill('Quedó resuelto')
  await back.getByRole('button', { name: 'Desbloquear' }).click()
  await toastSaying(page, 'Cuenta desbloqueada').waitFor()
  await rowOf(page, player).getByText('Al día').waitFor()
  await logIn(product, player.email, player.password)
})

it('suspends a player, live in their browser, and lifts it again', async (test) => {
  const player = await newPerson(product)
  const theirs = await browser.newPage(test, { as: player, expects: refused(401, 423) })
  await theirs.goto('/ladder')
  await untilLive(theirs)
  await theirs.getByRole('banner').getByRole('link', { name: 'Mi Cuenta' }).click()
  await theirs.getByRole('heading', { level: 1, name: 'Mi Cuenta' }).waitFor()
  await mark(theirs)
  const page = await browser.newPage(test, { as: await newStaff(product, admin, 2) })
  await find(page, player)
  await rowOf(page, player)
    .getByRole('button', { name: /^Suspender/ })
    .click()
  const dialog = page.getByRole('dialog', { name: `Suspender a ${player.username}` })
  await dialog.getByText('No tiene ninguna.').waitFor()
  await dialog.getByRole('radio', { name: '3 días' }).check()
  await dialog.getByRole('button', { name: `Suspender a ${player.username}` }).click()
  await dialog.getByText('Escribe el motivo').waitFor()
  const told = toastSaying(theirs, /suspendida.*Insultos en los comentarios/).waitFor()
  await dialog.getByLabel('Motivo').fill('Insultos en los comentarios')
  await dialog.getByRole('button', { name: `Suspender a ${player.username}` }).click()
  await toastSaying(page, 'Jugador suspendido').waitFor()
  await rowOf(page, player).getByText('Suspendida').waitFor()
  await told
  await atAddress(theirs, '/login?volver=%2Fladder%2Fmicuenta')
  expect(await isMarked(theirs)).toBe(true)

  await rowOf(page, player)
    .getByRole('button', { name: /^Suspender/ })
    .click()
  await dialog.getByText('Insultos en los comentarios').waitFor()
  await dialog.getByRole('button', { name: 'Levantar: Suspendida' }).click()
  await toastSaying(page, 'Suspensión levantada').waitFor()
  await dialog.getByText('No tiene ninguna.').waitFor()
  await logIn(product, player.email, player.password)
})

it('deletes a player after confirmation, and updates the list', async (test) => {
  const player = await newPerson(product)
  const page = await browser.newPage(test, { as: admin })
  await page.goto(`/panel-admin/jugadores?busqueda=${encodeURIComponent(player.username)}`)
  await rowOf(page, player)
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  const dialog = page.getByRole('dialog', { name: `Vas a eliminar a ${player.username}` })
  await dialog.getByText('Sus partidas quedan').waitFor()
  await dialog.getByRole('button', { name: `Eliminar a ${player.username}` }).click()
  await toastSaying(page, 'Jugador eliminado').waitFor()
  await eventually(() => rowOf(page, player).count(), 0)
})
