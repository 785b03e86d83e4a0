import { chileClock, siteDay, shiftDay } from '../chile-time'

/** A match of a player that counts for the ladder. `at`: when the match was played, ISO 8601 UTC. */
export interface PlayedMatch {
  id: number
  at: string
  won: boolean
}

const halfDay = 43_200_000

/** Date in Chile on which the night of an instant began. A night lasts from noon to noon. */
const nightDay = (at: string): string =>
  new Date(chileClock().localOf(Date.parse(at)) - halfDay).toISOString().slice(0, 10)

export interface Night {
  fecha: string
  triunfos: number
  derrotas: number
  partida: number
}

/** The night with most wins; among equals fewest losses, then the latest. Null without a win. `partida`: id of the night's last win. */
export function bestNight(matches: readonly PlayedMatch[]): Night | null {
  const nights = new Map<string, Night>()
  for (const { id, at, won } of [...matches].sort((a, b) => a.at.localeCompare(b.at))) {
    const fecha = nightDay(at)
    const night = nights.get(fecha) ?? { fecha, triunfos: 0, derrotas: 0, partida: id }
    nights.set(fecha, {
      ...night,
      triunfos: night.triunfos + Number(won),
      derrotas: night.derrotas + Number(!won),
      partida: won ? id : night.partida,
    })
  }
  const [best] = [...nights.values()]
    .filter(({ triunfos }) => triunfos > 0)
    .sort((a, b) => b.triunfos - a.triunfos || a.derrotas - b.derrotas || b.fecha.localeCompare(a.fecha))
  return best ?? null
}

const weeksShown = 26

/** The Monday of the week that contains a day. Both dates are YYYY-MM-DD. */
const mondayOf = (date: string): string =>
  shiftDay(date, { days: -((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7) })

/** Number of matches and wins in each of the last 26 weeks in Chile; the current week is last. `now`: ISO 8601. */
export function weeksOf(
  matches: readonly PlayedMatch[],
  now: string,
): { desde: string; partidas: number; triunfos: number }[] {
  const present = mondayOf(siteDay(now))
  const weeks = Array.from({ length: weeksShown }, (_, index) => ({
    desde: shiftDay(present, { days: -7 * (weeksShown - 1 - index) }),
    partidas: 0,
    triunfos: 0,
  }))
  const byMonday = new Map(weeks.map((week) => [week.desde, week]))
  for (const { at, won } of matches) {
    const week = byMonday.get(mondayOf(siteDay(at)))
    if (!week) continue
    week.partidas++
    if (won) week.triunfos++
  }
  return weeks
}
