import { findCommand, succeeds } from './run.mjs'

/** @type {string | null | undefined} */
let setpriv

/**
 * The command and arguments with which a child is told SIGTERM by the kernel should this process be killed outright, so that nothing is
 * left behind. Only Linux can; `setpriv` becomes the command itself and stays no process of its own.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
export function dyingWithParent(command, args) {
  if (setpriv === undefined) {
    const found = findCommand('setpriv')
    setpriv = found && succeeds(found, ['--pdeathsig', 'TERM', 'true']) ? found : null
  }
  return setpriv ? [setpriv, ['--pdeathsig', 'TERM', command, ...args]] : [command, [...args]]
}

/** @param {import('node:child_process').ChildProcess} child */
export const isRunning = (child) => child.pid !== undefined && child.exitCode === null && child.signalCode === null

/**
 * SIGTERM, and SIGKILL to what has not ended by then.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} patience in milliseconds
 * @returns {Promise<boolean>} whether it ended by itself
 */
export function endChild(child, patience) {
  if (!isRunning(child)) return Promise.resolve(true)
  return new Promise((resolve) => {
    let killed = false
    const timer = setTimeout(() => {
      killed = child.kill('SIGKILL')
    }, patience)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(!killed)
    })
    child.kill('SIGTERM')
  })
}
