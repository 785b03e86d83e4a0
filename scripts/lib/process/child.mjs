import { findCommand, succeeds } from './run.mjs'

/**
 * Path of the program `setpriv`; null if this machine has none that works, undefined until it was looked for.
 * @type {string | null | undefined}
 */
let setpriv

/**
 * Wraps a command so that the kernel sends it SIGTERM if this process is killed, because the command would otherwise keep running. Has an
 * effect only on Linux with the program `setpriv`.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
export function withParentDeathSignal(command, args) {
  if (setpriv === undefined) {
    const found = findCommand('setpriv')
    setpriv = found && succeeds(found, ['--pdeathsig', 'TERM', 'true']) ? found : null
  }
  return setpriv ? [setpriv, ['--pdeathsig', 'TERM', command, ...args]] : [command, [...args]]
}

/** @param {import('node:child_process').ChildProcess} child */
export const isRunning = (child) => child.pid !== undefined && child.exitCode === null && child.signalCode === null

/**
 * Ends a process with SIGTERM, or with SIGKILL if it still runs after `graceMs`.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} graceMs
 * @returns {Promise<boolean>} true if the process ended without SIGKILL
 */
export function terminate(child, graceMs) {
  if (!isRunning(child)) return Promise.resolve(true)
  return new Promise((resolve) => {
    let killed = false
    const timer = setTimeout(() => {
      killed = child.kill('SIGKILL')
    }, graceMs)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(!killed)
    })
    child.kill('SIGTERM')
  })
}
