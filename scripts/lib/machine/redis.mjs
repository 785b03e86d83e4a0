import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { canInstallPackages, disableService, installCommand, installPackages } from './apt.mjs'
import { dyingWithParent } from '../process/child.mjs'
import { Trouble } from '../progress.mjs'
import { findCommand, lastLines } from '../process/run.mjs'
import { socketPath } from './socket-path.mjs'

/** The Redis of this machine, installed where that may be done unasked. @param {AbortSignal} [signal] @returns {Promise<string>} its path */
export async function ensureRedis(signal) {
  const find = () => findCommand('redis-server', 'valkey-server')
  const found = find()
  if (found) return found
  const command = installCommand({ apt: 'redis-server', dnf: 'redis', brew: 'redis' })
  if (!canInstallPackages()) throw new Trouble(`Falta Redis. Instálalo con:\n  ${command}`)
  await installPackages(['redis-server'], 'las colas y los avisos en vivo', signal)
  disableService('redis-server')
  const installed = find()
  if (!installed) throw new Trouble(`Se instaló redis-server y aun así no aparece. Prueba con:\n  ${command}`)
  return installed
}

/** Asks the Redis behind a socket one thing; null where none answers. @param {string} socket @param {string} command @returns {Promise<string | null>} */
export function askRedis(socket, command) {
  return new Promise((resolve) => {
    let reply = ''
    const connection = connect(socket, () => connection.end(`${command}\r\n`))
    connection.setEncoding('utf8').setTimeout(2000, () => connection.destroy())
    connection.on('data', (chunk) => {
      reply += chunk
    })
    connection.once('error', () => resolve(null))
    connection.once('close', () => resolve(reply || null))
  })
}

/** Ends the Redis that a start left behind when it was killed: the socket in our data directory says that it is ours. @param {string} socket */
export async function endOrphan(socket) {
  if (!existsSync(socket)) return
  const pid = Number((await askRedis(socket, 'INFO server'))?.match(/^process_id:(\d+)/m)?.[1])
  if (!pid) return
  process.kill(pid, 'SIGTERM')
  while ((await askRedis(socket, 'PING')) !== null) await pause(20)
}

/**
 * The Redis that Trinchera runs itself: reachable only through a socket of this user, every write appended to disk, nothing evicted.
 * In a process group of its own, so that Ctrl-C in the terminal lets the others drain first.
 * @param {string} program
 * @param {string} dataDir absolute
 */
export function managedRedis(program, dataDir) {
  const socket = socketPath(dataDir, 'redis/redis.sock')
  const folder = join(dataDir, 'redis')
  const log = join(folder, 'redis.log')
  mkdirSync(folder, { recursive: true })
  const options = {
    port: '0',
    unixsocket: socket,
    unixsocketperm: '700',
    dir: folder,
    appendonly: 'yes',
    save: '',
    'maxmemory-policy': 'noeviction',
    loglevel: 'warning',
    logfile: log,
    daemonize: 'no',
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  return {
    socket,
    url: `unix://${encodeURI(socket)}`,
    start: () => spawn(...dyingWithParent(program, args), { cwd: folder, detached: true, stdio: 'ignore' }),
    /** Resolves when it answers; a Redis that is still loading its data does not yet. @param {AbortSignal} signal */
    async ready(signal) {
      while (!(await askRedis(socket, 'PING'))?.startsWith('+PONG')) await pause(20, undefined, { signal })
    },
    lastWords: () => (existsSync(log) ? lastLines(readFileSync(log, 'utf8'), 5) : ''),
  }
}
