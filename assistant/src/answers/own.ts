import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
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
import {
  bold,
  bullets,
  capital,
  counted,
  lines,
  link,
  listed,
  named,
  placed,
  quoted,
  sayIn,
  scored,
  type Say,
} from '../wording'
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
export const clanLink = ({ id, nombre }: Own) => bold(link(nombre, paths.clan(id)))
const inOwnEtapa = ({ id_etapa, etapa }: Own) => inEtapa({ id: id_etapa, nombre: etapa.nombre, juego: etapa.juego })

interface Asking {
  /** At least one. */
  clanes: readonly Own[]
  site: Site
  me: number
  text: string
  say: Say
}
type Answer = (asking: Asking) => string | Promise<string>

/** One line for each clan. */
const forEach = async (clanes: readonly Own[], tell: (clan: Own) => string | Promise<string>) =>
  lines(...(await Promise.all(clanes.map(tell))))

/** What the clans of whoever asks are, with their rank in each and since when; whether they have a rank that is said first. */
const clansTold: Answer = ({ clanes, text }) => {
  const [, said] = /\bsoy (?:el |un )?(lider|co ?lider|capitan|miembro)\b(?! o (?!no|que))/.exec(text) ?? []
  const ranks = clanes.map(({ PlayerClan }) => plain(rangoNames[PlayerClan.rango]).replace('-', ''))
  const isSo = !said || ranks.includes(said.replace(' ', ''))
  const isWhether = said || /^(?:y )?(?:yo )?(?:soy|tengo|estoy|pertenezco|ando|juego)\b/.test(text)
  const count = /\bcuant[oa]s\b/.test(text) ? `En ${bold(String(clanes.length))}: ` : ''
  const head = isWhether ? (isSo ? 'Sí: ' : 'No: ') : count
  return forEach(clanes, (clan) => {
    const { rango, joined_at } = clan.PlayerClan
    const first = clan === clanes[0] ? head : 'también '
    return capital(
      `${first}estás en ${clanLink(clan)}, ${inOwnEtapa(clan)}, como ${bold(rangoNames[rango])}, desde el ${bold(formatDate(joined_at))}.`,
    )
  })
}

/** Where the clans of whoever asks stand, how far from the first, and who is right above and below. */
const places: Answer = ({ clanes, site }) =>
  forEach(clanes, async (clan) => {
    const ranked = (await clanesOfEtapa(site.db, clan.id_etapa)).filter(({ ranking_actual }) => ranking_actual > 0)
    const at = clan.ranking_actual
    if (!at) return `Con ${clanLink(clan)} estás ${bold('No Rankeado')} ${inOwnEtapa(clan)}, con ${scored(clan)}.`
    const beside = ([place, says]: readonly [number, string]) => {
      const other = ranked[place - 1]
      return other ? `${says} ${bold(link(other.nombre, paths.clan(other.id)))} (${placed(place)})` : []
    }
    const near = [
      [at > 1 ? 1 : 0, `a ${bold(counted(at - 1, '1 puesto', `${at - 1} puestos`))} del primero,`] as const,
      [at > 2 ? at - 1 : 0, 'arriba,'] as const,
      [at + 1, 'abajo,'] as const,
    ]
    return `Con ${clanLink(clan)} vas ${bold(placed(at))} de ${ranked.length} ${inOwnEtapa(clan)}, con ${scored(clan)}: ${listed(near.flatMap(beside))}.`
  })

const mates: Answer = ({ clanes, site, me }) =>
  forEach(clanes, async (clan) => {
    const isTeam = site.community.etapas.some(({ id, multijugador }) => id === clan.id_etapa && multijugador)
    const others = isTeam ? ((await clanById(site.db, clan.id))?.players ?? []).filter(({ id }) => id !== me) : []
    return others.length
      ? `En ${clanLink(clan)} son ${bold(String(others.length + 1))}: ${counted(others.length, 'está contigo', 'están contigo')} ${listed(others.map(({ username, rango }) => `${quoted(username)}${rango === 'Miembro' ? '' : ` (${rangoNames[rango]})`}`))}.`
      : isTeam
        ? `En ${clanLink(clan)} estás solo.`
        : ''
  })

/** Who has asked to come into the clans of whoever asks, where they may answer. */
const requests: Answer = async ({ clanes, site }) => {
  const able = clanes.filter(({ PlayerClan }) => clanMay(PlayerClan.rango, 'recruit'))
  if (!able.length)
    return `Las solicitudes las ven y responden el Líder y los Co-Líderes de ${listed(clanes.map(clanLink))}.`
  const found = (await Promise.all(able.map(({ id }) => solicitudesTo(site.db, id, site.now)))).flat()
  return found.length
    ? lines(
        `Sí: ${counted(found.length, 'hay 1 solicitud', `hay ${found.length} solicitudes`)} por responder:`,
        bullets(found.slice(0, 6).map(({ player, clan: to }) => `${named(player)}, para ${quoted(to)}`)),
        `Se responden en la página de tu clan, desde ${link('Mi Cuenta', paths.miCuenta)}.`,
      )
    : `No: no hay solicitudes pendientes para ${listed(able.map(clanLink))}.`
}

const invitations: Answer = async ({ site, me }) => {
  const pending = await invitacionesOf(site.db, me, { all: false, now: site.now })
  return pending.length
    ? lines(
        `Sí: tienes ${bold(counted(pending.length, '1 invitación pendiente', `${pending.length} invitaciones pendientes`))}:`,
        bullets(pending.slice(0, 5).map(({ clan, etapa }) => `${named(clan)}, ${quoted(etapa)}`)),
        `Se responden en ${link('Mi Cuenta', paths.miCuenta)}.`,
      )
    : `No: no tienes invitaciones pendientes. Cuando llegue una, la verás en ${link('Mi Cuenta', paths.miCuenta)}.`
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

/** Which matches whoever asks may confirm now, and where; nothing where nobody is known. */
export async function confirmable(site: Site): Promise<string> {
  const player = site.asker && (await playerById(site.db, site.asker.id))
  if (!player) return ''
  const able = player.clanes.filter(({ PlayerClan }) => clanMay(PlayerClan.rango, 'report'))
  if (!able.length) return 'En tus clanes lo hacen el Líder, los Co-Líderes y los Capitanes.'
  const found = await toConfirm(able, site)
  return found.length
    ? `Te espera ${listed(found.slice(0, 3).map(({ id, perdedor, respuesta }) => `la ${bold(link(`partida con ${perdedor.nombre}`, paths.partida(id)))}${respuesta ? `, hasta el ${formatDateTime(respuesta.hasta)}` : ''}`))}.`
    : 'Ahora tus clanes no tienen partidas por confirmar.'
}

/** What waits for whoever asks: retos to answer, matches to confirm, invitations. */
const waiting: Answer = async ({ clanes, site, me, text, say }) => {
  const able = clanes.filter(({ PlayerClan }) => clanMay(PlayerClan.rango, 'report'))
  const ids = new Set(able.map(({ id }) => id))
  const seen = await listRetos(site.db, { id: me, moderates: false }, {})
  const matches = await toConfirm(able, site)
  const until = (moment: string | null | undefined) =>
    moment ? `, ${say('hasta el', 'until')} ${formatDateTime(moment)}` : ''
  const rows = [
    ...seen
      .filter(({ estado, turno }) => estado === 'propuesto' && turno !== null && ids.has(turno))
      .map(
        ({ id, retador, retado, responde_hasta }) =>
          `${say('Responder el reto', 'Answer the challenge')} ${bold(link(`${retador.nombre} ${say('contra', 'vs')} ${retado.nombre}`, paths.reto(id)))}${until(responde_hasta)}`,
      ),
    ...matches.map(
      ({ id, perdedor, respuesta }) =>
        `${say('Confirmar o rechazar la', 'Confirm or reject the')} ${bold(link(`${say('partida con', 'match with')} ${perdedor.nombre}`, paths.partida(id)))}${until(respuesta?.hasta)}`,
    ),
    ...(await invitacionesOf(site.db, me, { all: false, now: site.now })).map(
      ({ clan: by }) =>
        `${say('Responder la invitación de', 'Answer the invitation of')} ${named(by)}, ${say('en', 'in')} ${link('Mi Cuenta', paths.miCuenta)}`,
    ),
  ]
  const none = /\b(?:partidas?|derrotas?|victorias?|reportes?|confirmar)\b/.test(text) && !matches.length
  return rows.length
    ? lines(
        none && say('No tienes partidas por confirmar.', 'You have no matches to confirm.'),
        say(
          `${none ? 'De otras cosas' : 'Sí:'} te ${counted(rows.length, 'espera 1 cosa', `esperan ${rows.length} cosas`)}:`,
          `${none ? 'Besides,' : 'Yes:'} ${counted(rows.length, '1 thing is', `${rows.length} things are`)} waiting for you:`,
        ),
        bullets(rows.slice(0, 6)),
      )
    : say(
        'No: no tienes retos por responder, partidas por confirmar ni invitaciones.',
        'No: you have no challenges to answer, no matches to confirm and no invitations.',
      )
}

/** What is told in English as well. */
export const toldInEnglish = /\btengo (?:algo|partidas) pendientes?\b/
/** What whoever asks may want to know of themselves, as people say it. */
const asked: readonly (readonly [RegExp, Answer])[] = [
  [
    /^(?!.*\b(?:reclamos?|apelacion(?:es)?|denuncias?|victorias? sin)\b).*(?:\b(?:tengo|tenemos) que (?:confirmar|responder|contestar)\b|\b(?:me|nos) (?:falta|queda)n? (?:algo )?(?:por )?(?:confirmar|responder|contestar)\b|\b(?:tengo|tenemos|hay|queda|quedan) (?:algo|algun[ao]?|cosas?|partidas?)? ?(?:cosas? |partidas? )?(?:pendientes?|por (?:responder|confirmar|contestar|hacer))\b|\bmis pendientes\b|\bque tengo pendiente\b|\balgo pendiente\b|\bme espera algo\b)/,
    waiting,
  ],
  [
    /\b(?:hay|tengo|tenemos|llego|llegaron|quedan?|cuantas)\b.{0,20}\bsolicitud(?:es)?\b|\bsolicitudes (?:pendientes|por responder|de mi clan)|\b(?:quien(?:es)?|alguien)\b.{0,14}\b(?:quiere[n]?|pidio|pidieron|pide|ha pedido|solicit\w+)\b.{0,12}\b(?:entrar|unirse)\b(?: a (?:mi|nuestro) (?:clan|equipo)| al (?:clan|equipo))?$/,
    requests,
  ],
  [
    /\b(?:tengo|tenemos|llego|llegaron|hay|cuantas)\b.{0,20}\binvitaci\w+|mis invitaciones\b|me (?:han |ha )?invit(?:o|aron|ado)\b/,
    invitations,
  ],
  [
    /\bmis? (?:companer[oa]s?|clanmates?|compitas|compas)\b|quien(?:es)? (?:mas )?(?:esta|estan|hay|juegan?) (?:con ?migo )?en mi (?:clan|equipo)|con quien(?:es)? (?:estoy|comparto)|\bcuantos (?:somos|hay|tenemos|jugadores (?:somos|hay|tenemos)) en (?:el|mi|nuestro) (?:clan|equipo)/,
    mates,
  ],
  [
    /\b(?:desde cuando|cuando|hace cuanto|que dia)\b.{0,20}\b(?:estoy|entre|llegue|uni|soy (?:parte|miembro))\b.{0,14}\b(?:clan|equipo|team)\b|(?:que|cual es mi|mi) (?:rango|cargo)\b|\brango (?:tengo|soy)\b|^(?:yo )?soy (?:el |un )?(?:lider|co ?lider|capitan|miembro)(?: de mi clan| del clan)?(?: o (?:no|que|miembro|capitan|lider|co ?lider))?$|\ben (?:que|cuales|cuantos) (?:clanes|equipos) (?:estoy|juego|ando)|mis clanes\b|^(?:yo )?(?:tengo|estoy en|estoy dentro de|pertenezco a|soy de|ando en|juego en)(?: algun| un)? (?:clan|equipo|team)$|(?:en )?que (?:clan|equipo|team) (?:estoy|tengo|soy|juego)|^cual es mi (?:clan|equipo|team)$/,
    clansTold,
  ],
  [
    /^(?!.*\bjugadores\b).*(?:\b(?:que|cual es mi|en mi) (?:puesto|lugar|posicion|ranking|numero)\b.{0,12}\b(?:voy|estoy|ando|tengo|soy)\b|^(?:cual es )?mi (?:puesto|lugar|posicion|ranking)(?: actual)?$|\ba cuant[oa]s?(?: puestos| lugares)? (?:(?:estoy|estamos|voy|vamos)\b.*)?del? (?:primer\w*|puntero|lider)\b|\b(?:abajo|debajo|detras|atras|arriba|encima|adelante|delante) (?:de |del )?(?:mi|nuestro|nosotros|mio)\b|nos pisa\w*)/,
    places,
  ],
]
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
  const answer = words.length <= 16 && !how.test(text) && asked.find(([saying]) => saying.test(text))?.[1]
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
    etapas.length
      ? etapas.some(({ id }) => id === id_etapa)
      : open.some(({ id, juego: { id: own } }) => id === id_etapa && own === juego?.id),
  )
  const meant = said.length ? said : clanes
  const isOfNoClan = answer === waiting || answer === invitations
  const reply =
    meant.length || isOfNoClan
      ? await answer({ clanes: meant, site, me: player.id, text, say })
      : capital(
          `${/^(?:cual|en que|que|mi)/.test(text) ? '' : 'No: '}no estás en ningún clan de una etapa abierta. Puedes fundar uno o pedir entrar desde el ${link('ladder', paths.ladder)}.`,
        )
  // what is asked next is of the clan that was told first
  const first = meant.find(({ id }) => reply.includes(`(${paths.clan(id)})`))
  const own = first && site.community.clanById.get(first.id)
  return { text: reply, ...(own ? { quien: [own] } : {}) }
}
