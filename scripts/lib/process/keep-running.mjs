import { terminate, isRunning } from './child.mjs'

/** Exit code of a misconfigured process (EX_CONFIG). The process has printed the reason, and a restart would not help. */
export const badConfigExitCode = 78

/**
 * @typedef {object} RestartDelays milliseconds
 * @property {number} first delay after the first exit
 * @property {number} max upper bound of the doubling delays
 * @property {number} stableAfter uptime after which the delay starts again from `first`
 */

/** @type {RestartDelays} */
const defaultDelays = { first: 500, max: 30_000, stableAfter: 60_000 }

/**
 * The delay before a restart in milliseconds, with exponential backoff.
 * @param {number} last the delay before the previous start; 0 for the first
 * @param {number} uptime
 * @param {RestartDelays} delays
 */
export const nextDelay = (last, uptime, { first, max, stableAfter }) =>
  last === 0 || uptime >= stableAfter ? first : Math.min(max, last * 2)

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
const causeOf = (code, signal) => signal ?? `código ${code}`

/**
 * @typedef {object} SupervisedProcess
 * @property {Promise<never>} misconfigured rejects when the process exits with `badConfigExitCode`
 * @property {(graceMs: number) => Promise<void>} stop sends SIGTERM, then SIGKILL after `graceMs`; does not restart the process
 * @property {() => void} kill sends SIGKILL; does not restart the process
 */

/**
 * Starts a process and restarts it whenever it exits, with exponential backoff.
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
    /** @param {string} cause */
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
