import type { SiteSocket } from './site-server'
import { frameOf, wireOf } from './wire'

/** A packet of socket.io, as far as this file and its users read it. */
export interface Packet {
  data?: readonly unknown[]
}

/** One broadcast of an adapter, encoded once for all. */
export interface Broadcast {
  packet: Packet
  encoded: readonly unknown[]
  /** Sockets in any of these rooms, */
  rooms: ReadonlySet<string>
  /** and in none of these. */
  except: ReadonlySet<string>
  /** The way of every packet. */
  send(socket: SiteSocket): void
}

/** The members of rooms at this moment. */
export interface Members {
  rooms: ReadonlyMap<string, ReadonlySet<string>>
  socketOf(id: string): SiteSocket | undefined
}

export interface Delivery {
  /** Tells sockets for so many ms, and at least one. Returns whether all have been told. */
  advance(forMs: number): boolean
  /** Tells this socket now, unless it was told before. */
  tell(socket: SiteSocket): void
}

/**
 * Sends to each socket what of all these broadcasts is for it, in one write, in as many slices as it takes. Who is in a room is asked where a socket's
 * turn comes: one that has left is not told, and one that joined meanwhile is.
 */
export function deliver(broadcasts: readonly Broadcast[], members: Members): Delivery {
  const frames = broadcasts.map(({ encoded: [text] }) => (typeof text === 'string' ? frameOf(text) : null))
  /** Frames of several broadcasts as one, by their indexes; null: one of them has no frame. */
  const joined = new Map<string, Buffer | null>()
  const told = new Set<string>()

  const isInAny = (rooms: ReadonlySet<string>, id: string) => {
    for (const room of rooms) if (members.rooms.get(room)?.has(id)) return true
    return false
  }
  const frameFor = (indexes: readonly number[]): Buffer | null => {
    const [only = 0] = indexes
    if (indexes.length === 1) return frames[only] ?? null
    const key = indexes.join()
    let frame = joined.get(key)
    if (frame === undefined) {
      const own = indexes.flatMap((index) => frames[index] ?? [])
      frame = own.length === indexes.length ? Buffer.concat(own) : null
      joined.set(key, frame)
    }
    return frame
  }

  function tell(socket: SiteSocket) {
    const { id } = socket
    if (told.has(id)) return
    const indexes: number[] = []
    for (const [index, { rooms, except }] of broadcasts.entries())
      if (isInAny(rooms, id) && !isInAny(except, id)) indexes.push(index)
    if (!indexes.length) return
    told.add(id)
    const frame = frameFor(indexes)
    const wire = frame && wireOf(socket)
    if (frame && wire) wire.write(frame)
    else for (const index of indexes) broadcasts[index]?.send(socket)
  }

  function* inTurn() {
    // a set's iterator leaves out what is deleted and reaches what is added while it stands still
    for (const room of new Set(broadcasts.flatMap(({ rooms }) => [...rooms])))
      for (const id of members.rooms.get(room) ?? []) {
        const socket = members.socketOf(id)
        if (socket) yield socket
      }
  }
  const turns = inTurn()

  return {
    tell,
    advance(forMs) {
      const end = performance.now() + forMs
      for (;;) {
        const { value: socket, done } = turns.next()
        if (done) return true
        tell(socket)
        if (performance.now() >= end) return false
      }
    },
  }
}
