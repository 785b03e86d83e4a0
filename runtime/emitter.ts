import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Redis } from 'ioredis'
import { Server } from 'socket.io'
import type { Step } from './tracing'
import type { ClientToServer, LiveEvent, LiveEvents, ServerToClient } from '@trinchera/contract/socket'

/**
 * The Redis stream that carries every event between processes. A process that lost Redis for a moment continues reading where it stopped.
 */
export const streamOptions = { streamName: 'trinchera:live', maxLen: 10_000, onlyPlaintext: true } as const

export type LiveServer = Server<ClientToServer, ServerToClient>

export interface LiveEmitter {
  /** Emits to everyone in any of the rooms, once per client. */
  emit<E extends LiveEvent>(rooms: string | readonly string[], event: E, payload: LiveEvents[E]): void
}

/** Emits through a socket.io server to clients on any process. */
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

/** An emitter for a process that has no socket.io clients. `redis`: a client of kind `commands`. */
export function headlessEmitter(redis: Redis): LiveEmitter & { close(): Promise<void> } {
  const io: LiveServer = new Server({ adapter: createAdapter(redis, streamOptions) })
  // The adapter is closed directly, because io.close() expects an HTTP server.
  return { ...emitterOf(io), close: async () => await io.of('/').adapter.close() }
}
