import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { canInstallPackages, disableService, installCommand, installPackages } from './apt.mjs'
import { withParentDeathSignal } from '../process/child.mjs'
import { UserError } from '../progress.mjs'
import { findCommand, lastLines } from '../process/run.mjs'
import { socketPath } from './socket-path.mjs'

/** Finds redis-server, or installs it if that needs no password. @param {AbortSignal} [signal] @returns {Promise<string>} its path */
export async function ensureRedis(signal) {
  const find = () => findCommand('redis-server', 'valkey-server')
  const found = find()
  if (found) return found
  const command = installCommand({ apt: 'redis-server', dnf: 'redis', brew: 'redis' })
  if (!canInstallPackages()) throw new UserError(`Falta Redis. Instálalo con:\n  ${command}`)
  await installPackages(['redis-server'], 'las colas y los avisos en vivo', signal)
  disableService('redis-server')
  const installed = find()
  if (!installed) throw new UserError(`Se instaló redis-server y aun así no aparece. Prueba con:\n  ${command}`)
  return installed
}

/**
 * Sends a command to the Redis at a socket. Returns the reply; null if Redis does not reply within 2 s or cannot be reached.
 * @param {string} socket
 * @param {string} command
 * @returns {Promise<string | null>}
 */
export function sendRedisCommand(socket, command) {
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

/**
 * Stops a Redis that an earlier `npm start` left running when it was killed. The Redis is known to be our own, because its socket is in our
 * data folder.
 * @param {string} socket
 */
export async function stopOrphanRedis(socket) {
  if (!existsSync(socket)) return
  const pid = Number((await sendRedisCommand(socket, 'INFO server'))?.match(/^process_id:(\d+)/m)?.[1])
  if (!pid) return
  process.kill(pid, 'SIGTERM')
  while ((await sendRedisCommand(socket, 'PING')) !== null) await pause(20)
}

/**
 * The Redis that `npm start` runs if there is no REDIS_URL. It listens on a unix socket that only this user can open, stores its data in a
 * file and never evicts keys. It runs in its own process group, so that Ctrl-C in the terminal does not reach it and the other processes
 * can still use it while they stop.
 * @param {string} program
 * @param {string} dataDir absolute
 */
export function managedRedis(program, dataDir) {
  const socket = socketPath(dataDir, 'redis/redis.sock')
  const folder = join(dataDir, 'redis')
  const log = join(folder, 'redis.log')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700) // needed because an earlier release created the folder readable for everybody
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
    start: () =>
      spawn(...withParentDeathSignal('sh', ['-c', 'umask 077 && exec "$0" "$@"', program, ...args]), {
        cwd: folder,
        detached: true,
        stdio: 'ignore',
      }),
    /** Resolves when Redis replies to PING, which it does once it has loaded its data. @param {AbortSignal} signal */
    async ready(signal) {
      while (!(await sendRedisCommand(socket, 'PING'))?.startsWith('+PONG')) await pause(20, undefined, { signal })
    },
    recentLog: () => (existsSync(log) ? lastLines(readFileSync(log, 'utf8'), 5) : ''),
  }
}
