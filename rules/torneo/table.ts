import type { BracketMatch, GroupRow } from '../torneo'

/** The result of a group match. Every clan except `ganador` has lost, even if no game was played. `ganador` null: neither showed up. */
export interface GroupResult {
  clanes: readonly [number, number]
  ganador: number | null
  marcador: BracketMatch['marcador']
}

const wonBy = (id: number, results: readonly GroupResult[]) => results.filter(({ ganador }) => ganador === id).length

function rowOf(id_clan: number, results: readonly GroupResult[]): GroupRow {
  const row = { id_clan, jugadas: 0, ganadas: 0, perdidas: 0, mapas_a_favor: 0, mapas_en_contra: 0 }
  for (const { clanes, ganador, marcador } of results) {
    if (!clanes.includes(id_clan)) continue
    const [low, high] = [Math.min(...(marcador ?? [0])), Math.max(...(marcador ?? [0]))]
    row.jugadas++
    if (ganador === id_clan) row.ganadas++
    else row.perdidas++
    row.mapas_a_favor += marcador ? (ganador === id_clan ? high : low) : 0
    row.mapas_en_contra += marcador ? (ganador === id_clan ? low : high) : 0
  }
  return row
}

/**
 * The ranking of a group, the best clan first. Sorted by wins, wins against clans with equally many wins, map difference, maps won, seed.
 * The clans of `last` come after all others. `clans`: ids in order of seed.
 */
export function tableOf(
  clans: readonly number[],
  results: readonly GroupResult[],
  last: ReadonlySet<number>,
): GroupRow[] {
  const rows = clans.map((id) => rowOf(id, results))
  const between = new Map(
    rows.map(({ id_clan, ganadas }) => {
      const level = new Set(rows.filter((row) => row.ganadas === ganadas).map((row) => row.id_clan))
      return [
        id_clan,
        wonBy(
          id_clan,
          results.filter(({ clanes }) => clanes.every((id) => level.has(id))),
        ),
      ]
    }),
  )
  const key = (row: GroupRow) => [
    last.has(row.id_clan) ? 0 : 1,
    row.ganadas,
    between.get(row.id_clan) ?? 0,
    row.mapas_a_favor - row.mapas_en_contra,
    row.mapas_a_favor,
    -clans.indexOf(row.id_clan),
  ]
  return rows.sort((x, y) => {
    const [left, right] = [key(x), key(y)]
    return left.map((value, i) => (right[i] ?? 0) - value).find((difference) => difference !== 0) ?? 0
  })
}
