import { formatDate, formatTime } from '@trinchera/rules/presentation'

/** When something was last seen, in Chile's time: 'a las 21:40', or 'el 05/07/2025 a las 21:40' on another day. */
export function seenWhen(at: number, now: number): string {
  const time = `a las ${formatTime(at)}`
  return formatDate(at) === formatDate(now) ? time : `el ${formatDate(at)} ${time}`
}
