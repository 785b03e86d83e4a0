import { playedMatches } from '@trinchera/db/queries/ladder/ledger'
import { chileDay } from '@trinchera/rules/chile-time'
import { formatTime } from '@trinchera/rules/presentation'
import type { Site } from '../intent'
import { bold, type Say } from '../wording'

const days = 30
const evening = 19
const mostRead = 2000

/** The matches of late, each by its moment; null where there were none. */
async function lately({ db, now }: Site): Promise<readonly string[] | null> {
  const desde = new Date(now.getTime() - days * 24 * 3_600_000).toISOString()
  const matches = await playedMatches(db, { desde }, mostRead)
  return matches?.length ? matches.map(({ fecha }) => fecha) : null
}

/** How many moments bear each mark, the most first. */
function tallied(moments: readonly string[], markOf: (moment: string) => number): [number, number][] {
  const counts = new Map<number, number>()
  for (const moment of moments) counts.set(markOf(moment), (counts.get(markOf(moment)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

const hourOf = (moment: string) => Number(formatTime(moment).slice(0, 2))

/** At what hours the matches of late were reported, and how many of them in the evening; null where there were none. */
export async function playedHours(site: Site, say: Say): Promise<string | null> {
  const matches = await lately(site)
  if (!matches) return null
  const byHour = tallied(matches, hourOf)
  const [most] = byHour
  const late = byHour.reduce((sum, [hour, count]) => sum + (hour >= evening || hour < 3 ? count : 0), 0)
  const hour = String(most?.[0] ?? 0).padStart(2, '0')
  const next = String(((most?.[0] ?? 0) + 1) % 24).padStart(2, '0')
  return say(
    `De las ${matches.length} partidas de los últimos ${days} días, ${bold(`${late} se reportaron de noche`)}, desde las ${evening}:00; la hora con más, entre las ${hour}:00 y las ${next}:00.`,
    `Of the ${matches.length} matches of the last ${days} days, ${bold(`${late} were reported in the evening`)}, from ${evening}:00 on; most between ${hour}:00 and ${next}:00, Chile time.`,
  )
}

const weekdays = [
  ['domingo', 'Sunday'],
  ['lunes', 'Monday'],
  ['martes', 'Tuesday'],
  ['miércoles', 'Wednesday'],
  ['jueves', 'Thursday'],
  ['viernes', 'Friday'],
  ['sábado', 'Saturday'],
] as const

const asksDays =
  /\b(?:que|q|cual(?:es)?|en que) dias?\b.*\b(?:juega\w*|se juega|gente|conecta\w*|movimiento|actividad|llen\w+)\b|\bwhen do (?:people|players|you|you guys|they) (?:\w+ )?play\b|\bwhat time do people\b|\b(?:what|which) days?\b.*\b(?:play\w*|people|active|busy|busiest)\b/
const ofOne =
  /\b(?:clan|equipo|torneo|copa|reto|final|partido|proxim\w+|anuncio|ultim\w+|jugamos|juego|nos|stream\w*|my|our|next|tournament)\b|·/

/** On which days of the week people play; null where that is not asked. `text`: names as `·`. */
export async function playedDays(text: string, site: Site, say: Say): Promise<string | null> {
  const matches = asksDays.test(text) && !ofOne.test(text) ? await lately(site) : null
  if (!matches) return null
  const byDay = tallied(matches, (moment) => new Date(`${chileDay(moment)}T12:00Z`).getUTCDay())
  const told = byDay.slice(0, 3).map(([day, count]) => {
    const [es, en] = weekdays[day] ?? weekdays[0]
    return say(`${bold(es)} (${count})`, `${bold(en)} (${count})`)
  })
  return say(
    `No hay días fijos; en los que más se jugó en los últimos ${days} días: ${told.join(', ')} partidas.`,
    `There are no fixed days; most matches of the last ${days} days were on ${told.join(', ')}.`,
  )
}
