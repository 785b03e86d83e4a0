import { createSocket } from 'node:dgram'
import type { ServerAnswer } from '@trinchera/db/queries/servidores/servidores'
import { statusReader } from './game-status'
import { readAnswer } from './read-answer'

/** The largest valid port. A server's query port may exceed it if it is computed as game port plus 97. */
const largestPort = 65_535
/** How long to wait for a reply, ms. A query is not repeated. */
const longestAnswer = 1000

/** Requests the status of one server; null if no complete reply arrives. `address`: an IPv4 address. */
export type QueryServer = (address: string, port: number) => Promise<ServerAnswer | null>

/**
 * Creates a function that queries servers by the protocol GameSpy 1. Each query has its own local port and accepts packets from any port of
 * the server's IP address, because some servers reply from another port than the one queried.
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
