import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Redis } from 'ioredis'
import { Server } from 'socket.io'
import type { Step } from './tracing'
import type { ClientToServer, LiveEvent, LiveEvents, ServerToClient } from '@trinchera/contract/socket'

/** Options of the Redis stream with all socket.io events. A process that lost Redis for a moment continues reading where it stopped. */
export const streamOptions = { streamName: 'trinchera:live', maxLen: 10_000, onlyPlaintext: true } as const

export type LiveServer = Server<ClientToServer, ServerToClient>

export interface LiveEmitter {
  /** Sends an event to all clients in any of the rooms, once per client. */
  emit<E extends LiveEvent>(rooms: string | readonly string[], event: E, payload: LiveEvents[E]): void
}

/** An emitter that sends events through a socket.io server. They also reach the clients of other processes. */
export function emitterOf(io: LiveServer): LiveEmitter {
  return {
    emit(rooms, event, payload) {
      const target = typeof rooms === 'string' ? io.to(rooms) : io.to([...rooms])
      // socket.io types the arguments per event; this function's own signature already checks that event and payload belong together
      ;(target.emit as (event: LiveEvent, payload: unknown) => boolean)(event, payload)
    },
  }
}

/** An emitter that records each event as a step of a trace. */
export const tracedEmitter = (live: LiveEmitter, step: Step): LiveEmitter => ({
  emit: (rooms, event, payload) => step(`emit ${event}`, () => live.emit(rooms, event, payload)),
})

/** An emitter for processes to which no socket.io clients connect. `redis`: a client of kind `commands`. */
export function headlessEmitter(redis: Redis): LiveEmitter & { close(): Promise<void> } {
  const io: LiveServer = new Server({ adapter: createAdapter(redis, streamOptions) })
  // The adapter is closed directly, because io.close() expects an HTTP server.
  return { ...emitterOf(io), close: async () => await io.of('/').adapter.close() }
}
