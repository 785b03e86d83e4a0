import { quoted } from '@trinchera/rules/discord-text'
import type { ClanRow } from '@trinchera/contract/clanes'
import type { Match } from '@trinchera/contract/ladder'
import type { GameServer } from '@trinchera/contract/servidores'
import { placeMovementText, streakText } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import type { Names } from './names'
import type { Site } from './site'
import { link, moment } from './text'

export const clanLink = (
  site: Site,
  { id, nombre, eliminado = false }: { id: number; nombre: string; eliminado?: boolean },
) => (eliminado ? quoted(nombre) : link(nombre, site.url(paths.clan(id))))

export const placed = (place: number) => (place === 0 ? 'No Rankeado' : `#${place}`)

/** A clan as a line of the ladder table: '**3.** Los Halcones [HAL] · 12-4 · ▲2'. */
export function clanLine(site: Site, clan: ClanRow): string {
  const { ranking_actual: place, ultimo_ranking: before } = clan
  const facts = [
    `${clan.triunfos}-${clan.derrotas}`,
    clan.racha_actual === 0 ? '' : streakText(clan.racha_actual),
    placeMovementText(place, before),
  ]
  return `${place ? `**${place}.** ` : '• '}${clanLink(site, clan)} \\[${quoted(clan.tag)}\\] · ${facts.filter(Boolean).join(' · ')}`
}

/** How a match changed the winner's place, as Spanish text; if staff have ruled on the match, the ruling's text. */
export function moveText({ ganador: { antes, despues }, ruling }: Pick<Match, 'ganador' | 'ruling'>): string {
  if (ruling) return ruling.texto
  if (antes === null || despues === null) return 'recién reportada'
  if (antes === despues) return despues === 0 ? 'sin ranking' : `sigue en el ${despues}`
  return antes === 0 ? `entra en el ${despues}` : `del ${antes} al ${despues}`
}

/** A match as a line of text. The words between the clans link to the match; the time is outside the link, where Discord renders it. */
export const matchLine = (site: Site, match: Match): string =>
  `${moment(match.fecha, 'd')} · ${clanLink(site, match.ganador)} ${link('le ganó a', site.url(paths.partida(match.id)))} ${clanLink(site, match.perdedor)} · ${moveText(match)}`

/** A game server as a line of text: '🟢 Clan 1 · 8/20 · Stalingrad'. */
export async function serverLine(
  site: Site,
  names: Names,
  { id, nombre, en_linea, jugadores, max_jugadores, mapa: code }: GameServer,
): Promise<string> {
  const name = link(nombre, site.url(paths.servidor(id)), 60)
  if (!en_linea) return `⚫ ${name} · apagado`
  const mapa = code && (await names.mapNamed(code))
  return `${jugadores ? '🟢' : '⚪'} ${name} · ${jugadores}/${max_jugadores}${mapa ? ` · ${quoted(mapa, 40)}` : ''}`
}
