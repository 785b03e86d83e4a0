import { terminate, isRunning } from './child.mjs'

/** Exit code for an invalid configuration (EX_CONFIG). The process has printed the reason and is not restarted, as it would fail again. */
export const badConfigExitCode = 78

/**
 * Delays before restarts of a process, ms. @typedef {object} RestartDelays
 * @property {number} first delay after the first exit; doubles with each further exit
 * @property {number} max longest delay
 * @property {number} stableAfter if the process ran this long, the next delay is `first` again
 */

/** @type {RestartDelays} */
const defaultDelays = { first: 500, max: 30_000, stableAfter: 60_000 }

/**
 * The delay before a restart, in milliseconds. It doubles with every restart.
 * @param {number} last the previous delay; 0 if there was none
 * @param {number} uptime how long the process ran, ms
 * @param {RestartDelays} delays
 */
export const nextDelay = (last, uptime, { first, max, stableAfter }) =>
  last === 0 || uptime >= stableAfter ? first : Math.min(max, last * 2)

/** How a process ended: name of the signal or exit code. @param {number | null} code @param {NodeJS.Signals | null} signal */
const causeOf = (code, signal) => signal ?? `código ${code}`

/**
 * @typedef {object} SupervisedProcess
 * @property {Promise<never>} misconfigured rejects when the process exits with `badConfigExitCode`
 * @property {(graceMs: number) => Promise<void>} stop ends the process for good: SIGTERM, then SIGKILL after `graceMs`
 * @property {() => void} kill ends the process for good with SIGKILL
 */

/**
 * Starts a process and restarts it whenever it exits, with increasing delays.
 * @param {string} name
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {{ delays?: RestartDelays, onExit?: (cause: string, delay: number) => void }} [options]
 * @returns {SupervisedProcess}
 */
export function keepRunning(name, start, { delays = defaultDelays, onExit } = {}) {
  /** @type {import('node:child_process').ChildProcess} */
  let child
  /** @type {NodeJS.Timeout | undefined} */
  let restartTimer
  let stopped = false
  let delay = 0
  /** @type {(error: Error) => void} */
  let fail
  /** @type {Promise<never>} */
  const misconfigured = new Promise((_, reject) => {
    fail = reject
  })
  misconfigured.catch(() => {})

  const launch = () => {
    const started = performance.now()
    /** Starts the process again after the next delay. @param {string} cause */
    const restart = (cause) => {
      if (stopped) return
      delay = nextDelay(delay, performance.now() - started, delays)
      onExit?.(cause, delay)
      restartTimer = setTimeout(launch, delay)
    }
    child = start()
    child.once('error', (error) => restart(error.message))
    child.once('exit', (code, signal) => {
      if (code !== badConfigExitCode) return restart(causeOf(code, signal))
      stopped = true
      fail(new Error(name))
    })
  }
  launch()

  return {
    misconfigured,
    async stop(graceMs) {
      stopped = true
      clearTimeout(restartTimer)
      await terminate(child, graceMs)
    },
    kill() {
      stopped = true
      clearTimeout(restartTimer)
      if (isRunning(child)) child.kill('SIGKILL')
    },
  }
}
