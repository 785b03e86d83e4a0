/** How long to wait for a lock, ms. A tab frozen by the system keeps its lock until somebody opens the tab again. */
const patienceMs = 10_000

/**
 * Runs `act` in one tab at a time, if the browser supports locks. Without support, or if the lock is not free in time, `act` runs without
 * the lock, so it must tolerate running twice. Rejects if `act` does.
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
