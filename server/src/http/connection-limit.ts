import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { countedAddress } from './client-address'

/** Connections that one address may hold open: hundreds of players may share one of a mobile network, each with a few. */
export const connectionsPerAddress = 1000

/**
 * Closes a connection at once where its address holds too many: each takes memory and a file handle, and none has to say anything to be held. A
 * proxy's connections are those of everybody, which it limits itself.
 */
export function limitConnections(server: Server, isProxy: (address: string) => boolean, most = connectionsPerAddress) {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (!remoteAddress || isProxy(remoteAddress)) return
    const address = countedAddress(remoteAddress) ?? remoteAddress
    const count = (open.get(address) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left) open.set(address, left)
      else open.delete(address)
    })
  })
}
