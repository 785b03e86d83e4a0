import { formatDate, formatTime } from '@trinchera/rules/presentation'

/** `at` (ms since the epoch) in words, in Chile's time: 'a las 21:40' or, if it is not today, 'el 05/07/2025 a las 21:40'. */
export function seenWhen(at: number, now: number): string {
  const time = `a las ${formatTime(at)}`
  return formatDate(at) === formatDate(now) ? time : `el ${formatDate(at)} ${time}`
}
