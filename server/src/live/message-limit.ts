/** Messages at once (a page that comes back asks for all its rooms together), and how many more each second. */
const burst = 100
const perSecond = 10

/** A connection that goes on after so many refusals does so on purpose. */
const mostRefusals = 400

export type Verdict = 'take' | 'refuse' | 'end'

/** One connection's allowance: what it may send now. `now`: milliseconds of any steady clock. */
export function messageLimit(now: () => number = () => performance.now()): () => Verdict {
  let left = burst
  let refusals = 0
  let last = now()
  return () => {
    const at = now()
    left = Math.min(burst, left + ((at - last) / 1000) * perSecond)
    last = at
    if (left >= 1) {
      left--
      refusals = 0
      return 'take'
    }
    return ++refusals > mostRefusals ? 'end' : 'refuse'
  }
}
