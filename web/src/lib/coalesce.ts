/**
 * Batches requests: the first starts a run at once; those made during a run, or within `pause` ms after it, share the next one.
 * A request is never served by a run that started before it.
 */
export function coalesce<T>(run: (requests: ReadonlySet<T>) => Promise<unknown>, pause: number): (request: T) => void {
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

  return (request) => {
    pending.add(request)
    if (!busy) void work()
  }
}
