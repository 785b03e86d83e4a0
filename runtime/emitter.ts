import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Redis } from 'ioredis'
import { Server } from 'socket.io'
import type { ClientToServer, LiveEvent, LiveEvents, ServerToClient } from '@trinchera/contract/socket'

/** The stream that carries every event between processes; a client that was away is given what it missed from it. */
export const streamOptions = { streamName: 'trinchera:live', maxLen: 10_000, onlyPlaintext: true } as const

export type LiveServer = Server<ClientToServer, ServerToClient>

export interface LiveEmitter {
  /** To everyone in any of the rooms, once each. Rows and rooms, never per socket. */
  emit<E extends LiveEvent>(rooms: string | readonly string[], event: E, payload: LiveEvents[E]): void
}

/** Emits through a socket.io server, whatever process its clients are on. */
export function emitterOf(io: LiveServer): LiveEmitter {
  return {
    emit(rooms, event, payload) {
      const target = typeof rooms === 'string' ? io.to(rooms) : io.to([...rooms])
      // socket.io types its arguments per event; the pair of event and payload is checked by this function's own signature
      ;(target.emit as (event: LiveEvent, payload: unknown) => boolean)(event, payload)
    },
  }
}

/** A process without clients that speaks to those of the servers. `redis`: a client of kind `commands`. */
export function headlessEmitter(redis: Redis): LiveEmitter & { close(): Promise<void> } {
  const io: LiveServer = new Server({ adapter: createAdapter(redis, streamOptions) })
  // There is no HTTP server below that io.close() could close.
  return { ...emitterOf(io), close: async () => await io.of('/').adapter.close() }
}
