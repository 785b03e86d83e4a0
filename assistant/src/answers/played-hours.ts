import { playedMatches } from '@trinchera/db/queries/ladder/ledger'
import { formatTime } from '@trinchera/rules/presentation'
import type { Site } from '../intent'
import type { Say } from '../torneos/say'
import { bold } from '../wording'

const days = 30
const evening = 19
const mostRead = 2000

/** At what hours the matches of late were reported, and how many of them in the evening; null where there were none. */
export async function playedHours({ db, now }: Site, say: Say): Promise<string | null> {
  const desde = new Date(now.getTime() - days * 24 * 3_600_000).toISOString()
  const matches = await playedMatches(db, { desde }, mostRead)
  if (!matches?.length) return null
  const byHour = new Map<number, number>()
  for (const { fecha } of matches) {
    const hour = Number(formatTime(fecha).slice(0, 2))
    byHour.set(hour, (byHour.get(hour) ?? 0) + 1)
  }
  const [most] = [...byHour].sort(([, a], [, b]) => b - a)
  const late = [...byHour].reduce((sum, [hour, count]) => sum + (hour >= evening || hour < 3 ? count : 0), 0)
  const hour = String(most?.[0] ?? 0).padStart(2, '0')
  const next = String(((most?.[0] ?? 0) + 1) % 24).padStart(2, '0')
  return say(
    `De las ${matches.length} partidas de los últimos ${days} días, ${bold(`${late} se reportaron de noche`)}, desde las ${evening}:00; la hora con más, entre las ${hour}:00 y las ${next}:00.`,
    `Of the ${matches.length} matches of the last ${days} days, ${bold(`${late} were reported in the evening`)}, from ${evening}:00 on; most between ${hour}:00 and ${next}:00, Chile time.`,
  )
}
