import type { ClientToServer, ServerToClient } from '@trinchera/contract/socket'
import type { Socket } from 'socket.io-client'

type Transport = 'polling' | 'websocket'

/** If a WebSocket ends sooner than this after connecting, ms, the network has cut it, and a new one would probably be cut too. */
const soonMs = 60_000
/**
 * For how long only polling is used after a WebSocket was cut; also, when a connection that still uses polling tries a WebSocket again, ms.
 */
const laterMs = 300_000

/**
 * Chooses the transports of each connection attempt. The first attempt uses a WebSocket, which some networks block silently or cut later.
 * Later attempts start with polling, which works wherever the site itself does, and upgrade to a WebSocket only if frames pass both ways.
 */
export function chooseTransports(socket: Socket<ServerToClient, ClientToServer>) {
  let connectedAt = 0
  let requestsUntil = 0
  let again: ReturnType<typeof setTimeout> | undefined
  const choose = () => {
    const transports: Transport[] = performance.now() < requestsUntil ? ['polling'] : ['polling', 'websocket']
    socket.io.opts.transports = transports
  }
  socket.io.on('reconnect_attempt', choose)
  socket.on('connect', () => {
    connectedAt = performance.now()
    clearTimeout(again)
    again = setTimeout(() => {
      if (!socket.connected || socket.io.engine.transport.name === 'websocket') return
      choose()
      socket.disconnect().connect()
    }, laterMs)
  })
  socket.on('disconnect', (reason) => {
    const isOnPurpose = reason === 'io client disconnect' || reason === 'io server disconnect'
    const now = performance.now()
    if (
      !isOnPurpose &&
      navigator.onLine &&
      now - connectedAt < soonMs &&
      socket.io.engine.transport.name === 'websocket'
    )
      requestsUntil = now + laterMs
  })
}
