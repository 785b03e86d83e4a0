import type { Clan } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { playerById } from '@trinchera/db/queries/players/players'
import { rangos, type Rango } from '@trinchera/rules/permissions'
import { formatDate, winPercentText } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import type { ClanName } from '../names/community'
import { bold, capital, counted, day, lines, link, listed, named, quoted, verb, type Say } from '../wording'
import { plainText } from '../words/plain'
import { clanTold, ofWho } from './of-whom'
import { place } from './places'
import { aboutPlayer, clansOfPlayer, rangoName } from './players-clans'
import { clanOf, inEtapa, isClan, isPlayer } from './which'

const bearersOf = ({ players }: Clan, rango: Rango) => players.filter((player) => player.rango === rango)
const playerLink = ({ id, username }: { id: number; username: string }) => link(username, paths.jugador(id))
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

/** Who is in a clan, by rank; or who has one of them. */
async function bearers(asked: Asked, wanted: readonly Rango[]): Promise<Reply> {
  const { site, say } = asked
  const who = await clanAsked(asked)
  if (!who) return place(asked)
  let listing: readonly { id: number }[] = []
  const size = ({ players: { length } }: Clan) =>
    bold(
      say(counted(length, '1 integrante', `${length} integrantes`), counted(length, '1 member', `${length} members`)),
    )
  const told = (clan: Clan) =>
    wanted.flatMap((rango) => {
      const names = bearersOf(clan, rango).map((player) => bold(playerLink(player)))
      return names.length || wanted.length === 1
        ? `${capital(rangoName(rango, names.length || 1, say))}: ${listed(names, say) || say('nadie', 'nobody')}`
        : []
    })
  const reply = await clanTold(
    asked,
    who,
    ({ clan, etapa }) => {
      listing = wanted.flatMap((rango) => bearersOf(clan, rango))
      const whole = say(
        `${named(clan.nombre)} ${verb('tiene', 'tienen', who)} ${size(clan)} ${inEtapa(etapa)}.`,
        `${named(clan.nombre)} ${verb('has', 'have', who)} ${size(clan)} ${inEtapa(etapa, say)}.`,
      )
      return wanted.length === 1 ? lines(...told(clan), whole) : lines(whole, ...told(clan))
    },
    (other) => (wanted.length === 1 ? told(other).join() : size(other)),
    wanted.length === 1 ? ['integrantes'] : ['puesto'],
  )
  return { ...reply, listed: listing.flatMap(({ id }) => site.community.playerById.get(id) ?? []) }
}

/** Who is in a clan, by rank. */
export const members = (asked: Asked): Promise<Reply> => bearers(asked, rangos)

/** Who comes next after the leader. */
const second =
  /\b(?:despues (?:de|del)|segund[oa] (?:al mando|de|en|a bordo)|mano derecha|sub ?lider|vice ?lider|le sigue (?:al|en))\b/

/** Who leads a clan, or holds the rank that is asked for. */
export function leader(asked: Asked): Promise<Reply> {
  const { terms, words } = asked
  const isSecond = terms.has('colider') || second.test(plainText(words))
  return bearers(asked, [isSecond ? 'Co-Lider' : terms.has('capitan') ? 'Capitán' : 'Lider'])
}

/** The tag of a clan, who leads it, and since when it is. */
function clanIs(clan: Clan, say: Say): string {
  const [head] = bearersOf(clan, 'Lider')
  const count = clan.players.length
  return say(
    `Tag: ${bold(quoted(clan.tag))}. ${head ? `Líder: ${playerLink(head)}. Son ${count}. ` : ''}Se ${verb('fundó', 'fundaron', clan.nombre)} el ${formatDate(clan.created_at)} y ${verb('gana', 'ganan', clan.nombre)} el ${winPercentText(clan.triunfos, clan.juegos)} de lo que ${verb('juega', 'juegan', clan.nombre)}.`,
    `Tag: ${bold(quoted(clan.tag))}. ${head ? `Leader: ${playerLink(head)}. ` : ''}${counted(count, '1 member', `${count} members`)}, founded on ${day(clan.created_at, say)}.`,
  )
}

async function aboutClan(asked: Asked, who: ClanName): Promise<Reply> {
  const [found, at] = [await clanOf(asked, who), await place(asked)]
  return found ? { ...at, text: lines(clanIs(found.clan, asked.say), at.text) } : at
}

const clansOfOne = ofWho(aboutClan, clansOfPlayer)

/** The clans of the players named, open etapas first. */
export async function clansOfPlayers(asked: Asked): Promise<Reply> {
  const [one, two] = asked.quien
  if (!one || !two || !isPlayer(one) || !isPlayer(two)) return clansOfOne(asked)
  const [first, other] = await Promise.all([one, two].map((who) => clansOfPlayer(asked, who)))
  return { ...first, text: lines(first?.text, other?.text), quien: [one, two] }
}

/** Who somebody is: a clan or a player in a few lines. */
export const about = ofWho(aboutClan, aboutPlayer)
