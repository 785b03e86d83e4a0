import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Redis } from 'ioredis'
import { Server } from 'socket.io'
import type { Step } from './tracing'
import type { ClientToServer, LiveEvent, LiveEvents, ServerToClient } from '@trinchera/contract/socket'

/** The Redis stream that carries every event between processes; one that lost Redis for a moment reads on from where it was. */
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
      // socket.io types arguments per event; this function's signature checks event and payload together
      ;(target.emit as (event: LiveEvent, payload: unknown) => boolean)(event, payload)
    },
  }
}

/** An emitter whose events are steps of a trace. */
export const tracedEmitter = (live: LiveEmitter, step: Step): LiveEmitter => ({
  emit: (rooms, event, payload) => step(`emit ${event}`, () => live.emit(rooms, event, payload)),
})

/** An emitter for a process without clients of its own. `redis`: a client of kind `commands`. */
export function headlessEmitter(redis: Redis): LiveEmitter & { close(): Promise<void> } {
  const io: LiveServer = new Server({ adapter: createAdapter(redis, streamOptions) })
  // There is no HTTP server that io.close() could close.
  return { ...emitterOf(io), close: async () => await io.of('/').adapter.close() }
}
