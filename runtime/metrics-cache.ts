/** How long, in ms, a value is cached. A metric that needs a query is therefore read at most once in this time. */
const freshMs = 5_000

/** Returns a function that calls `ask` and caches its result for a few seconds. The result is null if `ask` failed. */
export function cachedAnswer<T>(ask: () => Promise<T>): () => Promise<T | null> {
  let at = -Infinity
  let answer: Promise<T | null> = Promise.resolve(null)
  return () => {
    const now = performance.now()
    if (now - at < freshMs) return answer
    at = now
    answer = ask().catch(() => null)
    return answer
  }
}
