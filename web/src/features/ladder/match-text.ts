import type { Match } from '@trinchera/contract/ladder'

type Side = Match['ganador']

/** What a match did to its winner's place: "del 7 al 4", "entra en el 14", "sin cambios"; nothing until the ladder has folded it. */
export function moveText({ ganador: { antes, despues }, ruling }: Pick<Match, 'ganador' | 'ruling'>): string {
  if (ruling) return ruling.texto
  if (antes === null || despues === null) return 'recién reportada'
  if (antes === despues) return 'sin cambios'
  return antes === 0 ? `entra en el ${despues}` : `del ${antes} al ${despues}`
}

/** A place won by one side, in words of the wire: "sube del 7 al 4". Undefined where its place stayed. */
export function sideStory({
  antes,
  despues,
}: Pick<Side, 'antes' | 'despues'>): { text: string; rise: number } | undefined {
  if (antes === null || despues === null || antes === despues || despues === 0) return undefined
  if (antes === 0) return { text: `entra al ranking en el ${despues}`, rise: 0 }
  return despues < antes
    ? { text: `sube del ${antes} al ${despues}`, rise: antes - despues }
    : { text: `cae al ${despues}`, rise: antes - despues }
}

export interface Story {
  key: string
  nombre: string
  id: number
  text: string
  /** Places climbed; 0 for entering, below 0 for a fall. */
  rise: number
  fecha: string
}

/** What the latest matches did to the ladder, newest first: winners that climbed, then losers they passed. Without rulings. */
export function stories(matches: readonly Match[], limit: number): Story[] {
  return matches
    .filter((match) => !match.ruling)
    .flatMap((match) =>
      [match.ganador, match.perdedor].flatMap((side) => {
        const story = sideStory(side)
        return story
          ? [{ key: `${match.id}-${side.id}`, id: side.id, nombre: side.nombre, fecha: match.fecha, ...story }]
          : []
      }),
    )
    .slice(0, limit)
}
