import { formatAgo, formatDateTime } from '@trinchera/rules/presentation'
import { useNow } from '../../lib/clock'

/** How long ago, counting; `at` is ISO text or ms since the epoch. Chile's date on hover, whatever the browser's zone. */
export function RelativeTime({ at }: { at: string | number }) {
  const now = useNow()
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) return <span>{formatDateTime(null)}</span>
  return (
    <time className="ago" dateTime={time.toISOString()} title={formatDateTime(time)}>
      {formatAgo(time, now)}
    </time>
  )
}
