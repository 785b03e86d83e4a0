import { createSocket } from 'node:dgram'
import type { ServerAnswer } from '@trinchera/db/queries/servidores/servidores'
import { statusReader } from './game-status'
import { readAnswer } from './read-answer'

/** The query port may be a game port plus 97. */
const largestPort = 65_535
/** Timeout of a query, ms; one attempt. */
const longestAnswer = 1000

/** Queries one server; null without a complete answer. `address`: an IPv4 address. */
export type QueryServer = (address: string, port: number) => Promise<ServerAnswer | null>

/**
 * Asks for a status by GameSpy 1, each time from a port of its own, so that whatever comes there from the server's address is its answer: some
 * servers send it from another port than the one asked.
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
