import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { invitacionesOf } from '@trinchera/db/queries/clanes/invitaciones'
import { solicitudesOf, solicitudesTo } from '@trinchera/db/queries/clanes/solicitudes'
import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { playerById } from '@trinchera/db/queries/players/players'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import type { Player } from '@trinchera/contract/players'
import { paths } from '@trinchera/contract/site-paths'
import { invitacionMs, reportDeadlineHours } from '@trinchera/rules/limits'
import { clanMay, rangos, type ClanAction } from '@trinchera/rules/permissions'
import { formatDate, formatDateTime } from '@trinchera/rules/presentation'
import { articleIfAny } from '../articles'
import type { Asked, Reply, Site } from '../intent'
import { asSiteIs } from '../site-facts'
import { bold, bullets, capital, counted, day, lines, link, listed, named, quoted, type Say } from '../wording'
import { moderation } from './moderation'
import { rangoName } from './players-clans'
import { unconfirmed } from './unconfirmed'
import { etapasSaid, inEtapa } from './which'

// What whoever asks wants to know of themselves that is told of nobody else: ranks, teammates, what waits for them, what their rank may do. The
// rest is asked with the name of their clan (`of-asker.ts`).

/** Whoever asks, with their clans of the open etapas that are meant. */
type Asker = Pick<Player, 'id' | 'username' | 'victorias' | 'derrotas' | 'clanes'>

type OwnAsked = Pick<Asked, 'site' | 'words' | 'quien' | 'etapas' | 'juego' | 'say'>

async function askerOf(asked: OwnAsked): Promise<Asker | null> {
  const { db, asker, community } = asked.site
  const player = asker && (await playerById(db, asker.id))
  if (!player) return null
  const open = community.etapas.filter(({ activo }) => activo)
  const own = open.flatMap(({ id }) => player.clanes.filter(({ id_etapa }) => id_etapa === id))
  const said = own.filter(({ id_etapa }) => etapasSaid(asked)?.some(({ id }) => id === id_etapa))
  return { ...player, clanes: said.length ? said : own }
}

const clansWith = ({ clanes }: Asker, action: ClanAction) =>
  clanes.filter(({ PlayerClan }) => clanMay(PlayerClan.rango, action))
const clanLink = ({ id, nombre }: { id: number; nombre: string }) => bold(link(nombre, paths.clan(id)))

export const stranger = (say: Say): Reply => ({
  kind: 'ask',
  text: say(
    `No sé quién eres: ${link('inicia sesión', paths.login())}, o dime el nombre de tu clan o tu nick. Lo tuyo está en ${link('Mi Cuenta', paths.miCuenta)}.`,
    `I don't know who you are: ${link('log in', paths.login())}, or tell me the name of your clan.`,
  ),
})
export const noClan = (say: Say) =>
  say(
    `No estás en ningún clan de una etapa abierta. Puedes fundar uno o pedir entrar desde el ${link('ladder', paths.ladder)}.`,
    `You are in no clan of an open stage. You may found one or ask to join from the ${link('ladder', paths.ladder)}.`,
  )

/** The clans of whoever asks: their rank in each, since when, and who else is there. */
async function clansTold({ id: me, clanes }: Asker, { site: { db }, say }: OwnAsked): Promise<string> {
  const rows = clanes.map(async ({ id, nombre, etapa, id_etapa, PlayerClan: { rango, joined_at } }) => {
    const etapaNamed = { id: id_etapa, nombre: etapa.nombre, juego: etapa.juego }
    const players = (await clanById(db, id))?.players ?? []
    const mates = players
      .filter((player) => player.id !== me)
      .map(
        ({ username, rango: rank }) =>
          `${quoted(username)}${rank === 'Miembro' ? '' : ` (${rangoName(rank, 1, say)})`}`,
      )
    const [clan, rank, since] = [clanLink({ id, nombre }), bold(rangoName(rango, 1, say)), bold(day(joined_at, say))]
    return lines(
      say(
        `Estás en ${clan}, ${inEtapa(etapaNamed)}, como ${rank}, desde el ${since}.`,
        `You are in ${clan}, ${inEtapa(etapaNamed, say)}, as ${rank}, since ${since}.`,
      ),
      mates.length > 0 &&
        say(
          `Son ${bold(String(players.length))}, contigo: ${listed(mates)}.`,
          `You are ${bold(String(players.length))}, with ${listed(mates, say)}.`,
        ),
    )
  })
  return lines(...(await Promise.all(rows))) || noClan(say)
}

/** The matches that clans won and have neither confirmed nor refused yet. */
async function toConfirm(asker: Asker, { db, now }: Site) {
  const found = clansWith(asker, 'report').map(async ({ id }) =>
    (await clanMatches(db, id, { pagina: 1, por_pagina: 20 })).matches.filter(
      ({ ganador, respuesta }) =>
        ganador.id === id && respuesta?.estado === 'pendiente' && respuesta.hasta > now.toISOString(),
    ),
  )
  return (await Promise.all(found)).flat()
}

/** How much whoever asks has won and lost. */
async function recordTold({ id, username, victorias, derrotas }: Asker, { say }: OwnAsked): Promise<string> {
  const [won, lost, all] = [victorias, derrotas, victorias + derrotas].map((count) => bold(String(count)))
  return `${bold(link(username, paths.jugador(id)))}: ${say(`${won} victorias y ${lost} derrotas en ${all} partidas, en todas tus etapas`, `${won} wins and ${lost} losses in ${all} matches, in all your stages`)}.`
}

type Waiting = (asker: Asker, site: Site, say: Say) => Promise<{ what: string; until?: string | null | undefined }[]>
/** What may wait for whoever asks, and how it is found. */
const waiting: readonly (readonly [es: string, en: string, find: Waiting])[] = [
  [
    'retos por responder',
    'challenges to answer',
    async (asker, { db }, say) => {
      const ids = new Set(clansWith(asker, 'report').map(({ id }) => id))
      const retos = await listRetos(db, { id: asker.id, moderates: false }, {})
      return retos
        .filter(({ estado, turno }) => estado === 'propuesto' && turno !== null && ids.has(turno))
        .map(({ id, retador, retado, responde_hasta }) => ({
          what: `${say('Responder el reto', 'Answer the challenge')} ${bold(link(`${retador.nombre} ${say('contra', 'vs')} ${retado.nombre}`, paths.reto(id)))}`,
          until: responde_hasta,
        }))
    },
  ],
  [
    'partidas por confirmar',
    'matches to confirm',
    async (asker, site, say) =>
      (await toConfirm(asker, site)).map(({ id, perdedor, respuesta }) => ({
        what: `${say('Confirmar o rechazar la', 'Confirm or reject the')} ${bold(link(`${say('partida con', 'match with')} ${perdedor.nombre}`, paths.partida(id)))}`,
        until: respuesta?.hasta,
      })),
  ],
  [
    'invitaciones',
    'invitations',
    async ({ id }, { db, now }, say) =>
      (await invitacionesOf(db, id, { all: false, now })).map(({ clan }) => ({
        what: `${say('Responder la invitación de', 'Answer the invitation of')} ${named(clan)}`,
      })),
  ],
  [
    'solicitudes',
    'requests',
    async (asker, { db, now }, say) => {
      const found = clansWith(asker, 'recruit').map(({ id }) => solicitudesTo(db, id, now))
      return (await Promise.all(found)).flat().map(({ player, clan }) => ({
        what: `${say('Responder la solicitud de', 'Answer the request of')} ${named(player)}, ${say('para', 'to')} ${quoted(clan)}`,
      }))
    },
  ],
]
const mostWaiting = 8

async function waitingTold(asker: Asker, { site, say }: OwnAsked): Promise<string> {
  const found = await Promise.all(
    waiting.map(async ([es, en, find]) => ({ name: say(es, en), rows: await find(asker, site, say) })),
  )
  const rows = found
    .flatMap(({ rows: own }) => own)
    .map(({ what, until }) => (until ? `${what}, ${say('hasta el', 'until')} ${formatDateTime(until)}` : what))
  const none = found.flatMap(({ name, rows: own }) => (own.length ? [] : name))
  const clans = listed(asker.clanes.map(clanLink), say)
  return lines(
    rows.length > 0 &&
      say(
        `Te ${counted(rows.length, 'espera 1 cosa', `esperan ${rows.length} cosas`)}:`,
        `${counted(rows.length, '1 thing waits', `${rows.length} things wait`)} for you:`,
      ),
    bullets(rows.slice(0, mostWaiting)),
    none.length > 0 &&
      `${say('No tienes', 'You have no')} ${none.join(say(' ni ', ' nor '))}${clans && say(`, en ${clans}`, `, in ${clans}`)}.`,
    `${say('Se ven en', 'They are in')} ${link('Mi Cuenta', paths.miCuenta)}.`,
  )
}

/** The requests to clans that whoever asks has sent and that wait. */
async function requestsTold({ id }: Asker, { site: { db, now }, say }: OwnAsked): Promise<string> {
  const lapses = (sent: string) => formatDate(new Date(Date.parse(sent) + invitacionMs).toISOString())
  const rows = (await solicitudesOf(db, id, now)).map(
    ({ clan, fecha_envio }) => `${named(clan)}: ${say('vence el', 'until')} ${lapses(fecha_envio)}`,
  )
  return rows.length
    ? lines(say('Tus solicitudes que esperan:', 'Your requests that wait:'), bullets(rows))
    : say('Ahora no tienes ninguna solicitud pendiente.', 'You have no request waiting now.')
}

type Deed = readonly [ClanAction, es: string, en: string, where?: string]
const [report, challenge, recruit]: readonly Deed[] = [
  [
    'report',
    'reportar una derrota',
    'report a loss',
    `${link('Reportar Derrota', paths.reportes)}: ${reportDeadlineHours} h.`,
  ],
  ['report', 'retar y responder retos', 'challenge and answer challenges'],
  ['recruit', 'invitar y responder solicitudes', 'invite and answer requests'],
]
/** What a rank may do in its clan, by the intents and articles that tell of it. */
const deeds: ReadonlyMap<string, Deed | undefined> = new Map([
  ['quien-reporta', report],
  ['reportar', report],
  ['reto-quien', challenge],
  ['responder-reto', challenge],
  ['responder-reporte', ['report', 'confirmar o rechazar partidas', 'confirm or reject matches']],
  ['reclamar', ['report', 'reclamar o apelar por el clan', 'claim or appeal for the clan']],
  ['invitar', recruit],
  ['quien-invita', recruit],
  ['expulsar', ['expel', 'expulsar', 'expel']],
  ['ceder', ['hand-over', 'ceder el liderazgo', 'hand over the lead']],
])
const asksMay = /^(?:puedo|podria|dejan?|tengo permiso|corresponde|toca|can i|may i)\b/

/** Whether whoever asks may do it, clan by clan, and who may. */
function deedTold([action, es, en, where]: Deed, { clanes }: Asker, { say }: OwnAsked): string {
  const may = clanes.some(({ PlayerClan }) => clanMay(PlayerClan.rango, action))
  const rows = clanes.map(({ id, nombre, PlayerClan: { rango } }) => {
    const [clan, rank, can] = [clanLink({ id, nombre }), bold(rangoName(rango, 1, say)), clanMay(rango, action)]
    return say(
      `en ${clan} eres ${rank}, y ${can ? '' : 'no '}puedes ${es}`,
      `in ${clan} you are ${rank}, and you can${can ? '' : 'not'} ${en}`,
    )
  })
  const who = rangos.filter((rango) => clanMay(rango, action)).map((rango) => rangoName(rango, 1, say))
  return lines(
    `${bold(may ? say('Sí', 'Yes') : 'No')}: ${listed([...new Set(rows)], say) || say('no estás en ningún clan de una etapa abierta', 'you are in no clan of an open stage')}.`,
    `${capital(say(es, en))}: ${listed(who, say)}.`,
    where,
  )
}

/** What is told of whoever asks alone: their articles say where it is seen, which nobody needs who is told it. */
const ofOwn: ReadonlySet<string> = new Set(['mi-clan', 'mis-pendientes'])
/** What is told to whoever asks, by the intents and articles that ask for it. */
const facts: ReadonlyMap<string, (asker: Asker, asked: OwnAsked) => Promise<string>> = new Map([
  ['mi-clan', clansTold],
  ['mis-pendientes', waitingTold],
  ['lo-mio', recordTold],
  ['invitaciones', waitingTold],
  ['solicitud-sin-respuesta', requestsTold],
])

/** What an intent or article tells to whoever asks of themselves or of what waits, before its text; null where it tells all the same. */
export async function ownTold(id: string, asked: OwnAsked): Promise<Reply | null> {
  if (id === 'moderacion-pendiente') return moderation(asked)
  if (id === 'por-confirmar') return unconfirmed(asked)
  const deed = asksMay.test(asked.words.map(({ plain }) => plain).join(' ')) ? deeds.get(id) : undefined
  const fact = deed ? async (asker: Asker) => deedTold(deed, asker, asked) : facts.get(id)
  if (!fact) return null
  const asker = await askerOf(asked)
  if (!asker) return ofOwn.has(id) ? stranger(asked.say) : null
  const text = ofOwn.has(id) ? undefined : articleIfAny(id)
  const [first] = asker.clanes
  const own = first && asked.site.community.clanById.get(first.id)
  return {
    text: lines(await fact(asker, asked), text && (await asSiteIs(asked.say(text.es, text.en), asked.site))),
    // what is asked next is of the clan that was told first
    ...(own ? { quien: [own] } : {}),
  }
}
