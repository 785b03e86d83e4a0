/** Minimum time between two edits, ms. Discord allows five edits in five seconds per channel. */
const editEveryMs = 1500

/**
 * Limits the rate of edits: shows only the latest of many values, one edit at a time and no more often than `every` ms. A failed edit is
 * ignored, because the next one replaces it. `end` waits for the edit in progress and drops a value that was not shown.
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
