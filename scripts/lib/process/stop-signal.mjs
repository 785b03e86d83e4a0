/** A terminal's Ctrl-C reaches this process twice when npm hands it on as well; only a later one is a second wish. */
const sameWish = 1000

/**
 * Ctrl-C, SIGTERM and a closed terminal ask for an orderly end; a second Ctrl-C asks for one at once.
 * @param {() => void} onSecond
 * @returns {AbortSignal} aborted at the first
 */
export function stopSignal(onSecond) {
  const controller = new AbortController()
  let first = 0
  /** @param {NodeJS.Signals} signal */
  const asked = (signal) => {
    const now = performance.now()
    if (!controller.signal.aborted) {
      first = now
      controller.abort()
    } else if (signal === 'SIGINT' && now - first > sameWish) onSecond()
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, asked)
  return controller.signal
}
