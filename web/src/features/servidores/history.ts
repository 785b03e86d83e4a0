import { chileDay } from '@trinchera/rules/chile-time'
import { formatDate, formatTime } from '@trinchera/rules/presentation'
import { weekdayOf } from '@trinchera/rules/spanish-dates'

/** Highest number of players on a server in the period that begins at `fecha`; null if the server did not reply or was not polled. */
export interface Sample {
  fecha: string
  jugadores: number | null
}

/** The short weekday of an instant in Chile: 'mié'. */
export const shortWeekday = (at: string | number) => weekdayOf(chileDay(at)).slice(0, 3)

/** An instant as weekday, day and time in Chile: 'mié 16, 21:15'. */
export const sampleTime = (at: string | number) =>
  `${shortWeekday(at)} ${Number(chileDay(at).slice(8))}, ${formatTime(at)}`

/** The sample with the most players; the latest one if several have equally many. Undefined if no sample has a number. */
export function peakOf(samples: readonly Sample[]): { fecha: string; jugadores: number } | undefined {
  let peak: { fecha: string; jugadores: number } | undefined
  for (const { fecha, jugadores } of samples)
    if (jugadores !== null && jugadores >= (peak?.jugadores ?? 0)) peak = { fecha, jugadores }
  return peak
}

/** One row per day in Chile with the day's highest number of players, oldest day first. */
export function byDay(samples: readonly Sample[]): { dia: string; fecha: string; jugadores: number | null }[] {
  const days = new Map<string, { dia: string; fecha: string; jugadores: number | null }>()
  for (const { fecha, jugadores } of samples) {
    const date = formatDate(fecha)
    const day = days.get(date) ?? { dia: weekdayOf(chileDay(fecha)), fecha: date, jugadores: null }
    if (jugadores !== null) day.jugadores = Math.max(day.jugadores ?? 0, jugadores)
    days.set(date, day)
  }
  return [...days.values()]
}

/** Periods in which the server did not reply, as indexes of first and last sample. Samples before the server's first reply do not count. */
export function silencesOf(samples: readonly Sample[]): { from: number; to: number }[] {
  const silences: { from: number; to: number }[] = []
  let known = false
  samples.forEach(({ jugadores }, i) => {
    const last = silences.at(-1)
    if (jugadores !== null) known = true
    else if (last?.to === i - 1) last.to = i
    else if (known) silences.push({ from: i, to: i })
  })
  return silences
}

/** A sample as text: '4 jugadores', 'no contestó', or 'sin datos' before the server's first reply. */
export function sampleText(samples: readonly Sample[], index: number): string {
  const players = samples[index]?.jugadores ?? null
  if (players !== null) return playersText(players)
  return silencesOf(samples).some(({ from, to }) => from <= index && index <= to) ? 'no contestó' : 'sin datos'
}

export const playersText = (players: number) => `${players} ${players === 1 ? 'jugador' : 'jugadores'}`
