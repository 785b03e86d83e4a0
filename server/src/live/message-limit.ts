/** Bucket size: a page that reconnects subscribes to all its rooms at once. */
const burst = 100
const perSecond = 10

/** A connection that keeps sending after this many refusals, without a pause in which its bucket fills, is closed as abusive. */
const maxRefusals = 400

export type Verdict = 'take' | 'refuse' | 'end'

/** Token bucket of one connection; each call takes one message. `now`: milliseconds of a monotonic clock. */
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
