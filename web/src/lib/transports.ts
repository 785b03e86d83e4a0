import type { ClientToServer, ServerToClient } from '@trinchera/contract/socket'
import type { Socket } from 'socket.io-client'

type Transport = 'polling' | 'websocket'

/** If a WebSocket ends sooner than this after connecting, ms, the network probably cut it, and would cut a new one too. */
const soonMs = 60_000
/** How long only polling is used after the network cut a WebSocket, ms. A polling connection also waits this long to try a WebSocket. */
const laterMs = 300_000

/**
 * Chooses the transports for each connection attempt. The first attempt uses a WebSocket, but some networks block it silently or cut it
 * later. So later attempts start with polling, which works wherever the site works, and upgrade to a WebSocket only if data passes in both
 * directions.
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
