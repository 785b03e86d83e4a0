/** Milliseconds to wait for a lock: a tab that the system has frozen keeps its own until somebody looks at it again. */
const patienceMs = 10_000

/**
 * Runs `act` in one tab at a time, where the browser has locks. It runs without the lock where none can be had in time, so `act` must bear
 * to run twice. Rejects as `act` does.
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
