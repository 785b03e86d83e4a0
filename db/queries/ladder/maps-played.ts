import { z } from 'zod'
import type { Db } from '../../database'
import { readable } from '../../readable'

const played = z.array(z.object({ codigo: z.string(), rondas_ganador: z.int(), rondas_perdedor: z.int() }))
const mapsOf = (mapas: string | null) => readable(mapas ?? '[]', (text) => played.parse(JSON.parse(text))) ?? []

const most = 500

/** Number of matches with a map (`veces`), and how many of them one clan won and lost on this map. `codigo`: the map's code, lower case. */
export interface MapTally {
  codigo: string
  veces: number
  ganados: number
  perdidos: number
}

/**
 * The maps of these matches, most played first. `won`: true if the clan whose maps are counted won the match; by default the winner's maps
 * are counted. `said` in the result: number of matches whose report names the maps.
 */
export async function mapsPlayed(
  db: Db,
  matches: readonly { id: number; won?: boolean }[],
): Promise<{ maps: MapTally[]; said: number }> {
  const tallies = new Map<string, MapTally>()
  const lost = new Set(matches.flatMap(({ id, won }) => (won === false ? [id] : [])))
  let said = 0
  for (let from = 0; from < matches.length; from += most) {
    const rows = await db
      .selectFrom('matches')
      .where(
        'id',
        'in',
        matches.slice(from, from + most).map(({ id }) => id),
      )
      .where('mapas', 'is not', null)
      .select(['id', 'mapas'])
      .execute()
    said += rows.length
    for (const { id, mapas } of rows)
      for (const { codigo, rondas_ganador, rondas_perdedor } of mapsOf(mapas)) {
        const code = codigo.toLowerCase()
        const tally = tallies.get(code) ?? { codigo: code, veces: 0, ganados: 0, perdidos: 0 }
        const lead = (rondas_ganador - rondas_perdedor) * (lost.has(id) ? -1 : 1)
        tallies.set(code, {
          ...tally,
          veces: tally.veces + 1,
          ganados: tally.ganados + Number(lead > 0),
          perdidos: tally.perdidos + Number(lead < 0),
        })
      }
  }
  return { maps: [...tallies.values()].sort((a, b) => b.veces - a.veces || (a.codigo < b.codigo ? -1 : 1)), said }
}

/** Id of the closest of these matches: smallest lead in maps, among equals in rounds. Null if no report names its maps. */
export async function closestPlayed(db: Db, matches: readonly number[]): Promise<number | null> {
  let best: { id: number; maps: number; rounds: number } | null = null
  for (let from = 0; from < matches.length; from += most) {
    const rows = await db
      .selectFrom('matches')
      .where('id', 'in', matches.slice(from, from + most))
      .where('mapas', 'is not', null)
      .select(['id', 'mapas'])
      .orderBy('id', 'desc')
      .execute()
    for (const { id, mapas } of rows) {
      const all = mapsOf(mapas)
      const leads = all.map(({ rondas_ganador, rondas_perdedor }) => rondas_ganador - rondas_perdedor)
      if (!leads.length) continue
      const maps = leads.reduce((sum, lead) => sum + Math.sign(lead), 0)
      const rounds = Math.abs(leads.reduce((sum, lead) => sum + lead, 0))
      if (!best || maps < best.maps || (maps === best.maps && rounds < best.rounds)) best = { id, maps, rounds }
    }
  }
  return best?.id ?? null
}

/** Number of these matches by score in maps, the higher number first (`2–1`). Matches whose report does not name its maps are left out. */
export async function scoresPlayed(db: Db, matches: readonly number[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (let from = 0; from < matches.length; from += most) {
    const rows = await db
      .selectFrom('matches')
      .where('id', 'in', matches.slice(from, from + most))
      .where('mapas', 'is not', null)
      .select('mapas')
      .execute()
    for (const { mapas } of rows) {
      const leads = mapsOf(mapas).map(({ rondas_ganador, rondas_perdedor }) => rondas_ganador - rondas_perdedor)
      const sides = [leads.filter((lead) => lead > 0).length, leads.filter((lead) => lead < 0).length]
      const score = `${Math.max(...sides)}–${Math.min(...sides)}`
      if (leads.length) counts.set(score, (counts.get(score) ?? 0) + 1)
    }
  }
  return counts
}
