import type { ClanMove, Match } from '@trinchera/contract/ladder'

type Side = Match['ganador']

/**
 * The winner's change of place, as text: "del 7 al 4", "entra en el 14", "sin cambios", or "recién reportada" until the ladder table counts
 * the match. If staff has ruled on the match, the text of the ruling.
 */
export function moveText({ ganador: { antes, despues }, ruling }: Pick<Match, 'ganador' | 'ruling'>): string {
  if (ruling) return ruling.texto
  if (antes === null || despues === null) return 'recién reportada'
  if (antes === despues) return 'sin cambios'
  return antes === 0 ? `entra en el ${despues}` : `del ${antes} al ${despues}`
}

/** A clan's change of place: text such as "sube del 7 al 4", and number of places. Undefined if unchanged, not known yet, or unranked. */
export function sideMove({
  antes,
  despues,
}: Pick<Side, 'antes' | 'despues'>): { text: string; rise: number } | undefined {
  if (antes === null || despues === null || antes === despues || despues === 0) return undefined
  if (antes === 0) return { text: `entra al ranking en el ${despues}`, rise: 0 }
  return despues < antes
    ? { text: `sube del ${antes} al ${despues}`, rise: antes - despues }
    : { text: `cae al ${despues}`, rise: antes - despues }
}

export interface PlaceMove {
  key: string
  nombre: string
  id: number
  text: string
  /** Number of places climbed. 0 for entering the ranking, negative for a fall. */
  rise: number
  fecha: string
}

/** The changes of place caused by the latest matches, newest match first, winner before loser. Omits matches on which staff has ruled. */
export function recentMoves(matches: readonly Match[], limit: number): PlaceMove[] {
  return matches
    .filter((match) => !match.ruling)
    .flatMap((match) =>
      [match.ganador, match.perdedor].flatMap((side) => {
        const move = sideMove(side)
        return move
          ? [{ key: `${match.id}-${side.id}`, id: side.id, nombre: side.nombre, fecha: match.fecha, ...move }]
          : []
      }),
    )
    .slice(0, limit)
}

/** A change of place as a short text, for example "▲4" and "al 10". `places`: number of places; 0 for entering or leaving the ranking. */
export interface ShortMove {
  rises: boolean
  places: number
  text: string
}

/** The short text for a change between two places (0: no place). Undefined if the places are the same. */
export function shortMove({ antes, despues }: { antes: number; despues: number }): ShortMove | undefined {
  if (antes === despues) return undefined
  if (antes === 0) return { rises: true, places: 0, text: `entra en el ${despues}` }
  if (despues === 0) return { rises: false, places: 0, text: 'sale del ranking' }
  return { rises: despues < antes, places: Math.abs(antes - despues), text: `al ${despues}` }
}

/** The clans that climbed or entered the ranking, and those that fell or left it, each sorted by number of places, largest first. */
export function climbersAndFallers<Move extends Pick<ClanMove, 'antes' | 'despues'>>(
  moves: readonly Move[],
): { climbers: Move[]; fallers: Move[] } {
  const length = (move: Move) => shortMove(move)?.places ?? 0
  const sorted = moves.filter((move) => shortMove(move)).sort((a, b) => length(b) - length(a))
  return {
    climbers: sorted.filter((move) => shortMove(move)?.rises),
    fallers: sorted.filter((move) => !shortMove(move)?.rises),
  }
}
