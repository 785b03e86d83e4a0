import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from '../progress.mjs'
import { socketPath } from '../machine/socket-path.mjs'

/**
 * The process id of a lock's holder. Null if the holder has ended and left its socket file behind; undefined if there is no socket file.
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

/** Listens on a socket that tells clients this process's id. @param {string} path @returns {Promise<import('node:net').Server>} */
function listen(path) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(`${process.pid}\n`))
    server.once('error', reject)
    server.listen(path, () => resolve(server.unref()))
  })
}

/**
 * Acquires a lock that this process holds until it releases the lock or ends. The lock is a unix socket, because the system closes a socket
 * however its process ends. A file with a process id would not do, because ids are reused (in a container the first id is always 1).
 * @param {string} path of the socket
 * @param {(pid: string) => unknown} onHeld called while another process holds the lock; it throws, or resolves when to try again
 * @returns {Promise<() => void>} releases the lock
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

/**
 * Locks a data folder, because only one `npm start` may write to it. Throws a UserError if the folder is already locked.
 * @param {string} dataDir absolute
 * @returns {Promise<() => void>} releases the lock
 */
export const lockDataDir = (dataDir) =>
  acquireLock(socketPath(dataDir, 'start.sock'), (pid) => {
    throw new UserError(
      `Trinchera ya está en marcha sobre ${dataDir} (proceso ${pid}). Ciérrala primero o elige otra DATA_DIR.`,
    )
  })

/**
 * Runs work that installs packages or builds. Waits first until no other process does so in this checkout, because `npm start` and `npm
 * test` may run at the same time.
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
