import { z } from 'zod'
import type { Db } from '../../database'

const codes = z.array(z.object({ codigo: z.string() }))
/** As many are asked of at once. */
const most = 500

/** How often each map was played in these matches, the most first: where their report said the maps. Codes are folded to small letters. */
export async function mapsPlayed(
  db: Db,
  matches: readonly number[],
): Promise<{ maps: { codigo: string; veces: number }[]; said: number }> {
  const counts = new Map<string, number>()
  let said = 0
  for (let from = 0; from < matches.length; from += most) {
    const rows = await db
      .selectFrom('matches')
      .where('id', 'in', matches.slice(from, from + most))
      .where('mapas', 'is not', null)
      .select('mapas')
      .execute()
    said += rows.length
    for (const { mapas } of rows)
      for (const { codigo } of codes.parse(JSON.parse(mapas ?? '[]'))) {
        const code = codigo.toLowerCase()
        counts.set(code, (counts.get(code) ?? 0) + 1)
      }
  }
  const maps = [...counts].map(([codigo, veces]) => ({ codigo, veces }))
  return { maps: maps.sort((a, b) => b.veces - a.veces || (a.codigo < b.codigo ? -1 : 1)), said }
}
