import type { Clan } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { playerById } from '@trinchera/db/queries/players/players'
import { isStaff, rangos, type Rango } from '@trinchera/rules/permissions'
import { formatDate, winPercentText } from '@trinchera/rules/presentation'
import { button, buttonIn } from '../buttons'
import type { Asked, Reply } from '../intent'
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
import { plainText } from '../words/plain'
import { clanLink } from './etapas'
import { maySeeStatistics } from './hidden'
import { alsoPlays, clanTold, ofWho, place } from './places'
import { record } from './records'
import { asksWhether } from './whether'
import { clanOf, inEtapa, isClan, isPlayer, stateNote } from './which'

const rangoNames: Record<Rango, readonly [one: string, many: string]> = {
  Lider: ['Líder', 'Líderes'],
  'Co-Lider': ['Co-Líder', 'Co-Líderes'],
  Capitán: ['Capitán', 'Capitanes'],
  Miembro: ['Miembro', 'Miembros'],
}

const bearersOf = ({ players }: Clan, rango: Rango) => players.filter((player) => player.rango === rango)
const playerLink = ({ id, username }: { id: number; username: string }) => link(username, paths.jugador(id))
const rangoName = (rango: Rango, count: number) => counted(count, ...rangoNames[rango])

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
  const who = await clanAsked(asked)
  const found = who && (await clanOf(asked, who))
  if (!who || !found) return place(asked)
  const { clan, etapa, others } = found
  const rows = rangos.flatMap((rango) => {
    const names = bearersOf(clan, rango).map((each) => (rango === 'Miembro' ? quoted(each.username) : playerLink(each)))
    return names.length ? [`${rangoName(rango, names.length)}: ${listed(names)}`] : []
  })
  return {
    text: lines(
      `${named(clan.nombre)} ${verb('tiene', 'tienen', who)} ${bold(counted(clan.players.length, '1 integrante', `${clan.players.length} integrantes`))} ${inEtapa(etapa)}:`,
      ...rows,
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

/** Who leads a clan, or holds the rank that is asked for. */
export async function leader(asked: Asked): Promise<Reply> {
  const { terms, words, site } = asked
  const who = await clanAsked(asked)
  if (!who) return place(asked)
  const isSecond = terms.has('colider') || second.test(plainText(words))
  const rango = isSecond ? 'Co-Lider' : terms.has('capitan') ? 'Capitán' : 'Lider'
  const names = (clan: Clan) => listed(bearersOf(clan, rango).map((each) => bold(playerLink(each))))
  const found = await clanOf(asked, who)
  const bearers = found ? bearersOf(found.clan, rango) : []
  const reply = await clanTold(
    asked,
    who,
    ({ clan, etapa }) =>
      bearers.length
        ? `${bearers.length > 1 ? 'Los' : 'El'} ${rangoName(rango, bearers.length)} de ${named(clan.nombre)} ${inEtapa(etapa)}: ${names(clan)}.`
        : `${named(clan.nombre)} no ${verb('tiene', 'tienen', who)} ${rangoName(rango, 1)} ${inEtapa(etapa)}.`,
    (other) => names(other) || `sin ${rangoName(rango, 1)}`,
    ['integrantes'],
  )
  return { ...reply, listed: bearers.flatMap(({ id }) => site.community.playerById.get(id) ?? []) }
}

async function aboutClan(asked: Asked, who: ClanName): Promise<Reply> {
  const [found, at] = [await clanOf(asked, who), await place(asked)]
  if (!found) return at
  const { clan } = found
  const [head] = bearersOf(clan, 'Lider')
  const page = link('Ver el clan', paths.clan(clan.id))
  return {
    ...at,
    text: lines(
      at.text.replace(`\n${page}`, ''),
      `Tag: ${bold(quoted(clan.tag))}. ${head ? `Líder: ${playerLink(head)}. Son ${clan.players.length}.` : ''}`,
      `Se ${verb('fundó', 'fundaron', who)} el ${formatDate(clan.created_at)} y ${verb('gana', 'ganan', who)} el ${winPercentText(clan.triunfos, clan.juegos)} de lo que ${verb('juega', 'juegan', who)}.`,
      page,
    ),
  }
}

async function clansOfPlayer(asked: Asked, who: PlayerName): Promise<Reply> {
  const player = await playerById(asked.site.db, who.id)
  if (!player) return place(asked)
  const { etapas, clanById } = asked.site.community
  const ranked = etapas.flatMap((etapa) =>
    player.clanes.filter(({ id_etapa }) => id_etapa === etapa.id).map((clan) => ({ clan, etapa })),
  )
  return {
    text: lines(
      `${named(player.username)} ${ranked.length ? 'juega en:' : 'no está en ningún clan por ahora.'}`,
      ...ranked.map(({ clan, etapa }) =>
        etapa.multijugador
          ? `• ${bold(clanLink(clan))}, de ${bold(rangoName(clan.PlayerClan.rango, 1))}, ${inEtapa(etapa)}${stateNote(etapa)}`
          : `• ${capital(inEtapa(etapa))}, por su cuenta${clan.ranking_actual ? `: ${placed(clan.ranking_actual)}` : ''}`,
      ),
      link('Ver al jugador', paths.jugador(player.id)),
    ),
    quien: [who],
    listed: ranked.slice(0, 1).flatMap(({ clan }) => clanById.get(clan.id) ?? []),
    sugerencias: [button('victorias', who)],
  }
}

const clansOfOne = ofWho(aboutClan, clansOfPlayer)

/** The clans of the players named, open etapas first. */
export async function clansOfPlayers(asked: Asked): Promise<Reply> {
  const [one, two] = asked.quien
  if (!one || !two || !isPlayer(one) || !isPlayer(two)) return clansOfOne(asked)
  const [first, other] = await Promise.all([clansOfPlayer(asked, one), clansOfPlayer(asked, two)])
  const together = asksWhether(asked) && (await mates(asked.site, one, two))
  return { ...first, text: lines(together, first.text, other.text), quien: [one, two] }
}

/** Whether two play in the same clan now. */
async function mates({ db, community }: Asked['site'], one: PlayerName, two: PlayerName): Promise<string> {
  const [mine, theirs] = await Promise.all([one, two].map(async ({ id }) => (await playerById(db, id))?.clanes ?? []))
  const open = new Set(community.etapas.flatMap(({ id, activo }) => (activo ? [id] : [])))
  const shared = mine?.filter(({ id, id_etapa }) => open.has(id_etapa) && theirs?.some((clan) => clan.id === id)) ?? []
  const names = [...new Set(shared.map(({ nombre }) => named(nombre)))]
  return names.length ? `Sí, juegan juntos en ${listed(names)}.` : 'No, ahora no comparten clan.'
}

async function aboutPlayer(asked: Asked, who: PlayerName): Promise<Reply> {
  const player = await playerById(asked.site.db, who.id)
  if (!player) return place(asked)
  const isSaid = etapaMentionIn(asked.words, asked.site.community).used.size > 0
  if (isSaid && player.clanes.some(({ id_etapa }) => asked.etapas.some(({ id }) => id === id_etapa)))
    return record(asked)
  const figures = (await maySeeStatistics(asked.site, who))
    ? `: ${bold(wonAndLost({ triunfos: player.victorias, derrotas: player.derrotas }))}. Está`
    : ' está'
  const clans = await clansOfPlayer(asked, who)
  return {
    ...clans,
    text: lines(
      `${named(player.username)}${figures} en el sitio desde el ${formatDate(player.created_at)}.${isStaff(player) ? ` Es ${bold(rolName(player.rol))}.` : ''}`,
      clans.text,
    ),
  }
}

/** Who somebody is: a clan or a player in a few lines. */
export const about = ofWho(aboutClan, aboutPlayer)
