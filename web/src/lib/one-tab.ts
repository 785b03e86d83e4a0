/** Default time to wait for a lock, ms. A tab that the system has frozen keeps its lock until somebody opens the tab again. */
const patienceMs = 10_000

/**
 * Runs `act` while this tab holds the browser's lock `name`, so in one tab at a time. Without the lock (unsupported, or not free within
 * `patience` ms) `act` runs anyway, so it must tolerate running twice.
 */
export async function inOneTab(name: string, act: () => Promise<void>, patience = patienceMs): Promise<void> {
  if (!navigator.locks) return act()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), patience)
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer)
      return act()
    })
  } catch (error) {
    if (!waiting.signal.aborted) throw error
    await act()
  }
}
