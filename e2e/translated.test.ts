import type { Page } from 'playwright-core'
import { paths } from '@trinchera/contract/site-paths'
import { pagesOf, type RunningTest, type PageOptions } from '@trinchera/testing/browser'
import { startGameServer } from '@trinchera/testing/game-server'
import { adminOf } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { startTwitch } from '@trinchera/testing/twitch'
import { afterAll, expect, it } from 'vitest'
import { chromium } from './chromium'
import { open as openTopic, say } from './foro-pages'
import { inHours } from './retos'
import { eventually } from './screen'
import { newEtapaOf } from './etapa'
import { newAnuncio, newEditor, writing, written } from './writing'

// Pages that the browser translates. `browser.newPage` checks that no page has an error.

const [twitch, game] = await Promise.all([
  startTwitch(),
  startGameServer({ hostname: 'Trinchera Prueba', mapname: 'obj/obj_team2', maxplayers: 12, players: [] }),
])
const product = await startProduct({
  ...twitch.env,
  GAME_HOST: '127.0.0.2',
  GAME_POLL_SECONDS: '1',
  STREAM_POLL_SECONDS: '1',
})
afterAll(() => Promise.all([product.stop(), twitch.stop(), game.stop()]))
const browser = pagesOf(chromium, product)
const admin = await adminOf(product)
const editor = await newEditor(product, admin)
const { data: opciones } = await admin.api.getOpciones()
await admin.api.updateOpciones({
  body: {
    servidores: opciones.servidores.map((one, i) =>
      i === 0 ? { ...one, host: '127.0.0.1', puerto_consulta: game.port } : one,
    ),
    streamers: ['quiltro_tv'],
  },
})
twitch.name('quiltro_tv', 'QuiltroTV')
const etapa = await newEtapaOf(product, admin, 4)
const { clan, report, address } = etapa

/** Does what Chrome's translation does to a page: replaces each text node, including later ones, by two <font> elements. */
function translate() {
  const skipped = 'script, style, noscript, textarea, font, code, svg, [translate="no"]'
  const replace = (text: Node) => {
    if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(skipped)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `en:${text.nodeValue}`
    outer.append(inner)
    text.parentElement.replaceChild(outer, text)
  }
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(replace)
  }
  document.addEventListener('DOMContentLoaded', () => {
    replaceAll(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (node.nodeType === Node.TEXT_NODE) replace(node)
          else if (node.nodeType === Node.ELEMENT_NODE && node.nodeName !== 'FONT') replaceAll(node)
        }
    }).observe(document.body, { childList: true, subtree: true })
  })
}

const main = (page: Page) => page.getByRole('main')
/** Waits until the screen shows a text. Words are translated; names and numbers are not. */
const reads = (page: Page, text: string | RegExp) => main(page).getByText(text).first().waitFor()

async function translated(test: RunningTest, path: string, options?: PageOptions) {
  const page = await browser.newPage(test, options)
  await page.addInitScript(translate)
  await page.goto(path)
  await page.locator('main font').first().waitFor({ state: 'attached' })
  const unready = 'main [aria-busy="true"], main [data-part="skeleton"], .live-badge:not(:has(.live))'
  await eventually(() => page.locator(unready).count(), 0)
  return page
}

/** A clan's row in the etapa's table, found by the clan's id because the caption is translated. */
const rowOf = (page: Page, { id }: { id: number }) => page.locator(`tr[data-row="${id}"]`)
const recordOf = (page: Page, of: { id: number }) => rowOf(page, of).locator('.record-cell').innerText()

it('follows the ladder to the tenth win in a row', async (test) => {
  await report(1, 2)
  for (let win = 0; win < 9; win++) await report(0, 2)
  const [table, home, ladder, own, other, player, mine, frame] = await Promise.all([
    translated(test, address),
    translated(test, '/'),
    translated(test, '/ladder'),
    translated(test, paths.clan(clan(0).id)),
    translated(test, paths.clan(clan(2).id)),
    translated(test, paths.jugador(clan(0).leader.id)),
    translated(test, '/', { as: clan(0).leader }),
    translated(test, `/embed/etapa/${etapa.id}`),
  ])
  await rowOf(table, clan(0)).getByText('+9', { exact: true }).waitFor()
  await report(0, 1)
  await rowOf(table, clan(0)).getByText('en:🔥 racha de 10 victorias', { exact: true }).waitFor({ state: 'attached' })
  await eventually(() => recordOf(table, clan(0)), '10–0')
  await eventually(() => recordOf(table, clan(1)), '1–1')
  for (const page of [ladder, own, player, mine]) await reads(page, /^10–0$/)
  await reads(home, /10–0|Compañía A/)
  await reads(other, /^0–10$/)
  await frame.getByText('10–0', { exact: true }).waitFor()
  // the place changes too, and the streak ends
  await report(1, 0)
  await eventually(() => recordOf(table, clan(0)), '10–1')
  await eventually(() => recordOf(table, clan(1)), '2–1')
  await rowOf(table, clan(0)).getByText('−1', { exact: true }).waitFor()
  for (const page of [ladder, own, player, mine]) await reads(page, /^10–1$/)
  await frame.getByText('10–1', { exact: true }).waitFor()
  // only the changed rows are highlighted
  await eventually(() => frame.locator('li.changed').count(), 2)
})

it('follows comments and the posts of a topic', async (test) => {
  const anuncio = await newAnuncio(editor, 'Fechas del invierno')
  const tema = await openTopic(clan(0).leader, 'Flancos de Brest')
  const comments = await translated(test, paths.anuncio(anuncio.id), { as: clan(3).leader })
  const posts = await translated(test, paths.tema(tema.id, tema.slug), { as: clan(3).leader })
  const list = await translated(test, paths.foro)
  for (const n of [1, 2, 3]) {
    await clan(1).leader.api.createComment({ body: { contenido: `<p>Presente ${n}</p>`, idAnuncio: anuncio.id } })
    await say(clan(1).leader, tema.id, `Por la iglesia ${n}`)
  }
  await reads(comments, 'Presente 3')
  await reads(posts, 'Por la iglesia 3')
  await reads(list, /3/)
  // the player's own text is sent as it was typed, not translated
  await comments.getByRole('button', { name: 'Comentar Este Anuncio' }).click()
  await writing(comments, 'Comentar Este Anuncio').click()
  await comments.keyboard.type('Voy el martes')
  await eventually(() => written(writing(comments, 'Comentar Este Anuncio')), '<p>Voy el martes</p>')
  await comments.getByRole('button', { name: 'Enviar' }).click()
  await reads(comments, 'Voy el martes')
  const stored = async () => JSON.stringify((await admin.api.listComments({ params: { id: anuncio.id } })).data)
  await expect.poll(stored).toContain('<p>Voy el martes</p>')
})

it('follows a reto, a torneo, servers and streams', async (test) => {
  const fecha = inHours(30)
  const { data: reto } = await clan(0).leader.api.createReto({
    body: { id_clan_retador: clan(0).id, id_clan_retado: clan(1).id, fechas: [fecha] },
  })
  const { data: torneo } = await admin.api.createTorneo({
    body: {
      nombre: 'Copa del Faro',
      descripcion: 'Cuatro equipos',
      inicio: inHours(3),
      inscripcion_hasta: inHours(2),
      formato: 'simple',
      id_etapa: etapa.id,
      cupos: 4,
      mejor_de: 1,
    },
  })
  const at = { params: { id: torneo.id } }
  const [retoPage, retos, bracket, board, servers, streams, home] = await Promise.all([
    translated(test, paths.reto(reto.id), { as: clan(0).leader }),
    translated(test, paths.retos, { as: clan(1).leader }),
    translated(test, paths.torneo(torneo.id)),
    translated(test, paths.torneoPantalla(torneo.id)),
    translated(test, paths.servidores),
    translated(test, paths.stream),
    translated(test, '/'),
  ])
  await clan(1).leader.api.answerReto({ params: { id: reto.id }, body: { respuesta: 'aceptar', fecha } })
  await reads(retoPage, 'en:Acordado')
  await reads(retos, 'en:Acordado')

  for (const i of [0, 1, 2, 3])
    await clan(i).leader.api.enrolTorneo({ ...at, body: { id_clan: clan(i).id, plantel: [clan(i).leader.id] } })
  await reads(bracket, /4 de 4/)
  await admin.api.seedTorneo({ ...at, body: { orden: [0, 1, 2, 3].map((i) => clan(i).id) } })
  await admin.api.startTorneo(at)
  await admin.api.ruleTorneoMatch({
    params: { id: torneo.id, partida: 1 },
    body: { ganador: clan(3).id, marcador: null, motivo: 'Visto el video' },
  })
  for (const page of [bracket, board]) {
    const final = page.locator('[data-partida="3"]').first()
    await final.getByText(clan(3).nombre, { exact: true }).waitFor({ state: 'attached' })
  }

  twitch.goLive('quiltro_tv', { viewer_count: 41, thumbnail_url: '' })
  for (const players of [3, 7]) {
    game.state.players = Array.from({ length: players }, (_, i) => ({ nombre: `Soldado ${i + 1}`, frags: i, ping: 20 }))
    await reads(servers, `${players}`)
    await reads(home, `${players}`)
  }
  await reads(streams, /QuiltroTV/)
})

it('follows the panel, the bell, the toasts and Radio', async (test) => {
  const queue = await translated(test, paths.panelAdmin('reportes'), { as: admin })
  const waiting = await translated(test, paths.panelAdmin(), { as: admin })
  const leader = await translated(test, '/', { as: clan(1).leader })
  const { data: match } = await report(0, 3)
  await clan(3).leader.api.claimMatch({
    params: { id: match.id },
    body: { tipo: 'trampa', texto: 'Anticheat apagado' },
  })
  await queue.getByRole('button', { name: `Resolver la partida ${match.id}` }).waitFor()
  await reads(waiting, /Anticheat apagado|Compañía D/)
  await report(1, 3)
  await leader
    .getByRole('banner')
    .getByRole('button', { name: /^Avisos, / })
    .click()
  await leader.getByRole('dialog', { name: 'Avisos' }).getByText(clan(3).nombre).first().waitFor()
  await leader.keyboard.press('Escape')
  await leader.getByRole('button', { name: 'Abrir el asistente' }).click()
  const radio = leader.getByRole('dialog', { name: 'Radio' })
  for (const question of ['¿Quién va primero?', '¿Y quién va segundo?']) {
    await radio.getByLabel('Tu mensaje').fill(question)
    await leader.keyboard.press('Enter')
    await radio.getByText(question).first().waitFor()
    await radio.getByRole('button', { name: 'No me sirvió' }).waitFor()
  }
  // a form sends the chosen value, not its translation; these two clans have not met, so it does not ask whether this is another match
  const form = await translated(test, paths.reportLoss(etapa.id), { as: clan(2).leader })
  await form.getByLabel('Clan ganador').selectOption(String(clan(3).id))
  await form
    .getByRole('form', { name: 'Reportar Derrota' })
    .getByRole('button', { name: /Reportar Derrota/ })
    .click()
  await form
    .getByRole('dialog')
    .getByRole('button', { name: /Reportar Derrota/ })
    .click()
  await form.locator('[data-part="toast"]').filter({ hasText: 'Derrota reportada' }).waitFor()
})
