import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from './run.mjs'

/** A recorded process: id, top-level folder of its code, start time. @typedef {{ pid: number, room: string, born: string }} Running */

/**
 * Reads a process's state, start time and command from /proc. `ps` would not do, because it is not installed everywhere and derives start
 * times from the system clock, which may jump.
 * @param {number} pid
 */
function fromProc(pid) {
  try {
    const [state = '', ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { state, born: `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[18]}`, command }
  } catch {
    return null
  }
}

/** The same with `ps`, on systems without /proc. @param {number} pid */
async function fromPs(pid) {
  const columns = ['-o', 'stat=', '-o', 'lstart=', '-o', 'command=']
  const { code, output } = await run('ps', [...columns, '-p', String(pid)], { env: { ...process.env, LC_ALL: 'C' } })
  const [, state = '', born = '', command = ''] = /^\s*(\S+)\s+(\S+ \S+ +\d+ [\d:]+ \d+)\s+(.*)$/m.exec(output) ?? []
  return code === 0 ? { state, born, command } : null
}

/**
 * A process's state, start time and command; null if it has ended. The start time tells the process from a later one with the same id.
 * @param {number} pid
 */
async function processOf(pid) {
  const found = process.platform === 'linux' ? fromProc(pid) : await fromPs(pid)
  return found && !found.state.startsWith('Z') ? found : null
}

/** True if the recorded process still runs. @param {Running} written */
async function isStillThat({ pid, room, born }) {
  const found = await processOf(pid)
  return found !== null && found.born === born && found.command.includes(`${room}/dist/main.js`)
}

/** Sends a signal; does nothing if the process has ended. @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {} // the process has just ended
}

/**
 * Records the processes of an `npm start` in the data folder. If that start is killed, the next one uses this record to end the processes
 * that still run, which would occupy the port. Processes are recognised by id, start time and command, because ids are reused.
 * @param {string} dataDir
 */
export function runningProcesses(dataDir) {
  const file = join(dataDir, 'processes.json')
  /** @type {Map<string, Running>} */
  const running = new Map()

  /** The recorded processes; empty without a readable record. @returns {Running[]} */
  const written = () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      return [] // the file is missing or truncated
    }
  }

  return {
    /** Adds a process to the record; does nothing if it has ended. @param {string} room @param {number | undefined} pid */
    async record(room, pid) {
      const found = pid === undefined ? null : await processOf(pid)
      if (!pid || !found) return
      running.set(room, { pid, room, born: found.born })
      writeFileSync(file, JSON.stringify([...running.values()]), { mode: 0o600 })
    },
    /** Ends the processes left by an earlier start; returns their names. @param {number} graceMs time between SIGTERM and SIGKILL */
    async endLeft(graceMs) {
      /** @type {string[]} */
      const ended = []
      for (const left of written()) {
        if (!(await isStillThat(left))) continue
        ended.push(left.room)
        send(left.pid, 'SIGTERM')
        const end = performance.now() + graceMs
        while (await isStillThat(left)) {
          if (performance.now() > end) send(left.pid, 'SIGKILL')
          await pause(50)
        }
      }
      rmSync(file, { force: true })
      return ended
    },
  }
}
