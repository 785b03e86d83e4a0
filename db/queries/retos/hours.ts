import { toChileLocal } from '@trinchera/rules/chile-time'
import type { Db } from '../../database'

/** Number of latest matches from which a clan's usual hours are computed. */
const latest = 200

/** The latest matches that a clan won or lost (`side`). The query reads only the end of the index of that side. */
const latestOf = (db: Db, side: 'id_clan_ganador' | 'id_clan_perdedor', clan: number) =>
  db
    .selectFrom('matches')
    .where(side, '=', clan)
    .orderBy('id', 'desc')
    .limit(latest)
    .select(['id', 'jugada', 'fecha'])
    .execute()

/** When a clan usually plays: number of its latest matches (`veces`) by weekday (`dia`, 0: Monday) and hour (`hora`), Chile time. */
export async function usualHours(db: Db, clan: number): Promise<{ dia: number; hora: number; veces: number }[]> {
  const rows = [...(await latestOf(db, 'id_clan_ganador', clan)), ...(await latestOf(db, 'id_clan_perdedor', clan))]
    .sort((a, b) => b.id - a.id)
    .slice(0, latest)
  const counts = new Map<string, number>()
  for (const { jugada, fecha } of rows) {
    const local = toChileLocal(jugada ?? fecha)
    const weekday = (new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7
    const key = `${weekday} ${Number(local.slice(11, 13))}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, veces]) => {
    const [dia = 0, hora = 0] = key.split(' ').map(Number)
    return { dia, hora, veces }
  })
}
