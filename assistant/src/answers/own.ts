import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { invitacionesOf } from '@trinchera/db/queries/clanes/invitaciones'
import { solicitudesTo } from '@trinchera/db/queries/clanes/solicitudes'
import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { playerById } from '@trinchera/db/queries/players/players'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import type { Player } from '@trinchera/contract/players'
import { paths } from '@trinchera/contract/site-paths'
import { clanMay, type Rango } from '@trinchera/rules/permissions'
import { formatDate, formatDateTime } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import type { EtapaMention } from '../names/etapas'
import { plain, type Word } from '../words/plain'
import { bold, bullets, capital, counted, lines, link, listed, named, quoted, sayIn, type Say } from '../wording'
import { inEtapa } from './which'

// What whoever asks wants to know of themselves that is told of nobody else: ranks, teammates, what waits for them. The rest is asked again
// with the name of their clan (`of-asker.ts`).

/** A clan of whoever asks. */
type Own = Player['clanes'][number]

/** The ranks as they are said. */
export const rangoNames: Record<Rango, string> = {
  Lider: 'Líder',
  'Co-Lider': 'Co-Líder',
  Capitán: 'Capitán',
  Miembro: 'Miembro',
}

interface Asking {
  clanes: readonly Own[]
  site: Site
  me: number
  text: string
  say: Say
}

const noClan = `No estás en ningún clan de una etapa abierta. Puedes fundar uno o pedir entrar desde el ${link('ladder', paths.ladder)}.`

/** What the clans of whoever asks are: their rank in each, since when, and who else is there; whether they have a rank that is said first. */
async function clansTold({ clanes, site, me, text }: Asking): Promise<string> {
  if (!clanes.length) return noClan
  const [, said] = /\bsoy (?:el |un )?(lider|co ?lider|capitan|miembro)\b(?! o (?!no|que))/.exec(text) ?? []
  const ranks = clanes.map(({ PlayerClan }) => plain(rangoNames[PlayerClan.rango]).replace('-', ''))
  const isSo = !said || ranks.includes(said.replace(' ', ''))
  const isWhether = said || /^(?:y )?(?:yo )?(?:soy|tengo|estoy|pertenezco|ando|juego)\b/.test(text)
  const rows = clanes.map(async ({ id, nombre, etapa, id_etapa, PlayerClan: { rango, joined_at } }) => {
    const where = `${bold(link(nombre, paths.clan(id)))}, ${inEtapa({ id: id_etapa, nombre: etapa.nombre, juego: etapa.juego })}`
    const players = (await clanById(site.db, id))?.players ?? []
    const others = players.filter((player) => player.id !== me)
    const mates = others.map(
      (player) => `${quoted(player.username)}${player.rango === 'Miembro' ? '' : ` (${rangoNames[player.rango]})`}`,
    )
    const count = `Son ${bold(String(players.length))}: ${counted(others.length, 'está contigo', 'están contigo')} ${listed(mates)}.`
    return `estás en ${where}, como ${bold(rangoNames[rango])}, desde el ${bold(formatDate(joined_at))}. ${others.length ? count : ''}`
  })
  return lines(
    clanes.length > 1 && `Estás en ${bold(String(clanes.length))} clanes:`,
    ...(await Promise.all(rows)).map((row, at) =>
      capital(`${isWhether && !at ? (isSo ? 'Sí: ' : 'No: ') : ''}${row.trim()}`),
    ),
  )
}

/** The matches that clans won and have neither confirmed nor refused yet. */
async function toConfirm(clanes: readonly Own[], { db, now }: Site) {
  const ids = new Set(clanes.map(({ id }) => id))
  const found = clanes.map(async ({ id }) => (await clanMatches(db, id, { pagina: 1, por_pagina: 20 })).matches)
  return (await Promise.all(found))
    .flat()
    .filter(
      ({ ganador, respuesta }) =>
        ids.has(ganador.id) && respuesta?.estado === 'pendiente' && respuesta.hasta > now.toISOString(),
    )
}

const allowed = (clanes: readonly Own[], what: 'report' | 'recruit') =>
  clanes.filter(({ PlayerClan }) => clanMay(PlayerClan.rango, what))

/** Which matches whoever asks may confirm now, and where; nothing where nobody is known. */
export async function confirmable(site: Site): Promise<string> {
  const player = site.asker && (await playerById(site.db, site.asker.id))
  if (!player) return ''
  const able = allowed(player.clanes, 'report')
  if (!able.length) return 'En tus clanes lo hacen el Líder, los Co-Líderes y los Capitanes.'
  const found = await toConfirm(able, site)
  return found.length
    ? `Te espera ${listed(found.slice(0, 3).map(({ id, perdedor, respuesta }) => `la ${bold(link(`partida con ${perdedor.nombre}`, paths.partida(id)))}${respuesta ? `, hasta el ${formatDateTime(respuesta.hasta)}` : ''}`))}.`
    : 'Ahora tus clanes no tienen partidas por confirmar.'
}

/** What waits for whoever asks: retos to answer, matches to confirm, invitations, and who asks to come into their clans. */
async function waiting({ clanes, site, me, say }: Asking): Promise<string> {
  const able = allowed(clanes, 'report')
  const ids = new Set(able.map(({ id }) => id))
  const until = (moment: string | null | undefined) =>
    moment ? `, ${say('hasta el', 'until')} ${formatDateTime(moment)}` : ''
  const retos = (await listRetos(site.db, { id: me, moderates: false }, {})).filter(
    ({ estado, turno }) => estado === 'propuesto' && turno !== null && ids.has(turno),
  )
  const recruiting = allowed(clanes, 'recruit')
  const requests = recruiting.map(({ id }) => solicitudesTo(site.db, id, site.now))
  const to = listed(recruiting.map(({ id, nombre }) => bold(link(nombre, paths.clan(id)))))
  const kinds: readonly (readonly [name: string, rows: readonly string[]])[] = [
    [
      say('retos por responder', 'challenges to answer'),
      retos.map(
        ({ id, retador, retado, responde_hasta }) =>
          `${say('Responder el reto', 'Answer the challenge')} ${bold(link(`${retador.nombre} ${say('contra', 'vs')} ${retado.nombre}`, paths.reto(id)))}${until(responde_hasta)}`,
      ),
    ],
    [
      say('partidas por confirmar', 'matches to confirm'),
      (await toConfirm(able, site)).map(
        ({ id, perdedor, respuesta }) =>
          `${say('Confirmar o rechazar la', 'Confirm or reject the')} ${bold(link(`${say('partida con', 'match with')} ${perdedor.nombre}`, paths.partida(id)))}${until(respuesta?.hasta)}`,
      ),
    ],
    [
      say('invitaciones', 'invitations'),
      (await invitacionesOf(site.db, me, { all: false, now: site.now })).map(
        ({ clan }) => `${say('Responder la invitación de', 'Answer the invitation of')} ${named(clan)}`,
      ),
    ],
    [
      say('solicitudes', 'requests') + (to && ` (${to})`),
      (await Promise.all(requests))
        .flat()
        .map(
          ({ player, clan }) =>
            `${say('Responder la solicitud de', 'Answer the request of')} ${named(player)}, ${say('para', 'to')} ${quoted(clan)}`,
        ),
    ],
  ]
  const rows = kinds.flatMap(([, found]) => found)
  const none = kinds.flatMap(([name, found]) => (found.length ? [] : name))
  return lines(
    rows.length > 0 &&
      say(
        `Te ${counted(rows.length, 'espera 1 cosa', `esperan ${rows.length} cosas`)}:`,
        `${counted(rows.length, '1 thing waits', `${rows.length} things wait`)} for you:`,
      ),
    bullets(rows.slice(0, 8)),
    none.length > 0 && `${say('No tienes', 'You have no')} ${none.join(say(' ni ', ' nor '))}.`,
    `${say('Se ven en', 'They are in')} ${link('Mi Cuenta', paths.miCuenta)}.`,
  )
}

/** What whoever asks may want to know of themselves, as people say it. */
const waits =
  /^(?!.*\b(?:reclamos?|apelacion(?:es)?|denuncias?|victorias? sin)\b).*(?:\b(?:tengo|tenemos) que (?:confirmar|responder|contestar)\b|\b(?:me|nos) (?:falta|queda)n? (?:algo )?(?:por )?(?:confirmar|responder|contestar)\b|\b(?:tengo|tenemos|hay|queda|quedan) (?:algo|algun[ao]?|cosas?|partidas?)? ?(?:cosas? |partidas? )?(?:pendientes?|por (?:responder|confirmar|contestar|hacer))\b|\bmis pendientes\b|\bque tengo pendiente\b|\balgo pendiente\b|\bme espera algo\b)|\b(?:hay|tengo|tenemos|llego|llegaron|quedan?|cuantas)\b.{0,20}\bsolicitud(?:es)?\b|\bsolicitudes (?:pendientes|por responder|de mi clan)|\b(?:quien(?:es)?|alguien)\b.{0,14}\b(?:quiere[n]?|pidio|pidieron|pide|ha pedido|solicit\w+)\b.{0,12}\b(?:entrar|unirse)\b(?: a (?:mi|nuestro) (?:clan|equipo)| al (?:clan|equipo))?$|\b(?:tengo|tenemos|llego|llegaron|hay|cuantas)\b.{0,20}\binvitaci\w+|mis invitaciones\b|me (?:han |ha )?invit(?:o|aron|ado)\b/
const ofClans =
  /\bmis? (?:companer[oa]s?|clanmates?|compitas|compas)\b|quien(?:es)? (?:mas )?(?:esta|estan|hay|juegan?) (?:con ?migo )?en mi (?:clan|equipo)|con quien(?:es)? (?:estoy|comparto)|\bcuantos (?:somos|hay|tenemos|jugadores (?:somos|hay|tenemos)) en (?:el|mi|nuestro) (?:clan|equipo)|\b(?:desde cuando|cuando|hace cuanto|que dia)\b.{0,20}\b(?:estoy|entre|llegue|uni|soy (?:parte|miembro))\b.{0,14}\b(?:clan|equipo|team)\b|(?:que|cual es mi|mi) (?:rango|cargo)\b|\brango (?:tengo|soy)\b|^(?:yo )?soy (?:el |un )?(?:lider|co ?lider|capitan|miembro)(?: de mi clan| del clan)?(?: o (?:no|que|miembro|capitan|lider|co ?lider))?$|\ben (?:que|cuales|cuantos) (?:clanes|equipos) (?:estoy|juego|ando)|mis clanes\b|^(?:yo )?(?:tengo|estoy en|estoy dentro de|pertenezco a|soy de|ando en|juego en)(?: algun| un)? (?:clan|equipo|team)$|(?:en )?que (?:clan|equipo|team) (?:estoy|tengo|soy|juego)|^cual es mi (?:clan|equipo|team)$/
/** Of one's own clan nothing can be told to who is unknown. */
const ownClanAsked =
  /^(?:cual es|como se llama|quien es el lider de|en que|que) (?:mi )?(?:clan|equipo)\b|\bpendientes?\b/
/** How a thing is done is asked of the guide. */
const how = /^(?:como|donde|por que|pq|xq|para que|que pasa|si )\b/

/** What whoever asks wants to know of themselves; null where it is something else, or nobody knows who asks. */
export async function ownStanding(
  words: readonly Word[],
  site: Site,
  { etapas, juego }: Pick<EtapaMention, 'etapas' | 'juego'> = { etapas: [], juego: null },
  say: Say = sayIn(false),
): Promise<Reply | null> {
  const text = words
    .map((word) => (word.plain === 'q' ? 'que' : word.plain === 'kien' ? 'quien' : word.plain))
    .join(' ')
  const answer =
    words.length > 16 || how.test(text) ? null : waits.test(text) ? waiting : ofClans.test(text) ? clansTold : null
  if (!answer) return null
  const player = site.asker && (await playerById(site.db, site.asker.id))
  if (!player)
    return ownClanAsked.test(text) && !site.asker
      ? {
          kind: 'ask',
          text: `No sé quién eres: ${link('inicia sesión', paths.login())}, o dime el nombre de tu clan o tu nick. Lo tuyo está en ${link('Mi Cuenta', paths.miCuenta)}.`,
        }
      : null
  const open = site.community.etapas.filter(({ activo }) => activo)
  const clanes = open.flatMap(({ id }) => player.clanes.filter(({ id_etapa }) => id_etapa === id))
  const said = clanes.filter(({ id_etapa }) =>
    open.some(
      ({ id, juego: own }) =>
        id === id_etapa && (etapas.length ? etapas.some((etapa) => etapa.id === id) : own.id === juego?.id),
    ),
  )
  const meant = said.length ? said : clanes
  const reply = await answer({ clanes: meant, site, me: player.id, text, say })
  // what is asked next is of the clan that was told first
  const own = answer === clansTold && site.community.clanById.get(meant[0]?.id ?? 0)
  return { text: reply, ...(own ? { quien: [own] } : {}) }
}
