import type { Clan } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { playerById } from '@trinchera/db/queries/players/players'
import { isStaff, rangos, type Rango } from '@trinchera/rules/permissions'
import { formatDate, winPercentText } from '@trinchera/rules/presentation'
import { button, buttonIn } from '../buttons'
import { onDay, standing, wins } from '../english/say'
import type { Asked, Reply } from '../intent'
import type { ClanName, PlayerName } from '../names/community'
import { etapaMentionIn } from '../names/etapas'
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
  rolName,
  verb,
  wonAndLost,
  type Say,
} from '../wording'
import { plainText } from '../words/plain'
import { clanLink } from './etapas'
import { maySeeStatistics } from './hidden'
import { alsoPlays, ofWho, place } from './places'
import { record } from './records'
import { asksWhether } from './whether'
import { clanOf, etapaLink, inEtapa, isClan, isPlayer, stateNote } from './which'

const rangoNames: Record<Rango, readonly [one: string, many: string, english: string]> = {
  Lider: ['Líder', 'Líderes', 'leader'],
  'Co-Lider': ['Co-Líder', 'Co-Líderes', 'co-leader'],
  Capitán: ['Capitán', 'Capitanes', 'captain'],
  Miembro: ['Miembro', 'Miembros', 'member'],
}

const bearersOf = ({ players }: Clan, rango: Rango) => players.filter((player) => player.rango === rango)
const playerLink = ({ id, username }: { id: number; username: string }) => link(username, paths.jugador(id))
function rangoName(rango: Rango, count: number, say: Say): string {
  const [one, many, english] = rangoNames[rango]
  return say(counted(count, one, many), counted(count, english, `${english}s`))
}

/** For a question about a clan's people that names a player: that player's clan, of several players where there is one. */
async function clanAsked(asked: Asked): Promise<ClanName | null> {
  const { community, db } = asked.site
  const [who] = asked.quien
  if (!who || isClan(who)) return who ?? null
  const clanes = (await playerById(db, who.id))?.clanes ?? []
  const teams = community.etapas.filter(({ multijugador }) => multijugador)
  const [own] = teams.flatMap(({ id }) => clanes.filter(({ id_etapa }) => id_etapa === id))
  return community.clanById.get(own?.id ?? 0) ?? null
}

/** Who is in a clan, by rank. */
export async function members(asked: Asked): Promise<Reply> {
  const { site, say } = asked
  const who = await clanAsked(asked)
  const found = who && (await clanOf(asked, who))
  if (!who || !found) return place(asked)
  const { clan, etapa, others } = found
  const rows = rangos.flatMap((rango) => {
    const names = bearersOf(clan, rango).map(playerLink)
    return names.length ? `${capital(rangoName(rango, names.length, say))}: ${listed(names, say)}` : []
  })
  const [count, name] = [clan.players.length, named(clan.nombre)]
  return {
    text: lines(
      say(
        `${name} ${verb('tiene', 'tienen', who)} ${bold(counted(count, '1 integrante', `${count} integrantes`))} ${inEtapa(etapa)}:`,
        `${name} ${verb('has', 'have', who)} ${bold(counted(count, '1 member', `${count} members`))} in ${etapaLink(etapa)}:`,
      ),
      ...rows,
      say(alsoPlays(clan, others) || '', ''),
      link(say('Ver el clan', 'See the clan'), paths.clan(clan.id)),
    ),
    quien: [who],
    etapas: [etapa],
    listed: clan.players.flatMap(({ id }) => site.community.playerById.get(id) ?? []),
    sugerencias: [
      ...others.slice(0, 2).map((other) => buttonIn('integrantes', clan.nombre, other.etapa)),
      button('puesto', clan.nombre),
    ],
  }
}

/** Who comes next after the leader. */
const second =
  /\b(?:despues (?:de|del)|segund[oa] (?:al mando|de|en|a bordo)|mano derecha|sub ?lider|vice ?lider|le sigue (?:al|en))\b/

/** Who leads a clan, or holds the rank that is asked for. */
export async function leader(asked: Asked): Promise<Reply> {
  const { terms, words, site, say } = asked
  const who = await clanAsked(asked)
  const found = who && (await clanOf(asked, who))
  if (!who || !found) return place(asked)
  const isSecond = terms.has('colider') || second.test(plainText(words))
  const rango = isSecond ? 'Co-Lider' : terms.has('capitan') ? 'Capitán' : 'Lider'
  const { clan, etapa, others } = found
  const told = (each: Clan) => {
    const names = bearersOf(each, rango).map((player) => bold(playerLink(player)))
    return `${rangoName(rango, names.length || 1, say)}: ${listed(names, say) || say('nadie', 'nobody')}`
  }
  return {
    text: lines(
      `${named(clan.nombre)}, ${say(inEtapa(etapa), `in ${etapaLink(etapa)}`)}. ${capital(told(clan))}.`,
      ...others.map(
        (other) => `${say(capital(inEtapa(other.etapa)), `In ${etapaLink(other.etapa)}`)}: ${told(other)}.`,
      ),
      link(say('Ver el clan', 'See the clan'), paths.clan(clan.id)),
    ),
    quien: [who],
    etapas: [etapa],
    sugerencias: [button('integrantes', clan.nombre)],
    listed: bearersOf(clan, rango).flatMap(({ id }) => site.community.playerById.get(id) ?? []),
  }
}

/** The tag of a clan, who leads it, and since when it is. */
export function clanIs(clan: Clan, say: Say): string {
  const [head] = bearersOf(clan, 'Lider')
  const count = clan.players.length
  return say(
    `Tag: ${bold(quoted(clan.tag))}. ${head ? `Líder: ${playerLink(head)}. Son ${count}. ` : ''}Se ${verb('fundó', 'fundaron', clan.nombre)} el ${formatDate(clan.created_at)} y ${verb('gana', 'ganan', clan.nombre)} el ${winPercentText(clan.triunfos, clan.juegos)} de lo que ${verb('juega', 'juegan', clan.nombre)}.`,
    `Tag: ${bold(quoted(clan.tag))}. ${head ? `Leader: ${playerLink(head)}. ` : ''}${counted(count, '1 member', `${count} members`)}, founded ${onDay(clan.created_at)}.`,
  )
}

async function aboutClan(asked: Asked, who: ClanName): Promise<Reply> {
  const [found, at] = [await clanOf(asked, who), await place(asked)]
  if (!found) return at
  const page = link('Ver el clan', paths.clan(found.clan.id))
  return { ...at, text: lines(at.text.replace(`\n${page}`, ''), clanIs(found.clan, asked.say), page) }
}

async function clansOfPlayer(asked: Asked, who: PlayerName): Promise<Reply> {
  const { site, say } = asked
  const player = await playerById(site.db, who.id)
  if (!player) return place(asked)
  const { etapas, clanById } = site.community
  const ranked = etapas.flatMap((etapa) =>
    player.clanes.filter(({ id_etapa }) => id_etapa === etapa.id).map((clan) => ({ clan, etapa })),
  )
  const name = named(player.username)
  const row = ({ clan, etapa }: (typeof ranked)[number]) => {
    const at = clan.ranking_actual
    const rank = rangoName(clan.PlayerClan.rango, 1, say)
    return say(
      etapa.multijugador
        ? `${bold(clanLink(clan))}, de ${bold(rank)}, ${inEtapa(etapa)}${stateNote(etapa)}`
        : `${capital(inEtapa(etapa))}, por su cuenta${at ? `: ${placed(at)}` : ''}`,
      `${bold(clanLink(clan))} (${rank}; ${standing(at)}) in ${etapaLink(etapa)}`,
    )
  }
  return {
    text: lines(
      ranked.length
        ? say(`${name} juega en:`, `${name} plays for:`)
        : say(`${name} no está en ningún clan por ahora.`, `${name} is in no clan now.`),
      bullets(ranked.map(row)),
      link(say('Ver al jugador', 'See the player'), paths.jugador(player.id)),
    ),
    quien: [who],
    listed: ranked.slice(0, 1).flatMap(({ clan }) => clanById.get(clan.id) ?? []),
    sugerencias: [button('victorias', who)],
  }
}

const clansOfOne = ofWho(aboutClan, clansOfPlayer)

/** Whether two play in the same clan now. */
async function mates({ db, community }: Asked['site'], one: PlayerName, two: PlayerName): Promise<string> {
  const [mine, theirs] = await Promise.all([one, two].map(async ({ id }) => (await playerById(db, id))?.clanes ?? []))
  const open = new Set(community.etapas.flatMap(({ id, activo }) => (activo ? [id] : [])))
  const shared = mine?.filter(({ id, id_etapa }) => open.has(id_etapa) && theirs?.some((clan) => clan.id === id)) ?? []
  const names = [...new Set(shared.map(({ nombre }) => named(nombre)))]
  return names.length ? `Sí, juegan juntos en ${listed(names)}.` : 'No, ahora no comparten clan.'
}

/** The clans of the players named, open etapas first; of two, whether they share one now. */
export async function clansOfPlayers(asked: Asked): Promise<Reply> {
  const [one, two] = asked.quien
  if (!one || !two || !isPlayer(one) || !isPlayer(two)) return clansOfOne(asked)
  const [first, other] = await Promise.all([clansOfPlayer(asked, one), clansOfPlayer(asked, two)])
  const together = asksWhether(asked) && (await mates(asked.site, one, two))
  return { ...first, text: lines(together, first.text, other.text), quien: [one, two] }
}

/** Who a player is. */
export async function aboutPlayer(asked: Asked, who: PlayerName): Promise<Reply> {
  const { site, say } = asked
  const player = await playerById(site.db, who.id)
  if (!player) return place(asked)
  const isSaid = etapaMentionIn(asked.words, site.community).used.size > 0
  if (isSaid && player.clanes.some(({ id_etapa }) => asked.etapas.some(({ id }) => id === id_etapa)))
    return record(asked)
  const all = { triunfos: player.victorias, derrotas: player.derrotas }
  const figures = (await maySeeStatistics(site, who))
    ? say(`: ${bold(wonAndLost(all))}. Está`, `: ${bold(wins(all))}. Here`)
    : say(' está', ' is here')
  const since = say(
    `en el sitio desde el ${formatDate(player.created_at)}`,
    `since ${onDay(player.created_at).slice(3)}`,
  )
  const clans = await clansOfPlayer(asked, who)
  return {
    ...clans,
    text: lines(
      `${named(player.username)}${figures} ${since}.${isStaff(player) ? ` ${bold(rolName(player.rol))}.` : ''}`,
      clans.text,
    ),
  }
}

/** Who somebody is: a clan or a player in a few lines. */
export const about = ofWho(aboutClan, aboutPlayer)
