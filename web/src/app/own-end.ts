let running = 0
let deferred: (() => void) | undefined

/** Runs work by which people end their own session (closing the account). Meanwhile the server's "session revoked" is deferred; afterwards it matters only if a session is left. */
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

/** Defers `notify` until such work ends; false if none is running, and then `notify` is not called. */
export function deferWhileEnding(notify: () => void): boolean {
  if (running === 0) return false
  deferred = notify
  return true
}
