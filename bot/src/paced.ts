/** Discord takes five edits of a channel in five seconds, ms. */
const editEveryMs = 1500

/**
 * Edits with the latest of many values, one edit at a time and no more often than Discord allows. `end` waits for the edit under way; values
 * that were not shown are dropped. An edit that fails is left to the next.
 */
export function paced<T>(edit: (value: T) => Promise<unknown>, every = editEveryMs) {
  let latest: { value: T } | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let underWay: Promise<unknown> = Promise.resolve()
  const turn = () => {
    timer = null
    if (!latest) return
    const { value } = latest
    latest = null
    underWay = edit(value).catch(() => undefined)
    timer = setTimeout(turn, every)
  }
  return {
    show(value: T) {
      latest = { value }
      timer ??= setTimeout(turn, every)
    },
    async end() {
      if (timer) clearTimeout(timer)
      latest = null
      await underWay
    },
  }
}
