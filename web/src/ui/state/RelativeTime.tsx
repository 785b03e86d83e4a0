import { formatAgo, formatDateTime } from '@trinchera/rules/presentation'
import { useNow } from '../../lib/clock'

/** A time relative to now, updated each second; `at` is ISO text or ms since the epoch. The tooltip shows Chile's date and time. */
export function RelativeTime({ at }: { at: string | number }) {
  const now = useNow()
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) return <span>{formatDateTime(null)}</span>
  return (
    <time translate="no" className="ago" dateTime={time.toISOString()} title={formatDateTime(time)}>
      {formatAgo(time, now)}
    </time>
  )
}
