import { expect, it } from 'vitest'
import { matchReached } from './keys'
import { layoutOf, roundPlayed } from './layout'
import { begun, drawn, llaveOf, won } from './testing'

const placesOf = (layout: ReturnType<typeof layoutOf>) => layout.rondas.flatMap(({ places }) => places)
const sized = [4, 5, 8, 11, 16].flatMap((teams) => [
  ['simple', teams] as const,
  ['doble', teams] as const,
  ['grupos', teams] as const,
])

it.each(sized)(
  'no two matches of %s with %i clans cover each other, and all are within its bounds',
  (formato, teams) => {
    const layout = layoutOf(llaveOf(drawn(formato, teams)))
    const places = placesOf(layout)
    const near = places.flatMap((one, i) =>
      places.slice(i + 1).filter(({ columna, y }) => columna === one.columna && Math.abs(y - one.y) < 1),
    )
    expect(near).toEqual([])
    expect(places.every(({ columna, y }) => columna < layout.columns && y - 0.5 >= 0 && y + 0.5 <= layout.rows)).toBe(
      true,
    )
  },
)

it.each(sized)('in %s with %i clans a winner always goes to the right', (formato, teams) => {
  const places = placesOf(layoutOf(llaveOf(drawn(formato, teams))))
  const columnOf = new Map(places.map(({ partida, columna }) => [partida.id, columna]))
  const back = places.filter(({ partida, columna }) => (columnOf.get(partida.siguiente ?? 0) ?? 99) <= columna)
  expect(back).toEqual([])
})

it('draws the winners above the losers and the final between them, last', () => {
  const { rondas, columns } = layoutOf(llaveOf(drawn('doble', 8)))
  const round = (nombre: string) => rondas.find((ronda) => ronda.nombre === nombre)?.places ?? []
  const lowest = Math.max(...['Ronda 1', 'Final de ganadores'].flatMap((name) => round(name).map(({ y }) => y)))
  const highest = Math.min(
    ...['Perdedores, ronda 1', 'Final de perdedores'].flatMap((name) => round(name).map(({ y }) => y)),
  )
  expect(lowest).toBeLessThan(highest)
  const [upper, lower, final] = ['Final de ganadores', 'Final de perdedores', 'Final'].map((name) => round(name)[0]?.y)
  expect(final).toBe(((upper ?? 0) + (lower ?? 0)) / 2)
  expect(round('Segunda final')[0]?.columna).toBe(columns - 1)
})

it('leaves out the second final once it is not needed', () => {
  const played = [1, 2, 3, 4, 5, 6].reduce(won, drawn('doble', 4))
  const names = layoutOf(llaveOf(played)).rondas.map(({ nombre }) => nombre)
  expect(names).toContain('Final')
  expect(names).not.toContain('Segunda final')
})

it('keeps groups apart from the columns, and joins each match with the next one of its winner', () => {
  const { grupos, rondas, lines } = layoutOf(llaveOf(drawn('grupos', 8)))
  expect(grupos.map(({ nombre }) => nombre)).toEqual(['Grupo A', 'Grupo B'])
  expect(rondas.map(({ nombre }) => nombre)).toEqual(['Semifinales', 'Final'])
  expect(lines).toHaveLength(2)
})

it('opens at the round that is being played', () => {
  const at = (state: ReturnType<typeof drawn>) => {
    const { rondas } = llaveOf(state)
    return rondas[roundPlayed(rondas)]?.nombre
  }
  const fresh = drawn('simple', 8)
  expect(at(fresh)).toBe('Cuartos de final')
  const half = [1, 2].reduce(won, fresh)
  expect(at(half)).toBe('Cuartos de final')
  expect(at(begun(half, 5))).toBe('Semifinales')
  expect(at([3, 4, 5, 6, 7].reduce(won, half))).toBe('Final')
})

it.each([
  [1, 'ArrowRight', 5],
  [2, 'ArrowRight', 5],
  [5, 'ArrowLeft', 1],
  [1, 'ArrowDown', 2],
  [2, 'ArrowUp', 1],
  [1, 'ArrowUp', null],
  [7, 'ArrowRight', null],
  [7, 'Enter', null],
])('from match %i %s leads to %s', (from, key, to) => {
  expect(matchReached(layoutOf(llaveOf(drawn('simple', 8))), from, key)).toBe(to)
})

it('goes between the matches of groups', () => {
  const layout = layoutOf(llaveOf(drawn('grupos', 8)))
  const [a, b] = layout.grupos.map(({ partidas }) => partidas.map(({ id }) => id))
  expect(matchReached(layout, a?.[0] ?? 0, 'ArrowDown')).toBe(a?.[1])
  expect(matchReached(layout, a?.[1] ?? 0, 'ArrowRight')).toBe(b?.[1])
})
