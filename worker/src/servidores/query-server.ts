import { createSocket } from 'node:dgram'
import type { ServerAnswer } from '@trinchera/db/queries/servidores/servidores'
import { statusReader } from './game-status'
import { readAnswer } from './read-answer'

/** Largest valid port; a server's query port may be its game port plus 97, which can exceed this. */
const largestPort = 65_535
/** Timeout of a query, ms; there is only one attempt. */
const longestAnswer = 1000

/** Queries one server; null if there is no complete answer. `address`: an IPv4 address. */
export type QueryServer = (address: string, port: number) => Promise<ServerAnswer | null>

/**
 * Queries a status by GameSpy 1. Each query uses its own local port and accepts any packet that arrives there from the server's IP address,
 * because some servers answer from another port than the one queried.
 */
export const statusQuery =
  (patience = longestAnswer): QueryServer =>
  (address, port) =>
    new Promise((resolve) => {
      if (port > largestPort) return resolve(null)
      const socket = createSocket('udp4')
      const asked = performance.now()
      const read = statusReader()
      let ping: number | undefined
      const end = (answer: ServerAnswer | null) => {
        clearTimeout(timer)
        socket.close()
        resolve(answer)
      }
      const timer = setTimeout(() => end(null), patience)
      socket.on('message', (packet, from) => {
        if (from.address !== address) return
        ping ??= performance.now() - asked
        const status = read(packet)
        if (status) end(readAnswer(status, ping))
      })
      socket.on('error', () => end(null))
      socket.send('\\status\\', port, address)
    })
