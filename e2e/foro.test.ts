import type { Locator, Page } from 'playwright-core'
import { pagesOf } from '@trinchera/testing/browser'
import { adminOf, newClan, newPerson, newStage, type Person } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { afterAll, expect, it } from 'vitest'
import { findings, sticksOut } from './axe'
import { chromium } from './chromium'
import { atAddress, eventually, isMarked, mark, toasts, toastSaying, untilLive, untilShown } from './screen'
import { newStaff } from './staff'
import { smallTargets } from './targets'
import { untilLiveAt, writing } from './writing'

// A product of its own: others look at a site whose forum is empty.
const product = await startProduct()
afterAll(() => product.stop())
const browser = pagesOf(chromium, product)
const admin = await adminOf(product)

const phone = { width: 360, height: 740 } as const
const sections = new Map((await admin.api.listSecciones()).data.map((one) => [one.nombre, one]))
function section(nombre: string) {
  const found = sections.get(nombre)
  if (!found) throw new Error(`no section ${nombre}`)
  return found
}
const open = async (person: Person, titulo: string, nombre = 'Táctica y mapas') =>
  (await person.api.createTema({ body: { id_seccion: section(nombre).id, titulo, contenido: '<p>Lo abro yo.</p>' } }))
    .data
const say = async (person: Person, tema: number, contenido: string) =>
  (await person.api.createMensaje({ params: { id: tema }, body: { contenido: `<p>${contenido}</p>` } })).data

const post = (page: Page, text: string) => page.locator('[data-part="comment"]').filter({ hasText: text })
const opener = (page: Page) => page.getByRole('button', { name: 'Responder', exact: true })

it('an empty forum offers topics to begin with, and the form takes the title', async (test) => {
  const page = await browser.newPage(test, { as: await newPerson(product), ...phone })
  await untilLiveAt(page, '/foro')
  const last = page.getByRole('region', { name: 'Lo último' })
  await last.getByText('Todavía no hay temas').waitFor()
  const ideas = last.getByRole('list', { name: 'Para partir' })
  await eventually(() => ideas.getByRole('listitem').count(), sections.size)
  expect([...(await findings(page)), ...(await smallTargets(page)), await sticksOut(page)]).toEqual([0])
  await ideas.getByRole('link', { name: '¿Cómo llegaste a este juego?' }).click()
  await eventually(() => page.getByLabel('Título').inputValue(), '¿Cómo llegaste a este juego?')
  await eventually(() => page.getByLabel('Sección').locator('option:checked').textContent(), 'Off-topic')
})

it('two players write, hear, quote and react in two browsers', async (test) => {
  const [ana, beto] = await Promise.all([newPerson(product), newPerson(product)])
  const [page, other] = await Promise.all([browser.newPage(test, { as: ana }), browser.newPage(test, { as: beto })])
  // The first topic of an empty section, whose readers see it come.
  await untilLiveAt(other, '/foro/tactica-y-mapas')
  await other.getByText('Acá no hay temas todavía').waitFor()
  await untilLiveAt(page, '/foro/tactica-y-mapas')
  await page.getByRole('link', { name: 'Abrir el primero' }).click()
  await page.getByLabel('Título').fill('Rutas de Bazán')
  await writing(page, 'Primer mensaje').click()
  await page.keyboard.type('¿Por dónde se entra?')
  await page.reload()
  await writing(page, 'Primer mensaje').getByText('¿Por dónde se entra?').waitFor()
  expect(await page.getByLabel('Título').inputValue()).toBe('Rutas de Bazán')
  await page.getByRole('button', { name: 'Publicar tema' }).click()
  await page.waitForURL(/\/foro\/tema\/\d+-rutas-de-bazan$/)
  await untilLive(page)
  await other.getByRole('button', { name: '1 tema con novedades' }).click()
  await other.getByRole('link', { name: 'Rutas de Bazán' }).click()
  await untilLive(other)
  await mark(other)
  await mark(page)

  // What one writes is told while it is written, and heard once it is sent.
  await opener(other).click()
  await writing(other, 'Responder').click()
  await other.keyboard.type('Por el patio')
  await page.getByText(`${beto.username} está escribiendo…`).waitFor()
  await other.getByRole('button', { name: 'Enviar mensaje' }).click()
  await toastSaying(other, 'Respuesta enviada').waitFor()
  await post(page, 'Por el patio').first().waitFor()
  await page.getByText(`Nuevo mensaje de ${beto.username}`).waitFor({ state: 'attached' })
  await eventually(() => page.getByText('está escribiendo…').count(), 0)

  // A quote leads to what it answers, and its draft outlives a reload.
  await post(page, 'Por el patio')
    .first()
    .getByRole('button', { name: `Citar el mensaje de ${beto.username}` })
    .click()
  await writing(page, 'Responder').waitFor()
  await page.keyboard.type('Yo cubro')
  await page.getByText(/^Borrador guardado/).waitFor()
  await page.reload()
  await page.getByText(`Respondes a ${beto.username}: Por el patio`).waitFor()
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  const quote = post(other, 'Yo cubro').getByRole('link', { name: `${beto.username} escribió: Por el patio` })
  await quote.click()
  await other.waitForURL(/\?mensaje=\d+$/)
  await expect
    .poll(() => other.evaluate(() => document.activeElement?.textContent?.includes('Por el patio')))
    .toBe(true)

  // A reaction is there at once, for both, however often it is pressed.
  await post(page, 'Por el patio')
    .first()
    .getByRole('button', { name: `Reaccionar al mensaje de ${beto.username}` })
    .click()
  await post(page, 'Por el patio').first().getByRole('button', { name: 'Respeto', exact: true }).click()
  const given = post(other, 'Por el patio').first().getByRole('button', { name: 'Respeto: 1' })
  await given.waitFor()
  expect(await given.getAttribute('aria-pressed')).toBe('false')
  await given.click()
  await post(page, 'Por el patio').first().getByRole('button', { name: 'Respeto: 2' }).click()
  await post(other, 'Por el patio').first().getByRole('button', { name: 'Respeto: 1' }).waitFor()

  // One corrects and takes back what nobody answered.
  await post(page, 'Yo cubro').getByRole('button', { name: 'Corregir' }).click()
  await writing(page, 'Tu mensaje').waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' la escalera')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await post(other, 'Yo cubro la escalera').getByText('corregido').waitFor()
  await post(page, 'Yo cubro la escalera')
    .getByRole('button', { name: /^Borrar/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar mensaje' }).click()
  await post(other, 'Yo cubro la escalera').waitFor({ state: 'detached' })
  expect(await isMarked(other)).toBe(true)
})

it('a newcomer looks for a clan, its leader invites from the topic, and the newcomer is in it', async (test) => {
  const etapa = await newStage(admin, { nombre: 'Etapa de verano' })
  const [leader, newcomer] = await Promise.all([newPerson(product), newPerson(product)])
  await newClan(leader, etapa, 'Los Zorros', 'ZRR')
  const page = await browser.newPage(test, { as: newcomer, ...phone })
  await page.goto('/foro/nuevo?seccion=busco-clan-busco-gente')
  await page.getByLabel('Busco', { exact: true }).selectOption('clan')
  await page.getByLabel('Etapa').selectOption({ label: 'Juego de Etapa de verano · Etapa de verano' })
  await page.getByLabel('Horario').fill('Domingos, 21:00')
  await page.getByLabel('Puesto').fill('Médico')
  await page.getByLabel('Título').fill('Vuelvo y busco clan')
  await writing(page, 'Primer mensaje').click()
  await page.keyboard.type('Tengo micrófono.')
  await page.getByRole('button', { name: 'Publicar tema' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vuelvo y busco clan' }).waitFor()
  await untilLive(page)

  const lead = await browser.newPage(test, { as: leader })
  await untilLiveAt(lead, '/foro/busco-clan-busco-gente')
  const row = lead.getByRole('listitem').filter({ hasText: 'Vuelvo y busco clan' })
  await row.getByText('Domingos, 21:00').waitFor()
  await row.getByRole('link', { name: 'Vuelvo y busco clan' }).click()
  await lead.getByRole('button', { name: `Invitar a ${newcomer.username}` }).click()
  await lead.getByText(`Invitaste a ${newcomer.username}`).waitFor()

  await toastSaying(page, 'Los Zorros te invita a entrar al clan').waitFor()
  await page.goto('/ladder/micuenta')
  await page.getByRole('button', { name: 'Aceptar la invitación de Los Zorros' }).click()
  await toastSaying(page, 'Ya eres de Los Zorros').waitFor()
  expect(
    (await newcomer.api.getPlayer({ params: { id: newcomer.id } })).data.clanes.map(({ nombre }) => nombre),
  ).toEqual(['Los Zorros'])
  await eventually(() => lead.getByText(`${newcomer.username} ya tiene clan en esta etapa.`).count(), 1)
})

it('a player asks to join from the topic of a clan that looks for people, and its leader takes them in', async (test) => {
  const etapa = await newStage(admin, { nombre: 'Etapa de otoño' })
  const [leader, newcomer] = await Promise.all([newPerson(product), newPerson(product)])
  const clan = await newClan(leader, etapa, 'Los Peucos', 'PCS')
  const { data: tema } = await leader.api.createTema({
    body: {
      id_seccion: section('Busco clan / busco gente').id,
      titulo: 'Los Peucos buscan a dos',
      contenido: '<p>Entrenamos los martes.</p>',
      busca: { tipo: 'gente', id_etapa: etapa.id, horario: 'Martes' },
    },
  })
  const page = await browser.newPage(test, { as: newcomer, ...phone })
  await untilLiveAt(page, `/foro/tema/${tema.id}-${tema.slug}`)
  await page.getByRole('button', { name: 'Pedir entrar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir entrar' }).click()
  await page.getByText('Falta que te contesten').waitFor()
  const lead = await browser.newPage(test, { as: leader })
  await lead.goto(`/ladder/detalle-clan/${clan.id}`)
  await lead.getByRole('button', { name: `Aceptar a ${newcomer.username}` }).click()
  await toastSaying(page, 'Te aceptaron en Los Peucos').waitFor()
  await page.getByText('Es tu clan.').waitFor()
})

it('a reader goes on where they were on another device', async (test) => {
  const [editor, reader] = [await newStaff(product, admin, 4), await newPerson(product)]
  const tema = await open(editor, 'Crónica de una liga')
  for (let i = 2; i <= 45; i++) await say(editor, tema.id, `Capítulo ${i}.`)
  const address = `/foro/tema/${tema.id}-${tema.slug}`
  const desk = await browser.newPage(test, { as: reader })
  await untilLiveAt(desk, address)
  await desk.getByRole('button', { name: 'Página siguiente' }).first().click()
  await post(desk, 'Capítulo 33.').scrollIntoViewIfNeeded()
  await expect
    .poll(async () => (await reader.api.getTema({ params: { id: tema.id }, query: {} })).data.primer_no_leido)
    .not.toBeNull()
  const next = async () => (await reader.api.getTema({ params: { id: tema.id }, query: {} })).data
  await expect.poll(async () => (await next()).pagina_no_leido).toBe(2)
  await desk.close()

  const mobile = await browser.newPage(test, { as: reader, ...phone })
  await untilLiveAt(mobile, '/foro/tactica-y-mapas')
  await mobile.getByRole('link', { name: 'Crónica de una liga' }).click()
  const line = mobile.getByText('Nuevo desde tu última visita')
  await line.waitFor()
  await expect.poll(() => line.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2)).toBe(true)
  await expect.poll(() => post(mobile, 'Capítulo 31.').count()).toBe(1)
  // Read to its end, nothing is left unread.
  await post(mobile, 'Capítulo 45.').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await next()).primer_no_leido).toBeNull()

  // What comes below while one reads above moves nothing.
  await mobile.evaluate(() => scrollTo(0, 0))
  const top = await mobile.getByRole('heading', { level: 1 }).boundingBox()
  await say(editor, tema.id, 'Capítulo nuevo.')
  const pill = mobile.getByRole('button', { name: '1 mensaje nuevo' })
  await pill.waitFor()
  expect(await mobile.getByRole('heading', { level: 1 }).boundingBox()).toEqual(top)
  await pill.click()
  await pill.waitFor({ state: 'detached' })
  await expect.poll(async () => (await next()).primer_no_leido).toBeNull()
})

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
  expect(await page.getByRole('button', { name: 'Enviar mensaje' }).getAttribute('aria-disabled')).toBe('true')
  await mod.getByRole('button', { name: 'Borrar tema' }).click()
  await mod.getByRole('dialog').getByRole('button', { name: 'Borrar tema' }).click()
  await mod.waitForURL(/\/foro\/soporte$/)
  await page.getByText('Este tema ya no está: su autor').waitFor()
  await writing(page, 'Responder').getByText('A medio escribir').waitFor()
  expect(await isMarked(page)).toBe(true)
})

it('keeps an answer that could not be sent, and sends it once', async (test) => {
  const tema = await open(await newPerson(product), 'Mala línea')
  const me = await newPerson(product)
  const page = await browser.newPage(test, { as: me, expects: [/ERR_(FAILED|INTERNET_DISCONNECTED)/] })
  await untilLiveAt(page, `/foro/tema/${tema.id}-${tema.slug}`)
  const calls = '**/api/v1/foro/temas/*/mensajes*'
  await page.route(calls, (route) => route.abort())
  await opener(page).click()
  await writing(page, 'Responder').click()
  await page.keyboard.type('Llego tarde')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await post(page, 'Llego tarde').getByText('Pendiente de envío').waitFor()
  await page.reload()
  await post(page, 'Llego tarde').getByRole('button', { name: 'Reintentar' }).waitFor()
  await page.unroute(calls)
  await post(page, 'Llego tarde').getByRole('button', { name: 'Reintentar' }).click()
  await toastSaying(page, 'Se envió lo que quedó pendiente: un mensaje.').waitFor()
  await eventually(() => post(page, 'Llego tarde').getByText('Pendiente de envío').count(), 0)
  expect((await me.api.getTema({ params: { id: tema.id }, query: {} })).meta.total).toBe(2)
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
  expect(await page.getByRole('button', { name: 'Enviar mensaje' }).getAttribute('aria-disabled')).toBe('true')
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

it('lists what one follows and has not read, and leaves out what one muted', async (test) => {
  const [writer, reader] = await Promise.all([newPerson(product), newPerson(product)])
  const [followed, muted] = [await open(writer, 'Tema seguido'), await open(writer, 'Tema callado')]
  const page = await browser.newPage(test, { as: reader })
  for (const [tema, choice] of [
    [followed, 'seguir'],
    [muted, 'silenciar'],
  ] as const) {
    await untilLiveAt(page, `/foro/tema/${tema.id}-${tema.slug}`)
    await page.getByLabel('Avisarme').selectOption(choice)
    await toastSaying(page, choice === 'seguir' ? 'Sigues el tema' : 'Silenciaste el tema').waitFor()
    await expect
      .poll(async () => (await reader.api.getTema({ params: { id: tema.id }, query: {} })).data.primer_no_leido)
      .toBeNull()
  }
  await page.goto('/ladder')
  for (const { id } of [followed, muted]) await say(writer, id, 'Otra cosa')
  await untilLiveAt(page, '/foro')
  const last = page.getByRole('region', { name: 'Lo último' })
  await last.getByRole('tab', { name: 'Seguidos' }).click()
  await eventually(() => last.getByRole('heading', { level: 3 }).allTextContents(), ['Tema seguido1 sin leer'])
  await last.getByRole('tab', { name: 'Sin leer' }).click()
  await last.getByRole('link', { name: 'Tema seguido' }).waitFor()
  await eventually(() => last.getByRole('link', { name: 'Tema callado' }).count(), 0)
})

it('finds words and says what was not found', async (test) => {
  await open(await newPerson(product), 'La pólvora mojada')
  const page = await browser.newPage(test, { expects: [/status of 400/] })
  await untilLiveAt(page, '/foro')
  await page.getByRole('searchbox', { name: 'Buscar en el foro' }).fill('POLVORA moj')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'La pólvora mojada' }).waitFor()
  await atAddress(page, '/foro/buscar?q=POLVORA%20moj')
  await eventually(() => page.locator('mark').allTextContents(), ['pólvora', 'mojada'])
  await page.getByRole('searchbox', { name: 'Buscar en el foro' }).fill('inexistente')
  await page.keyboard.press('Enter')
  await page.getByText('Nada con «inexistente»').waitFor()
  await page.getByRole('searchbox', { name: 'Buscar en el foro' }).fill('¿?')
  await page.keyboard.press('Enter')
  await page.getByText('Eso no se puede buscar').waitFor()
})

it('is told to a screen reader post by post, and answered, reacted to, corrected and deleted by keys alone', async (test) => {
  const [ana, beto] = await Promise.all([newPerson(product), newPerson(product)])
  const tema = await open(ana, 'Con teclado')
  const [first] = (await ana.api.getTema({ params: { id: tema.id }, query: {} })).data.mensajes
  if (!first) throw new Error('no first post')
  await beto.api.readTema({ params: { id: tema.id }, body: { hasta: first.id } })
  const answer = { contenido: '<p>Por el <b>patio</b></p>', cita: first.id }
  const { id } = (await ana.api.createMensaje({ params: { id: tema.id }, body: answer })).data
  const [page, other] = [await browser.newPage(test, { as: beto }), await browser.newPage(test, { as: ana })]
  const address = `/foro/tema/${tema.id}-${tema.slug}`
  await untilLiveAt(page, address)
  const list = page.getByRole('list', { name: 'Mensajes', exact: true })
  const today = expect.stringMatching(/^ +- time: hoy, \d\d:\d\d$/)
  const told = (number: number, mensaje: number, text: readonly string[]) => [
    `  - listitem "Mensaje ${number} de ${ana.username}":`,
    `    - link "${ana.username}":`,
    `      - /url: /ladder/detalle-jugador/${ana.id}`,
    today,
    `    - link "Enlace al mensaje ${number}":`,
    `      - /url: ${address}?mensaje=${mensaje}`,
    `      - text: "#${number}"`,
    ...text,
    `    - group "Reacciones al mensaje de ${ana.username}":`,
    `      - button "Reaccionar al mensaje de ${ana.username}": Reaccionar`,
    `    - button "Citar el mensaje de ${ana.username}": Citar`,
    `    - button "Denunciar el mensaje de ${ana.username}": Denunciar`,
  ]
  await expect
    .poll(async () => (await list.ariaSnapshot()).split('\n'))
    .toEqual([
      '- list "Mensajes":',
      ...told(1, first.id, ['    - paragraph: Lo abro yo.']),
      '  - listitem: Nuevo desde tu última visita',
      ...told(2, id, [
        '    - paragraph:',
        `      - 'link "${ana.username} escribió: Lo abro yo."':`,
        `        - /url: ${address}?mensaje=${first.id}`,
        '    - paragraph:',
        '      - text: Por el',
        '      - strong: patio',
      ]),
    ])
  // It opens where one goes on.
  const focused = (what: Locator) => what.and(page.locator(':focus')).waitFor()
  await focused(list.getByRole('listitem').filter({ hasText: 'Nuevo desde tu última visita' }))

  await opener(page).focus()
  await page.keyboard.press('Enter')
  await focused(writing(page, 'Responder'))
  await page.keyboard.type('Sin ratón')
  for (let i = 0; i < 2; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await toastSaying(page, 'Respuesta enviada').waitFor()
  await post(page, 'Sin ratón').waitFor()
  await focused(opener(page))

  await list
    .getByRole('button', { name: `Reaccionar al mensaje de ${ana.username}` })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: 'Respeto', exact: true }).focus()
  await page.keyboard.press('Space')
  await list.getByRole('button', { name: 'Respeto: 1', pressed: true }).waitFor()
  await focused(list.getByRole('button', { name: `Reaccionar al mensaje de ${ana.username}` }).last())
  await list
    .getByRole('button', { name: `Citar el mensaje de ${ana.username}` })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByText(`Respondes a ${ana.username}: Por el patio`).waitFor()
  await focused(writing(page, 'Responder'))

  const own = list.getByRole('listitem', { name: `Mensaje 3 de ${beto.username}` })
  await own.getByRole('button', { name: 'Corregir' }).focus()
  await page.keyboard.press('Enter')
  await focused(writing(page, 'Tu mensaje'))
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' ni pantalla')
  for (let i = 0; i < 2; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await own.getByText('Sin ratón ni pantalla').waitFor()
  await focused(own.getByRole('button', { name: 'Corregir' }))
  await own.getByRole('button', { name: `Borrar el mensaje de ${beto.username}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar mensaje' }).focus()
  await page.keyboard.press('Enter')
  await own.waitFor({ state: 'detached' })
  await focused(list)

  // Who writes, and what they wrote, is said without taking the focus; the same words a second time too.
  await untilLiveAt(other, address)
  await opener(other).click()
  await writing(other, 'Responder').click()
  await other.keyboard.type('Yo voy')
  await page
    .getByRole('status')
    .filter({ hasText: `${ana.username} está escribiendo…` })
    .waitFor()
  const spoken = page.locator('[aria-live="polite"]').getByText(`Nuevo mensaje de ${ana.username}`)
  await other.getByRole('button', { name: 'Enviar mensaje' }).click()
  await spoken.waitFor({ state: 'attached' })
  const before = await spoken.elementHandle()
  await say(ana, tema.id, 'Y vuelvo')
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false)
  await spoken.waitFor({ state: 'attached' })
  await focused(list)
})

it.for(['dark', 'light'] as const)(
  'leaves axe and fingers nothing to find on a phone, %s',
  async (colorScheme, test) => {
    const person = await newPerson(product)
    const tema = await open(person, `Revisado en ${colorScheme} ${'sinespacios'.repeat(6)}`)
    const { id } = await say(admin, tema.id, 'Bien dicho')
    await admin.api.reactMensaje({ params: { id }, body: { tipo: 'bien' } })
    const page = await browser.newPage(test, { as: person, colorScheme, ...phone })
    const wrong = async () => {
      await eventually(() => toasts(page).count(), 0)
      return [
        ...(await findings(page)),
        ...(await smallTargets(page)),
        ...((await sticksOut(page)) > 0 ? ['sticks out'] : []),
      ]
    }
    for (const address of [
      '/foro',
      '/foro/tactica-y-mapas',
      '/foro/nuevo?seccion=busco-clan-busco-gente',
      '/foro/buscar?q=revisado',
    ]) {
      await page.goto(address)
      await untilShown(page)
      expect(await wrong()).toEqual([])
    }
    await page.goto(`/foro/tema/${tema.id}-${tema.slug}`)
    await untilShown(page)
    await post(page, 'Bien dicho')
      .getByRole('button', { name: /^Reaccionar/ })
      .first()
      .click()
    expect(await wrong()).toEqual([])
    await post(page, 'Bien dicho')
      .getByRole('button', { name: /^Citar/ })
      .click()
    await writing(page, 'Responder').waitFor()
    expect(await wrong()).toEqual([])
  },
)
