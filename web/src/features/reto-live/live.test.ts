import type { LiveSample } from '@trinchera/contract/retos'
import { describe, expect, it } from 'vitest'
import { isSilent, isWatched, laterOf, sidesOf } from './live'
import { drawTimeline, mapStretches } from './timeline'

const start = Date.parse('2026-06-18T01:00:00.000Z')
const minute = 60_000
const sample = (minutes: number, mapa: string, counts: readonly (readonly [number | null, number])[]): LiveSample => ({
  id: 1,
  servidor: 1,
  mapa,
  jugadores: counts.flatMap(([id_clan, count]) =>
    Array.from({ length: count }, (_, i) => ({
      nombre: `P${i}`,
      puntaje: i,
      ping: 40,
      id_clan,
      player_id: null,
    })),
  ),
  actualizado: new Date(start + minutes * minute).toISOString(),
})
const clans = [
  { id: 1, nombre: 'Uno' },
  { id: 2, nombre: 'Dos' },
]

describe('a reto watched live', () => {
  it('is watched from 15 minutes before its hour until 3 hours after, while it is agreed', () => {
    const fecha = new Date(start).toISOString()
    const at = (minutes: number) => isWatched({ estado: 'acordado', fecha }, start + minutes * minute)
    expect([-16, -15, 0, 180, 181].map(at)).toEqual([false, true, true, true, false])
    expect(isWatched({ estado: 'jugado', fecha }, start)).toBe(false)
    expect(isWatched({ estado: 'propuesto', fecha: null }, start)).toBe(false)
  })

  it('shows both clans, also an empty one, and apart those nobody knows', () => {
    const sides = sidesOf(sample(0, 'dm/mohdm1', [[2, 3]]), clans)
    expect(sides.map(({ clan, players, points }) => [clan?.nombre, players.length, points])).toEqual([
      ['Uno', 0, 0],
      ['Dos', 3, 3],
    ])
    const unknown = sidesOf(sample(0, 'dm/mohdm1', [[null, 2]]), clans).at(-1)
    expect([unknown?.clan, unknown?.players.map(({ puntaje }) => puntaje)]).toEqual([null, [1, 0]])
  })

  it('keeps the later of two answers, and says when the server has not answered three times', () => {
    const [early, late] = [sample(0, 'a', []), sample(1, 'b', [])]
    expect([laterOf(late, early), laterOf(early, late), laterOf(null, early)]).toEqual([late, late, early])
    expect([15, 16].map((seconds) => isSilent(early, start + seconds * 1000))).toEqual([false, true])
  })
})

describe('its timeline', () => {
  const samples = [
    sample(0, 'dm/a', [
      [1, 2],
      [2, 4],
    ]),
    sample(1, 'dm/a', [
      [1, 4],
      [2, 3],
    ]),
    sample(2, 'dm/b', [[1, 4]]),
    sample(30, 'dm/b', [[2, 1]]),
  ]
  const ids = [1, 2]
  const frame = { width: 328, height: 150, left: 28, right: 0, top: 34, bottom: 26, gap: 6, foot: 8 }

  it('tells the maps in order with the most players of each clan', () => {
    expect(mapStretches(samples, ids).map(({ mapa, from, to, most }) => [mapa, (to - from) / minute, most])).toEqual([
      ['dm/a', 2, [4, 4]],
      ['dm/b', 28, [4, 1]],
    ])
  })

  it('draws a line for each clan, broken where the server was not heard', () => {
    const { lines, maps } = drawTimeline(samples, ids, frame)
    expect(lines.map((line) => line.match(/M/g)?.length)).toEqual([2, 2])
    expect(maps.at(-1)?.x).toBe(48)
    expect((maps.at(-1)?.x ?? 0) + (maps.at(-1)?.width ?? 0)).toBe(328)
  })

  it('draws nothing wrong of nothing', () => {
    expect(drawTimeline([], ids, frame).lines).toEqual(['', ''])
  })
})
