import type { Log } from '@trinchera/runtime/log'
import { reasonOf } from './reason'

export interface Polling {
  /** Starts the work now. If the work is already running, it runs once more afterwards. */
  trigger(): void
  /** Aborts the running work and waits until it has ended. */
  stop(): Promise<void>
}

/** Delay before the first retry after a failure, ms. The delay doubles with each further failure, up to the polling interval. */
const firstRetryMs = 1_000

/**
 * Runs `work` every `intervalMs` and when triggered, never twice at a time. Retries failures with growing delays. Logs only the first
 * failure of a series, with `name`.
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
