import { pagesOf } from '@trinchera/testing/browser'
import { adminOf, newClan, newPerson, newEtapa } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { afterAll, expect, it } from 'vitest'
import { findings, sticksOut } from './axe'
import { chromium } from './chromium'
import { open, opener, phone, post, section } from './foro-pages'
import { eventually, isMarked, mark, toastSaying, untilLive } from './screen'
import { smallTargets } from './targets'
import { untilLiveAt, untilWriting, writing } from './writing'

// Starts its own product, because other tests expect a site with an empty foro.
const product = await startProduct()
afterAll(() => product.stop())
const browser = pagesOf(chromium, product)
const admin = await adminOf(product)

it('an empty forum offers topics to begin with, and the form takes the title', async (test) => {
  const page = await browser.newPage(test, { as: await newPerson(product), ...phone })
  await untilLiveAt(page, '/foro')
  const last = page.getByRole('region', { name: 'Lo último' })
  await last.getByText('Todavía no hay temas').waitFor()
  const ideas = last.getByRole('list', { name: 'Para partir' })
  await eventually(() => ideas.getByRole('listitem').count(), (await admin.api.listSecciones()).data.length)
  expect([...(await findings(page)), ...(await smallTargets(page)), await sticksOut(page)]).toEqual([0])
  await ideas.getByRole('link', { name: '¿Cómo llegaste a este juego?' }).click()
  await eventually(() => page.getByLabel('Título').inputValue(), '¿Cómo llegaste a este juego?')
  await eventually(() => page.getByLabel('Sección').locator('option:checked').textContent(), 'Off-topic')
})

it('two players write, hear, quote and react in two browsers', async (test) => {
  const [ana, beto] = await Promise.all([newPerson(product), newPerson(product)])
  const [page, other] = await Promise.all([browser.newPage(test, { as: ana }), browser.newPage(test, { as: beto })])
  // The first topic of an empty section appears live for a reader of the section.
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
  await page.getByRole('heading', { level: 1, name: 'Rutas de Bazán' }).waitFor()
  await untilLive(page)
  await other.getByRole('button', { name: '1 tema con novedades' }).click()
  await other.getByRole('link', { name: 'Rutas de Bazán' }).click()
  await untilLive(other)
  await mark(other)
  await mark(page)

  // Others see that somebody is writing, and the post once it is sent.
  await opener(other).click()
  await writing(other, 'Responder').click()
  await other.keyboard.type('Por el patio')
  await page.getByText(`${beto.username} está escribiendo…`).waitFor()
  await other.getByRole('button', { name: 'Enviar mensaje' }).click()
  await toastSaying(other, 'Respuesta enviada').waitFor()
  await post(page, 'Por el patio').first().waitFor()
  await page.getByText(`Nuevo mensaje de ${beto.username}`).waitFor({ state: 'attached' })
  await eventually(() => page.getByText('está escribiendo…').count(), 0)

  // A quote links to the quoted post, and a draft with a quote survives a reload.
  await post(page, 'Por el patio')
    .first()
    .getByRole('button', { name: `Citar el mensaje de ${beto.username}` })
    .click()
  await untilWriting(page, 'Responder')
  await page.keyboard.type('Yo cubro')
  await page.getByText(/^Borrador guardado/).waitFor()
  let load = () => {}
  const loads = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/assets/RichEditor-*.js', (route) => loads.then(() => route.continue()))
  await page.reload()
  await page.getByText(`Respondes a ${beto.username}: Por el patio`).waitFor()
  await page.getByRole('button', { name: 'Enviar mensaje' }).click() // the draft is sent although the editor is still loading
  await post(page, 'Yo cubro').first().waitFor()
  load()
  const quote = post(other, 'Yo cubro').getByRole('link', { name: `${beto.username} escribió: Por el patio` })
  await quote.click()
  await other.waitForURL(/\?mensaje=\d+$/)
  await expect
    .poll(() => other.evaluate(() => document.activeElement?.textContent?.includes('Por el patio')))
    .toBe(true)

  // A reaction appears at once for both, however often it is pressed.
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

  // Authors may correct and delete posts that nobody answered.
  await post(page, 'Yo cubro').getByRole('button', { name: 'Corregir' }).click()
  await untilWriting(page, 'Tu mensaje')
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
  const etapa = await newEtapa(admin, { nombre: 'Etapa de verano' })
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
  const invited = toastSaying(page, 'Los Zorros te invita a entrar al clan').waitFor()
  await lead.getByRole('button', { name: `Invitar a ${newcomer.username}` }).click()
  await lead.getByText(`Invitaste a ${newcomer.username}`).waitFor()

  await invited
  await page.goto('/ladder/micuenta')
  await page.getByRole('button', { name: 'Aceptar la invitación de Los Zorros' }).click()
  await toastSaying(page, 'Ya eres de Los Zorros').waitFor()
  expect(
    (await newcomer.api.getPlayer({ params: { id: newcomer.id } })).data.clanes.map(({ nombre }) => nombre),
  ).toEqual(['Los Zorros'])
  await eventually(() => lead.getByText(`${newcomer.username} ya tiene clan en esta etapa.`).count(), 1)
})

it('a player asks to join from the topic of a clan that looks for people, and its leader takes them in', async (test) => {
  const etapa = await newEtapa(admin, { nombre: 'Etapa de otoño' })
  const [leader, newcomer] = await Promise.all([newPerson(product), newPerson(product)])
  const clan = await newClan(leader, etapa, 'Los Peucos', 'PCS')
  const { data: tema } = await leader.api.createTema({
    body: {
      id_seccion: await section(leader, 'Busco clan / busco gente'),
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
  await untilLive(page)
  const sent = toastSaying(page, 'Se envió lo que quedó pendiente: un mensaje.').waitFor()
  await page.unroute(calls)
  // The page also retries by itself, for example when it goes live, so the button may be gone before it is pressed.
  await Promise.race([post(page, 'Llego tarde').getByRole('button', { name: 'Reintentar' }).click(), sent])
  await sent
  await eventually(() => post(page, 'Llego tarde').getByText('Pendiente de envío').count(), 0)
  expect((await me.api.getTema({ params: { id: tema.id }, query: {} })).meta.total).toBe(2)
})
