import type { Log } from './log'

/** Longest drain in milliseconds; whoever started this process waits a little longer. */
const patience = 8_000

/**
 * On SIGTERM or SIGINT runs the steps in order, each to its end or its failure, then exits 0. A second signal, or a drain that
 * does not end, exits at once: whatever is unfinished is found again at the next start.
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
