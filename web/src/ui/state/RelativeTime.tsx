import { formatAgo, formatDateTime } from '@trinchera/rules/presentation'
import { useNow, useNowAtRender } from '../../lib/clock'
import { whenPlayed } from '../../lib/when'

/** A time relative to now, updated each second. `at`: ISO 8601 or ms since the epoch. The tooltip shows date and time in Chile. */
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

/** A time in the format of `whenPlayed`, relative to the server's clock. The tooltip shows date and time. `at`: ISO 8601. */
export const WhenPlayed = ({ at, className }: { at: string; className?: string }) => (
  <time translate="no" className={className} dateTime={at} title={formatDateTime(at)}>
    {whenPlayed(at, useNowAtRender())}
  </time>
)
