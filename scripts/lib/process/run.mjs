import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @typedef {{ code: number, output: string }} Outcome */

/**
 * Runs a command and returns its output. If `signal` aborts, ends the command with SIGTERM and then rejects.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal, onLine?: (line: string) => void }} [options] `onLine`: called with
 * each line as it is printed
 * @returns {Promise<Outcome>} code 127 if the command could not be started
 */
export function run(command, args, { cwd, env, signal, onLine } = {}) {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = () => child.kill('SIGTERM')
    signal?.addEventListener('abort', end)
    let output = ''
    let pending = ''
    /** Collects output and passes on complete lines. @param {string} chunk */
    const append = (chunk) => {
      output += chunk
      if (!onLine) return
      const lines = (pending + chunk).split('\n')
      pending = lines.pop() ?? ''
      lines.forEach(onLine)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', append)
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end)
      if (pending) onLine?.(pending)
      if (signal?.aborted) return reject(signal.reason)
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs a command that reads from and writes to this process's terminal; returns its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function runInTerminal(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: 'inherit' })
    // The terminal also sends Ctrl-C to the child. This process ignores Ctrl-C, so that it can return the child's exit code.
    const forward = () => child.kill('SIGTERM')
    const ignore = () => {}
    process.on('SIGTERM', forward).on('SIGINT', ignore)
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('SIGTERM', forward).off('SIGINT', ignore)
      resolve(code ?? 1)
    })
  })
}

/** The last `count` lines of an output. @param {string} output */
export const lastLines = (output, count = 30) => output.trimEnd().split('\n').slice(-count).join('\n')

/** The path of the first of these commands that is installed (in PATH); null if none is. @param {readonly string[]} names */
export function findCommand(...names) {
  for (const name of names) {
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      const file = join(folder || '.', name)
      try {
        accessSync(file, constants.X_OK)
        if (statSync(file).isFile()) return file
      } catch {}
    }
  }
  return null
}

/**
 * True if a command exits with 0. Blocks this process until the command ends, so use it only for quick commands.
 * @param {string} command
 * @param {readonly string[]} args
 */
export const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
