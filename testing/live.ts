import { io } from 'socket.io-client'
import type { Acknowledgement, LiveEvent, LiveEvents } from '@trinchera/contract/socket'

export interface LiveClient {
  subscribe(room: string): Promise<Acknowledgement>
  /** Tells the server whether this client's page is visible. */
  see(visible: boolean): Promise<Acknowledgement>
  /** Resolves with the payload of the next event of this name. */
  next<E extends LiveEvent>(event: E): Promise<LiveEvents[E]>
  /** Calls `listener` with the payload of each event of this name. */
  on<E extends LiveEvent>(event: E, listener: (payload: LiveEvents[E]) => void): void
  /** Number of events of this name received so far. */
  count(event: LiveEvent): number
  close(): void
}

/** Connects a socket.io client like the web app does. Rejects if the server refuses the handshake. */
export async function connectLive(url: string, token?: string): Promise<LiveClient> {
  const socket = io(url, {
    transports: ['websocket'],
    auth: token ? { token } : {},
    forceNew: true,
    reconnectionDelay: 50,
  })
  const counts = new Map<string, number>()
  socket.onAny((event: string) => counts.set(event, (counts.get(event) ?? 0) + 1))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error) => {
      socket.close()
      reject(error)
    })
  })
  return {
    subscribe: (room) => socket.emitWithAck('subscribe', { room }),
    see: (visible) => socket.emitWithAck('sight', { visible }),
    next: (event) => new Promise((resolve) => socket.once(event as string, resolve)),
    on: (event, listener) => void socket.on(event as string, listener),
    count: (event) => counts.get(event) ?? 0,
    close: () => void socket.close(),
  }
}
