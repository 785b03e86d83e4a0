/**
 * Many wishes, few runs: the first wish starts a run at once, those that come meanwhile (and within `pause` ms after it) share the next one.
 * A wish is never answered by a run that had begun before it.
 */
export function coalesce<T>(run: (wishes: ReadonlySet<T>) => Promise<unknown>, pause: number): (wish: T) => void {
  let wishes = new Set<T>()
  let busy = false

  async function work() {
    busy = true
    while (wishes.size > 0) {
      const taken = wishes
      wishes = new Set()
      await run(taken).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    busy = false
  }

  return (wish) => {
    wishes.add(wish)
    if (!busy) void work()
  }
}
