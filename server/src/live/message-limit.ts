/** Size of the token bucket. It is large because a page that reconnects subscribes to all its rooms at the same time. */
const burst = 100
const perSecond = 10

/** After this many refused messages the connection is closed as abusive. The count restarts when the bucket is full again. */
const maxRefusals = 400

export type Verdict = 'take' | 'refuse' | 'end'

/** The token bucket of one connection; each call counts one message. `now`: milliseconds of a monotonic clock. */
export function messageLimit(now: () => number = () => performance.now()): () => Verdict {
  let left = burst
  let refusals = 0
  let last = now()
  return () => {
    const at = now()
    left = Math.min(burst, left + ((at - last) / 1000) * perSecond)
    last = at
    if (left === burst) refusals = 0
    if (left >= 1) {
      left--
      return 'take'
    }
    return ++refusals > maxRefusals ? 'end' : 'refuse'
  }
}
