import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { countedAddress } from './client-address'

/** Maximum number of open connections per IP address. It is high because hundreds of players may share one address of a mobile network. */
export const connectionsPerAddress = 1000

/**
 * Closes a new connection immediately if its IP address has too many open ones, because each takes memory and a file handle. Connections of
 * trusted proxies are not limited, because they carry the requests of all clients.
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
