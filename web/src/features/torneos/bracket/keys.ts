import type { BracketLayout, Place } from './layout'

const smallestBy = <T>(list: readonly T[], size: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>((least, one) => (least === undefined || size(one) < size(least) ? one : least), undefined)

/** Positions of the group matches, for moving with arrow keys: each group is a column with its matches below each other. */
const groupPlaces = ({ grupos }: BracketLayout): Place[] =>
  grupos.flatMap(({ partidas }, columna) => partidas.map((partida, y) => ({ partida, columna, y })))

function beside(places: readonly Place[], from: Place, side: 1 | -1): Place | undefined {
  const hangs =
    side === 1
      ? places.find(({ partida }) => partida.id === from.partida.siguiente)
      : places.find(({ partida }) => partida.siguiente === from.partida.id)
  if (hangs) return hangs
  const there = places.filter(({ columna }) => (columna - from.columna) * side > 0)
  // The distance in columns counts more than the distance in height.
  return smallestBy(there, ({ columna, y }) => Math.abs(columna - from.columna) * 1000 + Math.abs(y - from.y))
}

function along(places: readonly Place[], from: Place, side: 1 | -1): Place | undefined {
  const there = places.filter(({ columna, y }) => columna === from.columna && (y - from.y) * side > 0)
  return smallestBy(there, ({ y }) => Math.abs(y - from.y))
}

function reachedFrom(places: readonly Place[], from: Place, key: string): Place | undefined {
  switch (key) {
    case 'ArrowRight':
      return beside(places, from, 1)
    case 'ArrowLeft':
      return beside(places, from, -1)
    case 'ArrowDown':
      return along(places, from, 1)
    case 'ArrowUp':
      return along(places, from, -1)
    default:
      return undefined
  }
}

/** Id of the match that an arrow key moves to; null if none. Right: the winner's next match. Left: a match that a side comes from. */
export function matchReached(layout: BracketLayout, id: number, key: string): number | null {
  const area = [groupPlaces(layout), layout.rondas.flatMap(({ places }) => places)]
  const reached = area.flatMap((places) => {
    const from = places.find(({ partida }) => partida.id === id)
    return from ? (reachedFrom(places, from, key) ?? []) : []
  })
  return reached[0]?.partida.id ?? null
}
