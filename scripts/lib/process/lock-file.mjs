import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from '../progress.mjs'
import { socketPath } from '../machine/socket-path.mjs'

/**
 * Process id of a lock's holder: null where the holder is gone and its socket is stale, undefined where there is no socket.
 * @param {string} path
 * @returns {Promise<string | null | undefined>}
 */
function lockHolder(path) {
  return new Promise((resolve) => {
    let reply = ''
    const socket = connect(path)
    socket.setEncoding('utf8').setTimeout(2000, () => socket.destroy())
    socket.on('data', (chunk) => {
      reply += chunk
    })
    socket.once('error', (error) => resolve('code' in error && error.code === 'ENOENT' ? undefined : null))
    socket.once('close', () => resolve(reply.trim() || '?'))
  })
}

/** @param {string} path @returns {Promise<import('node:net').Server>} */
function listen(path) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(`${process.pid}\n`))
    server.once('error', reject)
    server.listen(path, () => resolve(server.unref()))
  })
}

/**
 * Holds a lock until released or until this process ends. The lock file is a socket, not a file with a process id: the system
 * closes it however its owner ends, while process ids are reused (in a container the first is always 1).
 * @param {string} path of the socket
 * @param {(pid: string) => unknown} onHeld throws, or waits before the next try
 * @returns {Promise<() => void>} releases it
 */
async function acquireLock(path, onHeld) {
  for (;;) {
    try {
      const server = await listen(path)
      return () => void server.close()
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
    const pid = await lockHolder(path)
    if (pid) await onHeld(pid)
    else if (pid === null) rmSync(path, { force: true })
  }
}

/** Only one start may write to a data directory; a second one throws a UserError. @param {string} dataDir absolute @returns {Promise<() => void>} releases it */
export const lockDataDir = (dataDir) =>
  acquireLock(socketPath(dataDir, 'start.sock'), (pid) => {
    throw new UserError(
      `Trinchera ya está en marcha sobre ${dataDir} (proceso ${pid}). Ciérrala primero o elige otra DATA_DIR.`,
    )
  })

/**
 * Serializes work that writes into the checkout (packages, bundles): `npm start` and `npm test` may run at the same time.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @param {AbortSignal} [signal] ends the waiting
 */
export async function withCheckoutLock(root, work, signal) {
  const release = await acquireLock(socketPath(join(root, '.cache'), 'turn.sock'), () =>
    pause(100, undefined, { signal }),
  )
  try {
    return await work()
  } finally {
    release()
  }
}
