import { paths } from '@trinchera/contract/site-paths'
import { playerById } from '@trinchera/db/queries/players/players'
import { isStaff, type Rango } from '@trinchera/rules/permissions'
import { button } from '../buttons'
import type { Asked, Reply } from '../intent'
import type { PlayerName } from '../names/community'
import {
  bold,
  bullets,
  capital,
  counted,
  day,
  lines,
  link,
  named,
  noPlace,
  placed,
  rolName,
  wonAndLost,
  type Say,
} from '../wording'
import { clanLink } from './etapas'
import { maySeeStatistics } from './hidden'
import { gone } from './of-whom'
import { inEtapa, stateNote } from './which'

const rangoNames: Record<Rango, readonly [one: string, many: string, english: string]> = {
  Lider: ['Líder', 'Líderes', 'leader'],
  'Co-Lider': ['Co-Líder', 'Co-Líderes', 'co-leader'],
  Capitán: ['Capitán', 'Capitanes', 'captain'],
  Miembro: ['Miembro', 'Miembros', 'member'],
}

/** A rank, of one or of several. */
export function rangoName(rango: Rango, count: number, say: Say): string {
  const [one, many, english] = rangoNames[rango]
  return say(counted(count, one, many), counted(count, english, `${english}s`))
}

/** The clans of a player, open etapas first, with the rank there, the place of each and since when. */
export async function clansOfPlayer(asked: Asked, who: PlayerName): Promise<Reply> {
  const { site, say } = asked
  const player = await playerById(site.db, who.id)
  if (!player) return gone(who, say)
  const { etapas, clanById } = site.community
  const ranked = etapas.flatMap((etapa) =>
    player.clanes.filter(({ id_etapa }) => id_etapa === etapa.id).map((clan) => ({ clan, etapa })),
  )
  const name = named(player.username)
  const row = ({ clan, etapa }: (typeof ranked)[number]) => {
    const at = clan.ranking_actual
    const rank = rangoName(clan.PlayerClan.rango, 1, say)
    const place = bold(at ? placed(at, say) : noPlace(clan.nombre, say))
    const since = day(clan.PlayerClan.joined_at, say)
    return say(
      etapa.multijugador
        ? `${bold(clanLink(clan))} (${place}), de ${bold(rank)}, ${inEtapa(etapa)}${stateNote(etapa)}, desde el ${since}`
        : `${capital(inEtapa(etapa))}, por su cuenta: ${place}, con ${wonAndLost(clan)}`,
      `${bold(clanLink(clan))} (${rank}; ${place}) ${inEtapa(etapa, say)}, since ${since}`,
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
    sugerencias: [button('victorias', who), button('partidas', who)],
  }
}

/** Who a player is. */
export async function aboutPlayer(asked: Asked, who: PlayerName): Promise<Reply> {
  const { site, say } = asked
  const player = await playerById(site.db, who.id)
  if (!player) return gone(who, say)
  const all = { triunfos: player.victorias, derrotas: player.derrotas }
  const figures = (await maySeeStatistics(site, who))
    ? `: ${bold(wonAndLost(all, say))}. ${say('Está', 'Here')}`
    : say(' está', ' is here')
  const since = `${say('en el sitio desde el', 'since')} ${day(player.created_at, say)}`
  const clans = await clansOfPlayer(asked, who)
  return {
    ...clans,
    text: lines(
      `${named(player.username)}${figures} ${since}.${isStaff(player) ? ` ${bold(rolName(player.rol))}.` : ''}`,
      clans.text,
    ),
  }
}
