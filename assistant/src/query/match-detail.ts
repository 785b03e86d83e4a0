import type { Match } from '@trinchera/contract/ladder'
import { matchById } from '@trinchera/db/queries/ladder/tops'
import { mapas as standard } from '@trinchera/rules/mapas'
import type { Site } from '../intent'
import { bold, lines, listed, named, placed, quoted, verb } from '../wording'

/** What is known of one match besides who won: its score by maps, the move of the winner, who reported it, and what was ruled on it. */
export interface MatchDetail {
  /** Maps won and lost by the winner; null where no map was said. */
  score: { won: number; lost: number } | null
  maps: readonly { name: string; won: number; lost: number }[]
  match: Match
}

/** The details of a match; null where there is none of that id. */
export async function detailOfMatch(id: number, site: Site): Promise<MatchDetail | null> {
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

/** The same in Spanish, a line or two. */
export async function detailText(id: number, site: Site): Promise<string> {
  const found = await detailOfMatch(id, site)
  if (!found) return ''
  const { score, maps, match } = found
  const { ganador, reportado_por, ruling } = match
  return lines(
    score
      ? `${verb('Ganó', 'Ganaron', ganador.nombre)} ${quoted(ganador.nombre)} ${bold(`${score.won}–${score.lost}`)} en mapas: ${listed(maps.map(({ name, won, lost }) => `${quoted(name)} ${won}–${lost}`))}.`
      : 'No se anotaron sus mapas.',
    ganador.antes !== null &&
      ganador.despues !== null &&
      (ganador.antes !== ganador.despues
        ? `Con eso ${named(ganador.nombre)} ${ganador.antes ? `${verb('subió', 'subieron', ganador.nombre)} del ${placed(ganador.antes)} al ${placed(ganador.despues)}` : `${verb('entró', 'entraron', ganador.nombre)} al ${placed(ganador.despues)}`}.`
        : 'No movió puestos.'),
    `La reportó ${bold(quoted(reportado_por))}.`,
    ruling && `Fallo: ${quoted(ruling.texto)}. ${quoted(ruling.motivo)}`,
  )
}
