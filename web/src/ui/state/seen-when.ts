import { formatDate, formatTime } from '@trinchera/rules/presentation'

/** 'a las 21:40'; of another day 'el 05/07/2025 a las 21:40'. In Chile. */
export function seenWhen(at: number, now: number): string {
  const time = `a las ${formatTime(at)}`
  return formatDate(at) === formatDate(now) ? time : `el ${formatDate(at)} ${time}`
}
