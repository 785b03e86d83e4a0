/** Minimum time between two edits of a Discord message, ms. Discord allows five edits in five seconds per channel. */
const editEveryMs = 1500

/**
 * Limits how often a message is edited. Of the values passed, only the latest is shown, one edit at a time and at most one every `every`
 * ms. A failed edit is ignored, because the next edit replaces it. `end` waits for the running edit and drops a value not shown yet.
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
