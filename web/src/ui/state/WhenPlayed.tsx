import { formatDateTime } from '@trinchera/rules/presentation'
import { useNowAtRender } from '../../lib/clock'
import { whenPlayed } from '../../lib/when'

/** A time as `whenPlayed` says it, by the server's clock, with the whole of it as its title. `at`: ISO 8601. */
export const WhenPlayed = ({ at, className }: { at: string; className?: string }) => (
  <time translate="no" className={className} dateTime={at} title={formatDateTime(at)}>
    {whenPlayed(at, useNowAtRender())}
  </time>
)
