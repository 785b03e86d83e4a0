import type { Match } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { matchById } from '@trinchera/db/queries/ladder/tops'
import { mapas as standard } from '@trinchera/rules/mapas'
import { formatDateTime } from '@trinchera/rules/presentation'
import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, lines, link, listed, named, placed, quoted, verb, whenPlayed } from '../wording'
import type { Own } from './own-matches'
import { clanLink, clanName } from './scope'

// How a match is told: in a line of a list, or by itself with its maps, the move of its winner, who reported it and what was ruled.

const etapaOf = (id: number, { community }: Site) => community.etapas.find((etapa) => etapa.id === id)
const whereOf = (id: number, site: Site) => {
  const etapa = etapaOf(id, site)
  return etapa ? ` ${inEtapa(etapa)}` : ''
}

/** Whom a question is about, as a link to the page of the player, or of the clan in some etapa. */
export const whoLink = (who: Who, clan?: number) =>
  bold(link(who.nombre, isClan(who) ? paths.clan(clan ?? who.clanes.at(-1)?.id ?? 0) : paths.jugador(who.id)))

/** A match in a line: who beat whom, when and where; of whom it is about only what they did. */
export async function matchLine({ match, own, rival, won }: Own, site: Site, of: Who | null = null): Promise<string> {
  const name = async (id: number) => clanLink(site, id, await clanName(site, id, match.id))
  const when = `${whenPlayed(match, site.now)}${whereOf(match.id_etapa, site)}`
  if (!of) {
    const winner = await clanName(site, match.ganador, match.id)
    return `${bold(await name(match.ganador))} ${verb('venció', 'vencieron', winner)} a ${await name(match.perdedor)}, ${when}`
  }
  const clan = await clanName(site, own, match.id)
  const how = won ? verb('ganó', 'ganaron', of) : verb('perdió', 'perdieron', of)
  const by = isClan(of) || clan === of.nombre ? '' : ` con ${quoted(clan)}`
  return `${how}${by} ${won ? 'a' : 'ante'} ${bold(await name(rival))}, ${when}`
}

/** What is known of one match besides who won. */
export interface MatchDetail {
  /** Maps won and lost by the winner; null where no map was said. */
  score: { won: number; lost: number } | null
  maps: readonly { name: string; won: number; lost: number }[]
  match: Match
}

/** The details of a match; null where there is none of that id. */
async function detailOfMatch(id: number, site: Site): Promise<MatchDetail | null> {
  const match = await matchById(site.db, id)
  if (!match) return null
  const { lista } = (await site.opciones()).mapas
  const maps = match.mapas.map(({ codigo, rondas_ganador, rondas_perdedor }) => ({
    name: [...lista, ...standard].find((map) => map.codigo.toLowerCase() === codigo.toLowerCase())?.nombre ?? codigo,
    won: rondas_ganador,
    lost: rondas_perdedor,
  }))
  const won = maps.filter((map) => map.won > map.lost).length
  return { score: maps.length ? { won, lost: maps.filter((map) => map.won < map.lost).length } : null, maps, match }
}

/** The maps of a match, the move of its winner, who reported it and what was ruled on it. */
export async function detailText(id: number, site: Site): Promise<string> {
  const found = await detailOfMatch(id, site)
  if (!found) return ''
  const { score, maps, match } = found
  const { ganador, reportado_por, ruling } = match
  const { nombre, antes, despues } = ganador
  return lines(
    score
      ? `${verb('Ganó', 'Ganaron', nombre)} ${quoted(nombre)} ${bold(`${score.won}–${score.lost}`)} en mapas: ${listed(maps.map(({ name, won, lost }) => `${quoted(name)} ${won}–${lost}`))}.`
      : 'No se anotaron sus mapas.',
    despues !== null &&
      antes !== null &&
      (antes === despues
        ? 'No movió puestos.'
        : `Con eso ${named(nombre)} ${antes ? `${verb('subió', 'subieron', nombre)} del ${placed(antes)}` : verb('entró', 'entraron', nombre)} al ${placed(despues)}.`),
    `La reportó ${bold(quoted(reportado_por))}.`,
    ruling && `Fallo: ${quoted(ruling.texto)}. ${quoted(ruling.motivo)}`,
  )
}

/** Whether a match was confirmed, and until when it may be; it counts all the same. */
export function confirmation({ respuesta, ganador }: Match, now: Date): string {
  if (!respuesta) return 'No se guardó si la confirmaron: vale igual.'
  const { estado, quien, fecha, hasta } = respuesta
  const by = `${quien ? ` por ${bold(quoted(quien))}` : ''}${fecha ? `, el ${formatDateTime(fecha)}` : ''}`
  if (estado === 'confirmada') return `Sí: está ${bold('confirmada')}${by}.`
  const counts = 'vale igual, mientras la administración no falle otra cosa.'
  if (estado === 'rechazada') return `No: fue ${bold('rechazada')}${by}; ${counts}`
  return estado === 'pendiente' && hasta > now.toISOString()
    ? `No: está ${bold('por confirmar')}. ${named(ganador.nombre)} puede responder hasta el ${bold(formatDateTime(hasta))}; si no, ${counts}`
    : `No: nadie la confirmó ni la rechazó a tiempo, y ${counts}`
}

/** A match by itself, after what is asked of it first; null where there is none of that number. */
export async function matchTold(
  id: number,
  site: Site,
  first: (detail: MatchDetail) => string = () => '',
): Promise<Reply | null> {
  const detail = await detailOfMatch(id, site)
  if (!detail) return null
  const { match } = detail
  const { ganador, perdedor } = match
  return {
    text: lines(
      first(detail),
      `${bold(link(`Partida ${id}`, paths.partida(id)))}: ${named(ganador.nombre)} le ${verb('ganó', 'ganaron', ganador.nombre)} a ${named(perdedor.nombre)} ${whenPlayed(match, site.now)}${whereOf(match.id_etapa, site)}.`,
      await detailText(id, site),
      !match.ruling && 'No tiene fallos.',
    ),
    quien: [ganador, perdedor].flatMap((side) => site.community.clanById.get(side.id) ?? []),
  }
}
