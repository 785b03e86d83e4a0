/** Number of messages that a connection may send at once. Large, because a page that reconnects subscribes to all its rooms together. */
const burst = 100
const perSecond = 10

/** A connection with more than this many refused messages is closed. The count starts again when the token bucket is full. */
const maxRefusals = 400

export type Verdict = 'take' | 'refuse' | 'end'

/**
 * The limit of one connection's messages, as a token bucket. Each call counts one message and returns whether to process it, refuse it or
 * end the connection. `now`: milliseconds of a monotonic clock.
 */
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
