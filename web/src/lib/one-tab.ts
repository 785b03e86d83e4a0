/** How long to wait for a lock, ms. A tab that the system has frozen keeps its lock until somebody opens the tab again. */
const patienceMs = 10_000

/**
 * Runs `act` in one tab at a time. If the browser has no locks, or the lock is not free within `patience` ms, `act` runs without the lock,
 * so it must tolerate running twice.
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
