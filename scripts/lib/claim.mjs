import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { Trouble } from './progress.mjs'

/** The process that answers on a claim's socket, or null where nobody does. @param {string} path @returns {Promise<string | null>} */
function holder(path) {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(path)
    socket.setEncoding('utf8').setTimeout(2000, () => socket.destroy())
    socket.on('data', (chunk) => { said += chunk })
    socket.once('error', () => resolve(null))
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
 * Claims a data directory for this process alone, for as long as it lives. A socket and not a file with a process id: the system closes it
 * with its owner however that one ends, while ids come round again (in a container the first is always 1).
 * @param {string} path of the socket
 * @param {string} dataDir as the person knows it
 * @returns {Promise<() => void>} gives it up
 */
export async function claim(path, dataDir) {
  for (;;) {
    try {
      const server = await listen(path)
      return () => void server.close()
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
    const pid = await holder(path)
    if (pid) throw new Trouble(`Trinchera ya está en marcha sobre ${dataDir} (proceso ${pid}). Ciérrala primero o elige otra DATA_DIR.`)
    rmSync(path, { force: true })
  }
}
