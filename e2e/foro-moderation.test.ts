import { newPerson } from '@trinchera/testing/people'
import { expect, it } from 'vitest'
import { open, opener, post, say } from './foro-pages'
import { admin, browser, product } from './fixture'
import { eventually, isMarked, mark, toastSaying, untilLive } from './screen'
import { newStaff } from './staff'
import { untilLiveAt, writing } from './writing'

it('a moderator cleans a run of spam in one act', async (test) => {
  const spammers = await Promise.all(Array.from({ length: 3 }, () => newPerson(product)))
  const victim = await open(await newPerson(product), 'Tema tranquilo', 'Off-topic')
  for (const one of spammers) {
    await open(one, `Oferta de ${one.username}`, 'Off-topic')
    await say(one, victim.id, 'Compra ya')
  }
  const moderator = await newStaff(product, admin, 1)
  const [page, reader] = await Promise.all([browser.newPage(test, { as: moderator }), browser.newPage(test)])
  await untilLiveAt(reader, `/foro/tema/${victim.id}-${victim.slug}`)
  await eventually(() => post(reader, 'Compra ya').count(), 3)
  await page.goto('/panel-admin/foro')
  for (const { username } of spammers) await page.getByLabel(`Elegir a ${username}`).check()
  await page.getByText('3 cuentas, 6 mensajes.').waitFor()
  await page.getByRole('button', { name: 'Limpiar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Vas a limpiar lo de 3 cuentas' })
  await dialog.getByRole('button', { name: 'Limpiar 6 mensajes' }).click()
  await dialog.getByText('Escribe el motivo').waitFor()
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Spam')
  await dialog.getByLabel('Suspenderlas de comentar').selectOption({ label: '1 semana' })
  await dialog.getByText('No pueden comentar por 1 semana.').waitFor()
  await dialog.getByRole('button', { name: 'Limpiar 6 mensajes' }).click()
  await toastSaying(page, 'de 3 cuentas').waitFor()
  await eventually(() => post(reader, 'Compra ya').count(), 0)
  expect((await admin.api.searchForo({ query: { q: 'Compra ya' } })).data).toEqual([])
})

it('a moderator pins, renames, moves, closes and deletes a topic, and who writes in it is told without losing the text', async (test) => {
  const writer = await newPerson(product)
  const tema = await open(await newPerson(product), 'Nombre viejo')
  const [page, mod] = await Promise.all([
    browser.newPage(test, { as: writer, expects: [/status of 404/] }),
    browser.newPage(test, { as: await newStaff(product, admin, 4), expects: [/status of 404/] }),
  ])
  for (const one of [page, mod]) await untilLiveAt(one, `/foro/tema/${tema.id}-mentira`)
  await page.waitForURL(/-nombre-viejo$/)
  await mark(page)
  await opener(page).click()
  await writing(page, 'Responder').click()
  await page.keyboard.type('A medio escribir')

  await mod.getByRole('button', { name: 'Fijar' }).click()
  await page.getByText('Fijado', { exact: true }).waitFor()
  await mod.getByRole('button', { name: 'Renombrar' }).click()
  await mod.getByRole('dialog').getByLabel('Título').fill('Nombre nuevo')
  await mod.getByRole('dialog').getByRole('button', { name: 'Renombrar tema' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nombre nuevo' }).waitFor()
  await page.waitForURL(/-nombre-nuevo$/)
  await mod.getByRole('button', { name: 'Mover' }).click()
  await mod.getByRole('dialog').getByLabel('Sección').selectOption({ label: 'Soporte' })
  await mod.getByRole('dialog').getByRole('button', { name: 'Mover tema' }).click()
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Soporte' }).waitFor()
  await mod.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await page.getByText('La moderación cerró este tema: ya no recibe respuestas').waitFor()
  await eventually(() => page.getByRole('button', { name: 'Enviar mensaje' }).getAttribute('aria-disabled'), 'true')
  await mod.getByRole('button', { name: 'Borrar tema' }).click()
  await mod.getByRole('dialog').getByRole('button', { name: 'Borrar tema' }).click()
  await mod.waitForURL(/\/foro\/soporte$/)
  await page.getByText('Este tema ya no está: su autor').waitFor()
  await writing(page, 'Responder').getByText('A medio escribir').waitFor()
  expect(await isMarked(page)).toBe(true)
})

it('tells a new account what it may not put yet before it is sent, and what was written today at its end', async (test) => {
  const me = await newPerson(product)
  const tema = await open(me, 'Cuenta nueva')
  const page = await browser.newPage(test, { as: me })
  await untilLiveAt(page, `/foro/tema/${tema.id}-${tema.slug}`)
  await opener(page).click()
  await page
    .getByText(/^Tu cuenta es nueva: todavía sin enlaces ni imágenes. Podrás desde el .* después de 2 mensajes más/)
    .waitFor()
  await page.getByText('Te quedan 4 mensajes por hoy.').waitFor()
  await writing(page, 'Responder').click()
  await page.keyboard.type('Miren https://trinchera.test')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await page.getByText('este texto no puede llevar enlaces ni imágenes todavía').waitFor()
  await writing(page, 'Responder').getByText('Miren https://trinchera.test').waitFor()
  for (let i = 0; i < 4; i++) await say(me, tema.id, `Mensaje ${i}`)
  await page.reload()
  await page.getByText('Ya escribiste todo lo de hoy.').waitFor()
  await eventually(() => page.getByRole('button', { name: 'Enviar mensaje' }).getAttribute('aria-disabled'), 'true')
})

it('hides what was reported, for who reads, its author and moderators, and shows it again', async (test) => {
  const [author, reader] = await Promise.all([newPerson(product), newPerson(product)])
  const tema = await open(await newPerson(product), 'Discusión brava')
  await say(author, tema.id, 'Algo feo')
  const [mod, page, own] = await Promise.all([
    browser.newPage(test, { as: await newStaff(product, admin, 4) }),
    browser.newPage(test, { as: reader }),
    browser.newPage(test, { as: author }),
  ])
  for (const one of [mod, page, own]) await untilLiveAt(one, `/foro/tema/${tema.id}-${tema.slug}`)
  await post(page, 'Algo feo')
    .getByRole('button', { name: /^Denunciar/ })
    .click()
  const dialog = page.getByRole('dialog', { name: `Vas a denunciar el mensaje de ${author.username}` })
  await dialog.getByLabel('Motivo').fill('Insulta')
  await dialog.getByRole('button', { name: 'Denunciar' }).click()
  await toastSaying(page, 'Gracias. La administración revisará el mensaje').waitFor()

  await mod.goto('/panel-admin/anuncios?pestana=comentarios')
  await mod.getByRole('link', { name: 'Discusión brava' }).click()
  await untilLive(mod)
  await post(mod, 'Algo feo')
    .getByRole('button', { name: /^Ocultar/ })
    .click()
  await mod.getByRole('dialog').getByRole('button', { name: 'Ocultar mensaje' }).click()
  await post(page, 'Algo feo').waitFor({ state: 'detached' })
  await post(own, 'Algo feo').getByText('Solo tú y la administración lo ven').waitFor()
  await post(mod, 'Algo feo')
    .getByRole('button', { name: /^Mostrar/ })
    .click()
  await mod.getByRole('dialog').getByRole('button', { name: 'Mostrar mensaje' }).click()
  await post(page, 'Algo feo').waitFor()
  await eventually(() => post(own, 'Algo feo').getByText('Oculto').count(), 0)
})
