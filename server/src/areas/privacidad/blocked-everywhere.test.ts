import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApi, pathOf, type Api } from '@trinchera/contract/client'
import { calendarAddress } from '@trinchera/contract/calendars'
import { botTransport } from '@trinchera/contract/discord-client'
import { embedPath, oembedPath } from '@trinchera/contract/embeds'
import { routes, type RouteName, type Routes } from '@trinchera/contract/routes'
import { paths } from '@trinchera/contract/site-paths'
import { addMember, setRangos } from '@trinchera/db/queries/clanes/memberships'
import { startIdentityProvider, type IdentityProvider } from '@trinchera/testing/identity-provider'
import { testBrowser } from '@trinchera/testing/push-service'
import type { Rango } from '@trinchera/rules/permissions'
import { ask, next, password, startTestApp, type TestApp, type TestPlayer, type TestSocket } from '../../../testing/app'
import { codeOf, openCase, picture } from '../../../testing/disputes'
import { memberOf, playedEtapa, type PlayedEtapa } from '../../../testing/played-etapa'
import { agreedReto, askReto, hoursAhead } from '../../../testing/retos'

const secret = 'un-secreto-del-bot-de-mas-de-32-caracteres'
const name = 'Xilo-Fonte.2'

let site: TestApp
let google: IdentityProvider
let etapa: PlayedEtapa
let x: TestPlayer
let admin: TestPlayer
let bot: Api<Routes>
const people: Record<string, TestPlayer> = {}
/** The ids that the routes ask for. */
const at = {
  anuncio: 0,
  tema: 0,
  ajeno: 0,
  seccion: 0,
  slug: '',
  partida: 0,
  reclamada: 0,
  reto: 0,
  disputado: 0,
  torneo: 0,
  victoria: 0,
  otra: 0,
  solo: 0,
  soloClan: 0,
  segunda: 0,
  pedido: 0,
}
const discordId = '1'.repeat(18)

async function join(clan: number, id_etapa: number, player: TestPlayer, rango: Rango) {
  const { db } = site.database
  await addMember(db, { id_clan: clan, player_id: player.id, id_etapa, joined_at: site.clock.now.toISOString() })
  await setRangos(db, clan, [{ id: player.id, rango }])
}

const report = (by: TestPlayer, winner: string, loser: string) =>
  by.api.reportLoss({
    body: {
      id_clan_ganador: etapa.clan(winner).id,
      id_clan_perdedor: etapa.clan(loser).id,
      id_etapa: etapa.id,
      id_juego: etapa.juego,
      comentario: '',
    },
    headers: { 'idempotency-key': randomUUID() },
  })

/** What X writes and is named in: anuncios and foro. */
async function writeTexts(mate: TestPlayer) {
  at.anuncio = (
    await admin.api.createAnuncio({ body: { titulo: 'Uno', descripcion: 'Dos', contenido: '<p>Tres</p>' } })
  ).data.id
  await x.api.createComment({ body: { contenido: 'Hola', idAnuncio: at.anuncio } })
  const { data: said } = await mate.api.createComment({
    body: { contenido: `<p>@${name} tiene razón. ${name} escribió lo mismo ayer</p>`, idAnuncio: at.anuncio },
  })
  await x.api.reportComment({ params: { id: said.id }, body: { motivo: 'Me nombra' } })
  const { data: secciones } = await site.visitor.listSecciones()
  at.seccion = secciones[0]?.id ?? 0
  at.slug = secciones[0]?.slug ?? ''
  const opened = { id_seccion: at.seccion, titulo: 'Mapas de noche', contenido: '<p>Los abro yo</p>' }
  const { data: tema } = await x.api.createTema({ body: opened })
  at.tema = tema.id
  const first = (await site.visitor.getTema({ params: { id: at.tema }, query: {} })).data.mensajes[0]
  await mate.api.createMensaje({
    params: { id: at.tema },
    body: { contenido: `<p>Bien, @${name}</p>`, cita: first?.id ?? 0 },
  })
  const { data: ajeno } = await mate.api.createTema({ body: { ...opened, titulo: 'Mapas de día' } })
  at.ajeno = ajeno.id
  await x.api.createMensaje({ params: { id: at.ajeno }, body: { contenido: '<p>De día no veo</p>' } })
  const post = (await site.visitor.getTema({ params: { id: at.ajeno }, query: {} })).data.mensajes[0]
  await x.api.reactMensaje({ params: { id: post?.id ?? 0 }, body: { tipo: 'bien' } })
}

/** What X does for clan A: matches, claims, evidence, appeals, win claims, retos, torneos, webhooks. */
async function playForClan() {
  const { clan } = etapa
  at.partida = (await report(x, 'B', 'A')).data.id
  const won = (await report(clan('C').leader, 'A', 'C')).data.id
  await x.api.answerMatch({ params: { id: won }, body: { respuesta: 'confirmar' } })
  at.reclamada = (await report(clan('D').leader, 'A', 'D')).data.id
  await x.api.claimMatch({ params: { id: at.reclamada }, body: { tipo: 'otro', texto: 'Los mapas no son esos' } })
  await x.api.addEvidencia({ params: { id: at.reclamada }, body: { imagen: await picture(), texto: 'Marcador' } })
  await admin.api.ruleMatch({ params: { id: at.reclamada }, body: { tipo: 'anular', motivo: 'Se revisó' } })
  await x.api.appealRuling({ params: { id: at.reclamada }, body: { texto: 'No estoy de acuerdo' } })
  at.victoria = (await openCase(site, etapa, 'AB', { by: x })).id
  at.otra = (await openCase(site, etapa, 'CA')).id
  await x.api.answerVictoria({ params: { id: at.otra }, body: { respuesta: 'disputar', texto: 'No fue así' } })

  const proposed = { id_clan_retador: clan('A').id, id_clan_retado: clan('B').id, fechas: [hoursAhead(site, 5)] }
  const { data: reto } = await x.api.createReto({ body: proposed })
  at.reto = reto.id
  await clan('B').leader.api.answerReto({
    params: { id: reto.id },
    body: { respuesta: 'aceptar', fecha: reto.fechas[0] ?? '' },
  })
  await x.api.sayComing({ params: { id: reto.id }, body: { va: true } })
  await x.api.sendRetoMessage({ params: { id: reto.id }, body: { texto: 'Llego a las nueve' } })
  const other = await askReto(site, etapa, 'CA', [8])
  await x.api.answerReto({ params: { id: other.id }, body: { respuesta: 'rechazar' } })
  const late = await agreedReto(site, etapa, 'AD', 3)
  const started = site.clock.now
  site.clock.now = new Date(started.getTime() + 4 * 3_600_000)
  await clan('D').leader.api.reportNoShow({ params: { id: late.id } })
  await x.api.contestNoShow({ params: { id: late.id }, body: { texto: 'Estuvimos ahí' } })
  site.clock.now = started
  at.disputado = late.id

  const organiser = people.rol3
  if (!organiser) throw new Error('no organiser')
  at.torneo = (
    await organiser.api.createTorneo({
      body: {
        nombre: 'Copa del Faro',
        descripcion: '',
        inicio: hoursAhead(site, 2),
        inscripcion_hasta: hoursAhead(site, 1),
        formato: 'simple',
        id_etapa: etapa.id,
        cupos: 4,
        por_equipo: 1,
      },
    })
  ).data.id
  for (const letter of ['A', 'B'] as const) {
    const { id, leader } = clan(letter)
    const plantel = letter === 'A' ? [x.id] : [leader.id]
    await leader.api.enrolTorneo({ params: { id: at.torneo }, body: { id_clan: id, plantel } })
  }
  await organiser.api.seedTorneo({
    params: { id: at.torneo },
    body: { orden: [clan('A').id, clan('B').id] },
  })
  await organiser.api.startTorneo({ params: { id: at.torneo } })
  const partida = { id: at.torneo, partida: 1 }
  await x.api.sendTorneoMessage({ params: partida, body: { texto: '¿Jugamos?' } })
  await x.api.reportTorneoMatch({ params: partida, body: { marcador: [0, 2] } })

  await x.api.createGancho({
    params: { id: clan('A').id },
    body: { url: 'https://clan.example.com/trinchera', eventos: ['partida', 'reto', 'integrante'] },
  })
}

/** What X does as a player: invitations both ways, profile, streams, devices, nick, Discord, alerts, questions, an own etapa. */
async function playAlone(loner: TestPlayer) {
  const { clan } = etapa
  await x.api.sendInvitacion({ body: { player_id: loner.id, clan_id: clan('A').id, id_etapa: etapa.id } })
  const { data: juego } = await admin.api.createJuego({ body: { nombre: 'Otro juego' } })
  const fields = { id_juego: juego.id, activo: true }
  const { data: second } = await admin.api.createEtapa({ body: { ...fields, nombre: 'Segunda', multijugador: true } })
  at.segunda = second.id
  const { data: inviting } = await clan('B').leader.api.createClan({
    body: { nombre: 'Los Que Invitan', tag: 'LQI', id_etapa: second.id },
  })
  const { data: asked } = await clan('C').leader.api.createClan({
    body: { nombre: 'Los Pedidos', tag: 'LPE', id_etapa: second.id },
  })
  await clan('B').leader.api.sendInvitacion({
    body: { player_id: x.id, clan_id: inviting.id, id_etapa: second.id },
  })
  at.pedido = asked.id
  await x.api.sendSolicitud({ body: { clan_id: asked.id, mensaje: 'Juego de noche' } })
  const { data: solo } = await admin.api.createEtapa({ body: { ...fields, nombre: 'Solos', multijugador: false } })
  at.solo = solo.id
  at.soloClan = (await x.api.createClan({ body: { nombre: '', tag: '', id_etapa: solo.id } })).data.id
  await admin.api.archiveEtapa({ params: { id: solo.id } })

  await x.api.updatePlayer({
    params: { id: x.id },
    body: { twitch: 'https://www.twitch.tv/canal_x', youtube: 'https://www.youtube.com/@canal_x' },
  })
  await x.api.updateNoticePreferences({ body: { presencia: true } })
  await x.api.createPushDevice({
    body: { endpoint: 'https://1.1.1.1/1', keys: testBrowser('x').subscription.keys },
  })
  await x.api.setServerAlert({ params: { id: 1 }, body: { jugadores: 4 } })
  await site.database.db
    .insertInto('nicks')
    .values({ nick_folded: 'nickdex', nick: 'NickDeX', player_id: x.id, desde: site.clock.now.toISOString() })
    .execute()
  const { codigo } = (await x.api.createDiscordCode()).data
  await bot.linkDiscord({ body: { discord_id: discordId, discord_nombre: 'equis', codigo } })
  await x.api.sendConsulta({ body: { pregunta: '¿Cuándo se resuelve la apelación?' } })
  await x.api.requestData({ body: { derecho: 'bloqueo', correo: x.email, texto: 'Bloqueen mis datos' } })
}

beforeAll(async () => {
  google = await startIdentityProvider()
  site = await startTestApp({ env: { ...google.env, BOT_SECRET: secret, DISCORD_TOKEN: 'ficha' } })
  bot = createApi<Routes>(routes, botTransport(site.url, secret, 10_000))
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  people.rol1 = admin
  people.rol2 = await site.player('Pitazo', { rol: 2, admin: 1 })
  people.rol3 = await site.player('LaLlave', { rol: 3, admin: 1 })
  people.rol4 = await site.player('Pregonera', { rol: 4, admin: 1 })
  etapa = await playedEtapa(site, admin)
  x = await site.player(name)
  await join(etapa.clan('A').id, etapa.id, x, 'Co-Lider')
  people.recluta = await memberOf(site, etapa, 'A', 'Miembro')
  people.capitan = await memberOf(site, etapa, 'A', 'Capitán')
  people.lider = etapa.clan('A').leader
  people.rival = etapa.clan('B').leader
  people.solicitado = etapa.clan('C').leader
  people.sinClan = await site.player('Solitaria')
  await writeTexts(people.recluta)
  await playForClan()
  await playAlone(people.sinClan)
  await admin.api.createSuspension({
    body: { player_id: x.id, alcance: 'comentarios', hasta: hoursAhead(site, 9), motivo: 'Insultos' },
  })
}, 240_000)
afterAll(async () => {
  await site.stop()
  await google.stop()
})

const isRoute = (route: string): route is RouteName => Object.hasOwn(routes, route)
/** Routes that do something, or are made for the link of a mail. */
const left = new Set<RouteName>(['validateAccount', 'resendValidation', 'getDataRequest'])
/** What rol 1 alone reads of blocked accounts: their register, requests, the players, and the audit log, also in the export of one's acts. */
const register = new Set<RouteName>([
  'listBlocked',
  'listDataRequests',
  'exportDataRequests',
  'listAudit',
  'exportAudit',
  'listAdminPlayers',
  'getAdminPlayer',
  'exportOwnData',
])

/** The paths of a GET route: with every id with which it may show X. */
function pathsOf(route: RouteName): string[] {
  const { path } = routes[route]
  const clanes = [etapa.clan('A').id, etapa.clan('B').id, at.soloClan, at.pedido]
  const by: Record<string, readonly Record<string, string | number>[]> = {
    getAnuncio: [{ id: at.anuncio }],
    listComments: [{ id: at.anuncio }],
    listTemas: [{ id: at.seccion }],
    getTema: [{ id: at.tema }, { id: at.ajeno }],
    getReto: [{ id: at.reto }, { id: at.disputado }],
    listRetoMessages: [{ id: at.reto }, { id: at.disputado }],
    listRetoSamples: [{ id: at.reto }],
    getMatch: [{ id: at.partida }, { id: at.reclamada }],
    getReporte: [{ id: at.partida }, { id: at.reclamada }],
    listEvidencias: [{ id: at.reclamada }],
    getVictoria: [{ id: at.victoria }, { id: at.otra }],
    getTorneo: [{ id: at.torneo }],
    getTorneoMatch: [{ id: at.torneo, partida: 1 }],
    listTorneoMessages: [{ id: at.torneo, partida: 1 }],
    getPresence: [{ room: `clan:${etapa.clan('A').id}` }, { room: `etapa:${etapa.id}` }],
    getTexto: [{ clave: 'reglamento' }],
    getAdminTexto: [{ clave: 'reglamento' }],
    getTextoVersion: [{ clave: 'reglamento', version: 0 }],
    compareTextoVersions: [{ clave: 'reglamento' }],
    getDiscordAccount: [{ discord_id: discordId }],
    listServerHistory: [{ id: 1 }],
    listEtapas: [{ gameId: etapa.juego }],
  }
  const ofSession = /^(exportOwnData|listInvitaciones)$/
  const ofPlayer = /^(getPlayer|listPlayerM|getPerfil|getAdminPlayer|listRelated)/
  const ofEtapa = /^(getEtapa|getFinal|listClanes$|listMoves|getPalmaresEtapa)/
  const sets =
    by[route] ??
    (ofSession.test(route)
      ? [x, ...Object.values(people)].map(({ id }) => ({ id, playerId: id }))
      : ofPlayer.test(route)
        ? [{ id: x.id, playerId: x.id, stageId: etapa.id }]
        : ofEtapa.test(route)
          ? [{ id: etapa.id }, { id: at.solo }, { id: at.segunda }]
          : clanes.map((id) => ({ id, clanId: id, stageId: etapa.id })))
  const query: Record<string, Record<string, string>> = {
    searchForo: { q: 'mapas' },
    listMoves: { desde: '2020-01-01T00:00:00.000Z' },
    listAgenda: { desde: new Date(site.clock.now.getTime() - 3_600_000).toISOString() },
    listEscritores: { desde: '2020-01-01T00:00:00.000Z' },
    compareTextoVersions: { de: '0', a: '0' },
    listPosts: { desde: '0' },
  }
  return [...new Set(sets.map((params) => pathOf(path, { params, query: query[route] ?? {} })))]
}

const gets = () =>
  Object.keys(routes)
    .filter(isRoute)
    .filter((route) => routes[route].method === 'GET' && !left.has(route))

/** Whether a reply names X, in any way: by name, or by e-mail. */
const names = (text: string) => text.includes(name) || text.toLowerCase().includes(x.email)

/** Addresses beside the API: feeds, calendars, embeds, cards, the site map. */
const otherAddresses = () => [
  paths.anunciosFeed,
  paths.anunciosAtom,
  paths.foroAtom(at.slug),
  '/sitemap.xml',
  calendarAddress(),
  calendarAddress({ etapa: etapa.id }),
  calendarAddress({ clan: etapa.clan('A').id }),
  calendarAddress({ torneo: at.torneo }),
  embedPath('etapa', etapa.id),
  embedPath('clan', etapa.clan('A').id),
  embedPath('torneo', at.torneo),
  `${oembedPath}?url=${encodeURIComponent(site.url + paths.clan(etapa.clan('A').id))}`,
]

const questions = [
  'quién lidera el clan C',
  'mejores jugadores',
  'últimas partidas',
  'quién reportó la última partida',
  'qué se comenta en el foro',
  'qué retos hay',
]

/** Asks every GET route as every identity, and returns those whose reply names X: 'identity route'. */
async function naming(): Promise<string[]> {
  const found = new Set<string>()
  const read = async (who: string, route: string, path: string, headers: Record<string, string>) => {
    const reply = await fetch(site.url + path, { headers })
    const text = await reply.text()
    expect([route, reply.status < 500]).toEqual([route, true])
    if (names(text)) found.add(`${who} ${route}`)
  }
  const identities: [string, Record<string, string>][] = [
    ['visitante', {}],
    ['bot', { authorization: `Bot ${secret}` }],
    ['equis', { authorization: `Bearer ${x.token}` }],
    ...Object.entries(people).map(([who, { token }]): [string, Record<string, string>] => [
      who,
      { authorization: `Bearer ${token}` },
    ]),
  ]
  for (const [who, headers] of identities)
    for (const route of gets()) await Promise.all(pathsOf(route).map((path) => read(who, route, path, headers)))
  for (const path of otherAddresses()) await read('lector', path.split('?')[0] ?? path, path, {})
  for (const message of questions)
    if (names((await site.visitor.chat({ body: { message } })).response)) found.add(`radio ${message}`)
  return [...found].toSorted()
}

const block = () => admin.api.blockAccount({ params: { player_id: x.id }, body: { motivo: 'Lo pidió' } })
const unblock = () => admin.api.unblockAccount({ params: { player_id: x.id }, body: { motivo: 'Resuelto' } })

/** A page of somebody that stays open: what its socket hears. */
async function openPage(player?: TestPlayer): Promise<{ socket: TestSocket; heard: [string, string][] }> {
  const socket = await site.socket(player?.token)
  const heard: [string, string][] = []
  socket.onAny((event: string, payload: unknown) => heard.push([event, JSON.stringify(payload)]))
  const wanted = ['foro', `tema:${at.tema}`, `tema:${at.ajeno}`, `anuncio:${at.anuncio}`, `etapa:${etapa.id}`]
  for (const room of [...wanted, `clan:${etapa.clan('A').id}`, `reto:${at.reto}`, `torneo:${at.torneo}`])
    expect(await ask(socket, 'subscribe', { room })).toEqual({ ok: true })
  return { socket, heard }
}

it('a blocked account is named to nobody, and to everybody again once it is unblocked', async () => {
  const before = await naming()
  // The account is in what these show, so the test would notice if they went on showing it.
  const shown = [
    'visitante getMatch',
    'visitante listComments',
    'visitante getTema',
    'visitante searchForo',
    'visitante getTorneo',
    'visitante listClanes',
    'visitante getFinalStandings',
    'recluta listRetoMessages',
    'lider listGanchos',
    'lider listVictorias',
    'rival getReto',
    'sinClan listNotices',
    'solicitado listClanSolicitudes',
    'rol2 listReportes',
    'rol2 listApelaciones',
    'rol2 listConsultas',
    'rol4 listReportedComments',
    'rol4 listEscritores',
    'bot getDiscordAccount',
  ]
  expect(shown.filter((one) => !before.includes(one))).toEqual([])

  const [visitor, mate, staff] = [await openPage(), await openPage(people.recluta), await openPage(people.rol2)]
  const own = await site.socket(x.token)
  const revoked = next(own, 'session:revoked')
  await block()
  await revoked
  await expect
    .poll(() => visitor.heard.map(([event]) => event))
    .toEqual(expect.arrayContaining(['comment:updated', 'post:updated', 'clan:changed']))
  await expect.poll(() => mate.heard.map(([event]) => event)).toContain('challenge:message')
  for (const { heard } of [visitor, mate, staff]) expect(heard.filter(([, payload]) => names(payload))).toEqual([])

  const isRegister = (found: string) => [...register].some((route) => found === `rol1 ${route}`)
  expect((await naming()).filter((found) => !isRegister(found))).toEqual([])
  expect(await codeOf(site.visitor.getPlayer({ params: { id: x.id } }))).toBe(404)
  expect((await site.call('GET', '/notificaciones', { headers: { authorization: `Bearer ${x.token}` } })).status).toBe(
    401,
  )
  await expect(site.socket(x.token)).rejects.toThrow()
  for (const identity of [x.email, name])
    expect(await codeOf(site.visitor.login({ body: { email: identity, password } }))).toBe(401)
  const token = await google.credential({ email: x.email, name })
  expect(await codeOf(site.visitor.loginGoogle({ body: { token } }))).toBe(401)

  await unblock()
  // The sessions of the account stay ended.
  const ofOthers = (found: string) => !found.startsWith('equis ')
  expect((await naming()).filter(ofOthers)).toEqual(before.filter(ofOthers))
}, 300_000)
