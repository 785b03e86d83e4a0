/** For this long, in ms, a further SIGINT counts as the same Ctrl-C, because each Ctrl-C arrives twice: from the terminal and from npm. */
const duplicateWindowMs = 1000

/**
 * Returns a signal that aborts on Ctrl-C, SIGTERM or when the terminal is closed. A second Ctrl-C calls `onSecond`.
 * @param {() => void} onSecond
 * @returns {AbortSignal}
 */
export function stopSignal(onSecond) {
  const controller = new AbortController()
  let first = 0
  /** Aborts on the first signal, calls `onSecond` on a later SIGINT. @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    const now = performance.now()
    if (!controller.signal.aborted) {
      first = now
      controller.abort()
    } else if (signal === 'SIGINT' && now - first > duplicateWindowMs) onSecond()
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal)
  return controller.signal
}
