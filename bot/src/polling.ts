import { reasonOf, type Log } from './log'

export interface Polling {
  /** Starts a run of the work; if one is in progress, another run follows it. */
  trigger(): void
  /** Aborts the current run and waits for it. */
  stop(): Promise<void>
}

/** First retry delay after a failure, ms; doubles up to the interval. */
const firstRetryMs = 1_000

/**
 * Runs `work` every `intervalMs` and on demand, never concurrently. A failure is retried with exponential backoff; only the first of a
 * series is logged, as `name`.
 */
export function startPolling(
  intervalMs: number,
  name: string,
  log: Log,
  work: (stopping: AbortSignal) => Promise<void>,
): Polling {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let rerun = false
  let failures = 0
  let retry: NodeJS.Timeout | undefined

  async function run() {
    clearTimeout(retry)
    do {
      rerun = false
      try {
        await work(stopping.signal)
        failures = 0
      } catch (error) {
        if (stopping.signal.aborted) return
        if (failures === 0) log.warn({ motivo: reasonOf(error) }, `${name}: no se pudo; se intenta de nuevo`)
        retry = setTimeout(trigger, Math.min(intervalMs, firstRetryMs * 2 ** failures++))
      }
    } while (rerun && !stopping.signal.aborted)
  }

  function trigger() {
    if (stopping.signal.aborted) return
    if (running) rerun = true
    else
      running = run().finally(() => {
        running = null
      })
  }

  const timer = setInterval(trigger, intervalMs)
  return {
    trigger,
    async stop() {
      clearInterval(timer)
      clearTimeout(retry)
      stopping.abort()
      await running
    },
  }
}
