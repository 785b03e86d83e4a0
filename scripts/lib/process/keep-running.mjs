import { endChild, isRunning } from './child.mjs'

/** What a process exits with when its configuration is wrong: it has said which variable, and starting it again would not help. */
export const badConfigExitCode = 78

/**
 * @typedef {object} Pauses in milliseconds
 * @property {number} first after the first death
 * @property {number} longest each pause doubles up to it
 * @property {number} calm having lived this long, a death counts as the first again
 */

/** @type {Pauses} */
const defaultPauses = { first: 500, longest: 30_000, calm: 60_000 }

/**
 * The pause before starting again what died.
 * @param {number} last the pause before it started, 0 at the first start
 * @param {number} lived
 * @param {Pauses} pauses
 */
export const nextPause = (last, lived, { first, longest, calm }) =>
  last === 0 || lived >= calm ? first : Math.min(longest, last * 2)

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
const causeOf = (code, signal) => signal ?? `código ${code}`

/**
 * @typedef {object} Kept
 * @property {Promise<never>} hopeless rejects when it ended because of its configuration
 * @property {(patience: number) => Promise<void>} stop SIGTERM, SIGKILL after the patience; not started again
 * @property {() => void} kill at once
 */

/**
 * Starts a process and starts it again whenever it dies, with growing pauses.
 * @param {string} name
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {{ pauses?: Pauses, onDeath?: (cause: string, pause: number, lived: number) => void }} [options]
 * @returns {Kept}
 */
export function keepRunning(name, start, { pauses = defaultPauses, onDeath } = {}) {
  /** @type {import('node:child_process').ChildProcess} */
  let child
  /** @type {NodeJS.Timeout | undefined} */
  let waiting
  let stopped = false
  let pause = 0
  /** @type {(error: Error) => void} */
  let giveUp
  /** @type {Promise<never>} */
  const hopeless = new Promise((_, reject) => {
    giveUp = reject
  })
  hopeless.catch(() => {})

  const launch = () => {
    const started = performance.now()
    /** @param {string} cause */
    const died = (cause) => {
      if (stopped) return
      const lived = performance.now() - started
      pause = nextPause(pause, lived, pauses)
      onDeath?.(cause, pause, lived)
      waiting = setTimeout(launch, pause)
    }
    child = start()
    child.once('error', (error) => died(error.message))
    child.once('exit', (code, signal) => {
      if (code !== badConfigExitCode) return died(causeOf(code, signal))
      stopped = true
      giveUp(new Error(name))
    })
  }
  launch()

  return {
    hopeless,
    async stop(patience) {
      stopped = true
      clearTimeout(waiting)
      await endChild(child, patience)
    },
    kill() {
      stopped = true
      clearTimeout(waiting)
      if (isRunning(child)) child.kill('SIGKILL')
    },
  }
}
