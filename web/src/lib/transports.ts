import type { ClientToServer, ServerToClient } from '@trinchera/contract/socket'
import type { Socket } from 'socket.io-client'

type Transport = 'polling' | 'websocket'

/** A WebSocket that ended sooner, ms, was broken off by the network: another one would be, too. */
const soonMs = 60_000
/** How long requests alone are used then, and when one that no WebSocket has replaced asks for one again, ms. */
const laterMs = 300_000

/**
 * Chooses the transports of each attempt to connect. The first is a WebSocket, which some networks lose without refusing it, or cut later. Every other begins by
 * requests, which pass wherever the site itself does, and goes on by a WebSocket only once frames pass both ways.
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
