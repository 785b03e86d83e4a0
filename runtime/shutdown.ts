import type { Log } from './log'

/** Limit of the shutdown, ms; the supervisor waits a little longer. */
const patience = 8_000

/**
 * On SIGTERM or SIGINT runs the steps in order, ignoring failures, then exits 0. After the limit it exits 1: unfinished
 * work is found in the database at the next start.
 */
export function drainOnSignal(log: Log, steps: readonly (readonly [name: string, step: () => unknown])[]) {
  let draining = false
  const drain = async (signal: NodeJS.Signals) => {
    if (draining) return
    draining = true
    log.info({ signal }, 'cerrando')
    setTimeout(() => {
      log.warn('el cierre tardó demasiado')
      process.exit(1)
    }, patience).unref()
    for (const [name, step] of steps) {
      try {
        await step()
      } catch (error) {
        log.warn({ err: error, name }, 'un paso del cierre falló')
      }
    }
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void drain(signal))
  process.on('SIGINT', (signal) => void drain(signal))
}
