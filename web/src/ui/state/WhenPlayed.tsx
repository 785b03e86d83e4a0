import { useNowAtRender } from '../../lib/clock'
import { whenPlayed } from '../../lib/when'

/** A time as `whenPlayed` says it, by the server's clock. Its text alone: it stands in a `<time>`. */
export const WhenPlayed = ({ at }: { at: string }) => whenPlayed(at, useNowAtRender())
