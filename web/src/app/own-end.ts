let running = 0
let deferred: (() => void) | undefined

/**
 * Runs work with which people end their own session, such as closing the account. The server's "session revoked" is deferred until the work
 * ends, and then matters only if there is still a session.
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

/** Defers `notify` until the work of `endingOwnSession` ends. Returns false, without calling `notify`, if none is running. */
export function deferWhileEnding(notify: () => void): boolean {
  if (running === 0) return false
  deferred = notify
  return true
}
