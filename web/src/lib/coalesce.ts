/**
 * Returns a function that batches requests. The first request starts a run at once. Requests during a run, or within `pause` ms after it,
 * share the next run, so a request is never served by a run that started before it.
 */
export function coalesce<T>(
  run: (requests: ReadonlySet<T>) => Promise<unknown>,
  pause: number,
): (...requests: T[]) => void {
  let pending = new Set<T>()
  let busy = false

  async function work() {
    busy = true
    while (pending.size > 0) {
      const batch = pending
      pending = new Set()
      await run(batch).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    busy = false
  }

  return (...requests) => {
    for (const request of requests) pending.add(request)
    if (!busy) void work()
  }
}
