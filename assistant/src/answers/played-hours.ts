import { playedMatches } from '@trinchera/db/queries/ladder/ledger'
import type { Site } from '../intent'
import { rowsBy } from '../query/match-rows'
import { bold, type Say } from '../wording'

const days = 30
const evening = 19
const mostRead = 2000

/** At what hours, and on which days of the week, the matches of late were reported; null where there were none. */
export async function playedHours(site: Site, say: Say): Promise<string | null> {
  const desde = new Date(site.now.getTime() - days * 24 * 3_600_000).toISOString()
  const played = await playedMatches(site.db, { desde }, mostRead)
  const own = (played ?? []).map((match) => ({ match, own: match.ganador, rival: match.perdedor, won: true }))
  const [hours = [], week = []] = await Promise.all(
    (['hora', 'semana'] as const).map(async (by) =>
      (await rowsBy(by, own, site, say)).sort((a, b) => b.jugadas - a.jugadas),
    ),
  )
  const [most] = hours
  if (!most) return null
  const late = hours.filter(({ key }) => Number(key) >= evening || Number(key) < 3)
  const count = late.reduce((sum, { jugadas }) => sum + jugadas, 0)
  const told = week.slice(0, 3).map(({ name, jugadas }) => `${name} (${jugadas})`)
  return say(
    `De las ${own.length} partidas de los últimos ${days} días, ${bold(`${count} se reportaron de noche`)}, desde las ${evening}:00; la hora con más, ${most.name}. Los días con más: ${told.join(', ')}.`,
    `Of the ${own.length} matches of the last ${days} days, ${bold(`${count} were reported in the evening`)}, from ${evening}:00 on; most ${most.name}, Chile time. The days with the most: ${told.join(', ')}.`,
  )
}
