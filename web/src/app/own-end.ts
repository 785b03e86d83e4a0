let running = 0
let deferred: (() => void) | undefined

/**
 * Runs an action by which users end their own session, such as closing the account. If the server reports meanwhile that the session was
 * revoked, this is handled only after the action, which may have ended the session itself.
 */
export async function endingOwnSession<T>(work: () => Promise<T>): Promise<T> {
  running++
  try {
    return await work()
  } finally {
    running--
    deferred?.()
    deferred = undefined
  }
}

/** If an action of `endingOwnSession` is running, calls `notify` after the action and returns true. Otherwise only returns false. */
export function deferWhileEnding(notify: () => void): boolean {
  if (running === 0) return false
  deferred = notify
  return true
}
