import { reasonOf, type Log } from './log'

export interface Rounds {
  /** Works now; while it is at it, once more afterwards. */
  now(): void
  /** No more rounds; waits for the one under way. */
  stop(): Promise<void>
}

/** Does something every so often and whenever it is asked, never twice at once. A round that fails is only told of: the next one tries again. */
export function rounds(every: number, what: string, log: Log, work: (stopping: AbortSignal) => Promise<void>): Rounds {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let again = false

  async function run() {
    do {
      again = false
      try {
        await work(stopping.signal)
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ motivo: reasonOf(error) }, `${what}: no se pudo; se intenta de nuevo`)
      }
    } while (again && !stopping.signal.aborted)
  }

  function now() {
    if (stopping.signal.aborted) return
    if (running) again = true
    else running = run().finally(() => { running = null })
  }

  const timer = setInterval(now, every)
  return {
    now,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
