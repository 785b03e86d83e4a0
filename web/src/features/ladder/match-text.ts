import type { Match } from '@trinchera/contract/ladder'

type Side = Match['ganador']

/** The winner's change of place: "del 7 al 4", "entra en el 14", "sin cambios"; "recién reportada" until the match has been folded. */
export function moveText({ ganador: { antes, despues }, ruling }: Pick<Match, 'ganador' | 'ruling'>): string {
  if (ruling) return ruling.texto
  if (antes === null || despues === null) return 'recién reportada'
  if (antes === despues) return 'sin cambios'
  return antes === 0 ? `entra en el ${despues}` : `del ${antes} al ${despues}`
}

/** One side's change of place, "sube del 7 al 4", and its rise in places; undefined if it kept its place. */
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
  /** Places climbed; 0 for entering, below 0 for a fall. */
  rise: number
  fecha: string
}

/** The changes of place by the latest matches, newest match first, its winner before its loser; matches with a ruling are left out. */
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
