import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log'

/** Time limits of a shutdown, ms: of the whole (`patience`) and of each step. The supervisor waits a little longer than `patience`. */
const patience = 8_000
const stepPatience = 5_500

/**
 * On SIGTERM or SIGINT runs the steps in order and exits with 0, even if steps fail. A step that takes too long is abandoned, because the
 * next start finds unfinished work in the database. Exits with 1 if the whole shutdown takes too long. `waitMs`: intended waiting time of a
 * step.
 */
export function drainOnSignal(log: Log, steps: readonly (readonly [name: string, step: () => unknown])[], waitMs = 0) {
  let draining = false
  const drain = async (signal: NodeJS.Signals) => {
    if (draining) return
    draining = true
    log.info({ signal }, 'cerrando')
    setTimeout(() => {
      log.warn('el cierre tardó demasiado')
      process.exit(1)
    }, patience + waitMs).unref()
    for (const [name, step] of steps) {
      try {
        const late = await Promise.race([
          Promise.resolve(step()).then(() => false),
          sleep(stepPatience + waitMs, true, { ref: false }),
        ])
        if (late) log.warn({ name }, 'un paso del cierre quedó a medias; lo que falta se retoma al partir')
      } catch (error) {
        log.warn({ err: error, name }, 'un paso del cierre falló')
      }
    }
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void drain(signal))
  process.on('SIGINT', (signal) => void drain(signal))
}
