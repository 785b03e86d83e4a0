import { formatAgo, formatDateTime } from '@trinchera/rules/presentation'
import { useNow, useNowAtRender } from '../../lib/clock'
import { whenPlayed } from '../../lib/when'

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

/** A time in the format of `whenPlayed`, by the server's clock, with the full date and time as its tooltip. `at`: ISO 8601. */
export const WhenPlayed = ({ at, className }: { at: string; className?: string }) => (
  <time translate="no" className={className} dateTime={at} title={formatDateTime(at)}>
    {whenPlayed(at, useNowAtRender())}
  </time>
)
