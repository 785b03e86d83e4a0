import type { Clan } from '@trinchera/contract/clanes'
import { playerById } from '@trinchera/db/queries/players/players'
import { formatDate, winPercentText } from '@trinchera/rules/presentation'
import { isStaff, rangos, type Rango } from '@trinchera/rules/permissions'
import { button, buttonIn } from '../buttons'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import type { ClanName, PlayerName } from '../names/community'
import { etapaMentionIn } from '../names/etapas'
import {
  bold,
  capital,
  counted,
  lines,
  link,
  listed,
  named,
  placed,
  quoted,
  rolName,
  verb,
  wonAndLost,
} from '../wording'
import { alsoPlays, place } from './places'
import { record } from './records'
import { clanOf, inEtapa, isClan, isPlayer, stateNote } from './which'
import { maySeeStatistics } from './hidden'
import { asksWhether } from './whether'

const rangoNames: Record<Rango, readonly [one: string, many: string]> = {
  Lider: ['Líder', 'Líderes'],
  'Co-Lider': ['Co-Líder', 'Co-Líderes'],
  Capitán: ['Capitán', 'Capitanes'],
  Miembro: ['Miembro', 'Miembros'],
}

function rangoLine({ players }: Clan, rango: Rango): string | null {
  const bearers = players.filter((player) => player.rango === rango)
  const [one, many] = rangoNames[rango]
  return bearers.length
    ? `${bearers.length === 1 ? one : many}: ${listed(bearers.map(({ id, username }) => (rango === 'Miembro' ? quoted(username) : link(username, paths.jugador(id)))))}`
    : null
}

/** For a question about a clan's people that names a player: that player's clan. */
async function clanAsked(asked: Asked) {
  const { community, db } = asked.site
  const [who] = asked.quien
  if (!who) return null
  if (isClan(who)) return { who, found: await clanOf(asked, who) }
  const player = await playerById(db, who.id)
  const teams = community.etapas.flatMap(({ id, multijugador }) =>
    multijugador ? (player?.clanes.filter(({ id_etapa }) => id_etapa === id) ?? []) : [],
  )
  const clan = teams.map(({ id }) => community.clanById.get(id)).find((group) => group !== undefined)
  return clan ? { who: clan, found: await clanOf(asked, clan) } : null
}

/** Who is in a clan, by rank. */
export async function members(asked: Asked): Promise<Reply> {
  const about = await clanAsked(asked)
  if (!about?.found) return place(asked)
  const {
    who,
    found: { clan, etapa, others },
  } = about
  return {
    text: lines(
      `${named(clan.nombre)} ${verb('tiene', 'tienen', clan.nombre)} ${bold(counted(clan.players.length, '1 integrante', `${clan.players.length} integrantes`))} ${inEtapa(etapa)}:`,
      ...rangos.map((rango) => rangoLine(clan, rango)),
      alsoPlays(clan, others),
      link('Ver el clan', paths.clan(clan.id)),
    ),
    quien: [who],
    etapas: [etapa],
    listed: clan.players.flatMap(({ id }) => asked.site.community.playerById.get(id) ?? []),
    sugerencias: [
      ...others.slice(0, 2).map((other) => buttonIn('integrantes', clan.nombre, other.etapa)),
      button('puesto', clan.nombre),
    ],
  }
}

/** Who comes next after the leader. */
const second =
  /\b(?:despues (?:de|del)|segund[oa] (?:al mando|de|en|a bordo)|mano derecha|sub ?lider|vice ?lider|le sigue (?:al|en))\b/

function rangoAsked({ terms, words }: Asked): Rango {
  if (terms.has('colider') || second.test(words.map(({ plain }) => plain).join(' '))) return 'Co-Lider'
  return terms.has('capitan') ? 'Capitán' : 'Lider'
}

/** Who leads a clan, or holds the rank that is asked for. */
export async function leader(asked: Asked): Promise<Reply> {
  const about = await clanAsked(asked)
  if (!about?.found) return place(asked)
  const {
    who,
    found: { clan, etapa, others },
  } = about
  const rango = rangoAsked(asked)
  const bearersOf = ({ players }: Clan) => players.filter((player) => player.rango === rango)
  const bearers = bearersOf(clan)
  const [one, many] = rangoNames[rango]
  const names = (of: typeof bearers) => listed(of.map(({ id, username }) => bold(link(username, paths.jugador(id)))))
  const text = bearers.length
    ? `${bearers.length === 1 ? `El ${one}` : `Los ${many}`} de ${named(clan.nombre)} ${inEtapa(etapa)}: ${names(bearers)}.`
    : `${named(clan.nombre)} no ${verb('tiene', 'tienen', clan.nombre)} ${one} ${inEtapa(etapa)}.`
  return {
    text: lines(
      text,
      ...others.map((other) => `${capital(inEtapa(other.etapa))}: ${names(bearersOf(other)) || `sin ${one}`}.`),
    ),
    quien: [who],
    etapas: [etapa],
    listed: bearers.flatMap(({ id }) => asked.site.community.playerById.get(id) ?? []),
    sugerencias: [button('integrantes', clan.nombre)],
  }
}

async function aboutClan(asked: Asked, who: ClanName): Promise<Reply> {
  const found = await clanOf(asked, who)
  if (!found) return place(asked)
  const { clan, etapa } = found
  const head = clan.players.find(({ rango }) => rango === 'Lider')
  const at = await place({ ...asked, quien: [who] })
  return {
    ...at,
    text: lines(
      at.text.replace(/\n\[Ver el clan\]\(.*$/, ''),
      `Tag: ${bold(quoted(clan.tag))}. ${head ? `Líder: ${link(head.username, paths.jugador(head.id))}. Son ${clan.players.length}.` : ''}`,
      `Se ${verb('fundó', 'fundaron', clan.nombre)} el ${formatDate(clan.created_at)} y ${verb('gana', 'ganan', clan.nombre)} el ${winPercentText(clan.triunfos, clan.juegos)} de lo que ${verb('juega', 'juegan', clan.nombre)}.`,
      link('Ver el clan', paths.clan(clan.id)),
    ),
    etapas: [etapa],
  }
}

/** The clans of the players named, open etapas first. */
export async function clansOfPlayers(asked: Asked): Promise<Reply> {
  const [one, two] = asked.quien
  if (!one || !two || isClan(one) || isClan(two)) return clansOfPlayer(asked)
  const [first, second] = await Promise.all([
    clansOfPlayer({ ...asked, quien: [one] }),
    clansOfPlayer({ ...asked, quien: [two] }),
  ])
  const together = isPlayer(one) && isPlayer(two) && asksWhether(asked) ? await mates(asked, one, two) : null
  return { ...first, text: lines(together, first.text, second.text), quien: [one, two] }
}

/** Whether two play in the same clan now. */
async function mates({ site: { db, community } }: Asked, one: PlayerName, two: PlayerName): Promise<string> {
  const [mine, theirs] = await Promise.all([playerById(db, one.id), playerById(db, two.id)])
  const open = new Set(community.etapas.filter(({ activo }) => activo).map(({ id }) => id))
  const shared = (mine?.clanes ?? []).filter(
    ({ id, id_etapa }) => open.has(id_etapa) && theirs?.clanes.some((clan) => clan.id === id),
  )
  return shared.length
    ? `Sí, juegan juntos en ${listed([...new Set(shared.map(({ nombre }) => named(nombre)))])}.`
    : 'No, ahora no comparten clan.'
}

async function clansOfPlayer(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  if (!who) return { text: '' }
  if (isClan(who)) return aboutClan(asked, who)
  const player = await playerById(asked.site.db, who.id)
  if (!player) return place(asked)
  const { etapas, clanById } = asked.site.community
  const ranked = etapas.flatMap((etapa) =>
    player.clanes.filter(({ id_etapa }) => id_etapa === etapa.id).map((clan) => ({ clan, etapa })),
  )
  const [first] = ranked
  return {
    text: lines(
      ranked.length
        ? `${named(player.username)} juega en:`
        : `${named(player.username)} no está en ningún clan por ahora.`,
      ...ranked.map(({ clan, etapa }) =>
        etapa.multijugador
          ? `• ${bold(link(clan.nombre, paths.clan(clan.id)))}, de ${bold(rangoNames[clan.PlayerClan.rango][0])}, ${inEtapa(etapa)}${stateNote(etapa)}`
          : `• ${capital(inEtapa(etapa))}, por su cuenta${clan.ranking_actual ? `: ${placed(clan.ranking_actual)}` : ''}`,
      ),
      link('Ver al jugador', paths.jugador(player.id)),
    ),
    quien: [who],
    listed: first ? [clanById.get(first.clan.id)].filter((group) => group !== undefined) : [],
    sugerencias: [button('victorias', who)],
  }
}

async function aboutPlayer(asked: Asked, who: PlayerName): Promise<Reply> {
  const player = await playerById(asked.site.db, who.id)
  if (!player) return place(asked)
  const { victorias, derrotas } = player
  const figures = (await maySeeStatistics(asked.site, who))
    ? `: ${bold(wonAndLost({ triunfos: victorias, derrotas }))}. Está`
    : ' está'
  if (
    etapaMentionIn(asked.words, asked.site.community).used.size &&
    player.clanes.some(({ id_etapa }) => asked.etapas.some(({ id }) => id === id_etapa))
  )
    return record({ ...asked, quien: [who] })
  const clans = await clansOfPlayer({ ...asked, quien: [who] })
  const staff = isStaff(player) ? ` Es ${bold(rolName(player.rol))}.` : ''
  return {
    ...clans,
    text: lines(
      `${named(player.username)}${figures} en el sitio desde el ${formatDate(player.created_at)}.${staff}`,
      clans.text,
    ),
  }
}

/** Who somebody is: a clan or a player in a few lines. */
export async function about(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  if (!who) return { text: '' }
  return isClan(who) ? aboutClan(asked, who) : aboutPlayer(asked, who)
}
