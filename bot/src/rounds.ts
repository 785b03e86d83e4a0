import { reasonOf, type Log } from './log'

export interface Rounds {
  /** Works now; while it is at it, once more afterwards. */
  now(): void
  /** No more rounds; waits for the one under way. */
  stop(): Promise<void>
}

/** The first pause after a failure, ms; each doubles, up to the pause between rounds. */
const firstPause = 1_000

/** Does something every so often and whenever it is asked, never twice at once. A round that fails is told of once and tried again soon. */
export function rounds(every: number, what: string, log: Log, work: (stopping: AbortSignal) => Promise<void>): Rounds {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let again = false
  let failures = 0
  let retry: NodeJS.Timeout | undefined

  async function run() {
    clearTimeout(retry)
    do {
      again = false
      try {
        await work(stopping.signal)
        failures = 0
      } catch (error) {
        if (stopping.signal.aborted) return
        if (failures === 0) log.warn({ motivo: reasonOf(error) }, `${what}: no se pudo; se intenta de nuevo`)
        retry = setTimeout(now, Math.min(every, firstPause * 2 ** failures++))
      }
    } while (again && !stopping.signal.aborted)
  }

  function now() {
    if (stopping.signal.aborted) return
    if (running) again = true
    else
      running = run().finally(() => {
        running = null
      })
  }

  const timer = setInterval(now, every)
  return {
    now,
    async stop() {
      clearInterval(timer)
      clearTimeout(retry)
      stopping.abort()
      await running
    },
  }
}
