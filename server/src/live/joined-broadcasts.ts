import type { SiteSocket } from './site-server'
import { frameOf, wireOf } from './wire'

/** A packet of socket.io, as far as this file reads it. */
export interface Packet {
  data?: readonly unknown[]
}

/** One broadcast of an adapter, encoded once for all. */
export interface Broadcast {
  packet: Packet
  encoded: readonly unknown[]
  /** Calls back with each of its sockets. */
  each(visit: (socket: SiteSocket) => void): void
  /** The way of every packet. */
  send(socket: SiteSocket): void
}

/** How long a report waits for the change of the table that follows from it, ms. */
const companionMs = 100
/** Share of the time that is spent on broadcasts at most: those of the rest of it are joined. */
const share = 0.5
const longestPause = 250

const etapaIn = (value: unknown): number | null => {
  if (typeof value !== 'object' || value === null) return null
  const own: unknown = Reflect.get(value, 'etapa') ?? Reflect.get(value, 'id_etapa')
  if (typeof own === 'number') return own
  const match: unknown = Reflect.get(value, 'match')
  return match === undefined ? null : etapaIn(match)
}

const eventOf = ({ data }: Packet) => data?.[0]

/** Sends to each socket what of all these is for it, in one write. */
function deliver(broadcasts: readonly Broadcast[]) {
  const frames = broadcasts.map(({ encoded: [text] }) => (typeof text === 'string' ? frameOf(text) : null))
  const wanted = new Map<SiteSocket, number[]>()
  const [only] = broadcasts
  if (broadcasts.length === 1 && only) {
    const frame = frames[0]
    only.each((socket) => {
      const wire = frame && wireOf(socket)
      if (wire) wire.write(frame)
      else only.send(socket)
    })
    return
  }
  for (const [index, broadcast] of broadcasts.entries())
    broadcast.each((socket) => {
      const own = wanted.get(socket)
      if (own) own.push(index)
      else wanted.set(socket, [index])
    })
  const joined = new Map<string, Buffer | null>()
  for (const [socket, indexes] of wanted) {
    const key = indexes.join()
    let frame = joined.get(key)
    if (frame === undefined) {
      const own = indexes.flatMap((index) => frames[index] ?? [])
      frame = own.length === indexes.length ? Buffer.concat(own) : null
      joined.set(key, frame)
    }
    const wire = frame && wireOf(socket)
    if (frame && wire) wire.write(frame)
    else for (const index of indexes) broadcasts[index]?.send(socket)
  }
}

/**
 * Sends broadcasts, those of one moment to a socket in one write: a report with the change of the table that follows from it, and, while the last ones
 * took long, all that come meanwhile, so that a process with many sockets keeps half its time for requests. Nothing is left out, and what is about
 * one match or stage keeps its order.
 */
export function joinBroadcasts(): { add(broadcast: Broadcast): void; close(): void } {
  /** Reports by stage, until the table that they change has changed. */
  const held = new Map<number, { broadcasts: Broadcast[]; timer: NodeJS.Timeout }>()
  let due: Broadcast[] = []
  let pause: NodeJS.Timeout | null = null

  const flush = () => {
    pause = null
    const now = due
    due = []
    if (!now.length) return
    const began = performance.now()
    deliver(now)
    const took = performance.now() - began
    if (took >= 1) pause = setTimeout(flush, Math.min(longestPause, (took * (1 - share)) / share))
  }
  const send = (broadcasts: readonly Broadcast[]) => {
    due.push(...broadcasts)
    if (!pause) flush()
  }
  const release = (etapa: number): Broadcast[] => {
    const waiting = held.get(etapa)
    if (!waiting) return []
    clearTimeout(waiting.timer)
    held.delete(etapa)
    return waiting.broadcasts
  }

  return {
    add(broadcast) {
      const event = eventOf(broadcast.packet)
      const etapa = etapaIn(broadcast.packet.data?.[1])
      if (etapa === null) return send([broadcast])
      if (event !== 'match:reported') return send([...release(etapa), broadcast])
      const waiting = held.get(etapa)
      if (waiting) return void waiting.broadcasts.push(broadcast)
      const timer = setTimeout(() => send(release(etapa)), companionMs)
      held.set(etapa, { broadcasts: [broadcast], timer })
    },
    close() {
      if (pause) clearTimeout(pause)
      flush()
      if (pause) clearTimeout(pause)
      for (const etapa of held.keys()) release(etapa)
    },
  }
}
