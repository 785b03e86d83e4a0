import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Trouble } from '../progress.mjs'
import { socketPath } from '../machine/socket-path.mjs'

/**
 * The process that answers on a claim's socket: null where its owner died and left it behind, nothing where it is gone.
 * @param {string} path
 * @returns {Promise<string | null | undefined>}
 */
function holder(path) {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(path)
    socket.setEncoding('utf8').setTimeout(2000, () => socket.destroy())
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.once('error', (error) => resolve('code' in error && error.code === 'ENOENT' ? undefined : null))
    socket.once('close', () => resolve(said.trim() || '?'))
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
 * Claims a path for this process alone, for as long as it lives. A socket and not a file with a process id: the system closes it
 * with its owner however that one ends, while ids come round again (in a container the first is always 1).
 * @param {string} path of the socket
 * @param {(pid: string) => unknown} onTaken throws, or waits before the next try
 * @returns {Promise<() => void>} gives it up
 */
async function claim(path, onTaken) {
  for (;;) {
    try {
      const server = await listen(path)
      return () => void server.close()
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
    const pid = await holder(path)
    if (pid) await onTaken(pid)
    else if (pid === null) rmSync(path, { force: true })
  }
}

/** Two starts on one data directory would be two writers of everything in it. @param {string} dataDir absolute @returns {Promise<() => void>} gives it up */
export const claimDataDir = (dataDir) =>
  claim(socketPath(dataDir, 'start.sock'), (pid) => {
    throw new Trouble(
      `Trinchera ya está en marcha sobre ${dataDir} (proceso ${pid}). Ciérrala primero o elige otra DATA_DIR.`,
    )
  })

/**
 * What writes into the checkout (packages, bundles) is done by one command at a time: a start and the tests may begin together.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @param {AbortSignal} [signal] ends the waiting
 */
export async function inTurn(root, work, signal) {
  const release = await claim(socketPath(join(root, '.cache'), 'turn.sock'), () => pause(100, undefined, { signal }))
  try {
    return await work()
  } finally {
    release()
  }
}
