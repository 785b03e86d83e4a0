import type { SiteSocket } from './site-server'
import { deliver, type Broadcast, type Delivery, type Members, type Packet } from './sliced-delivery'

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

export interface Pace {
  /** How long sockets are told without a pause, ms: whatever else the process has to do waits that long at most. */
  slice: number
}
const usualPace: Pace = { slice: 2 }

/**
 * Sends broadcasts, those of one moment to a socket in one write: a report with the change of the table that follows from it, and, while the last ones
 * took long, all that come meanwhile, so that a process with many sockets keeps half its time for requests. Nothing is left out, and what is about
 * one match or stage keeps its order. Many sockets are told in slices, between which requests are answered; what is broadcast meanwhile follows.
 */
export function joinBroadcasts(members: Members, pace?: Partial<Pace>) {
  const { slice } = { ...usualPace, ...pace }
  /** Reports by stage, until the table that they change has changed. */
  const held = new Map<number, { broadcasts: Broadcast[]; timer: NodeJS.Timeout }>()
  let due: Broadcast[] = []
  let current: { delivery: Delivery; took: number } | null = null
  let pause: NodeJS.Timeout | null = null
  let next: NodeJS.Immediate | null = null

  const start = () => {
    pause = null
    if (!due.length) return
    current = { delivery: deliver(due, members), took: 0 }
    due = []
    goOn()
  }
  const goOn = (forMs = slice) => {
    next = null
    if (!current) return
    const began = performance.now()
    const isWhole = current.delivery.advance(forMs)
    current.took += performance.now() - began
    if (!isWhole) {
      next = setImmediate(goOn)
      return
    }
    const { took } = current
    current = null
    if (took >= 1) pause = setTimeout(start, Math.min(longestPause, (took * (1 - share)) / share))
    else start()
  }
  const send = (broadcasts: readonly Broadcast[]) => {
    due.push(...broadcasts)
    if (!pause && !current) start()
  }
  const release = (etapa: number): Broadcast[] => {
    const waiting = held.get(etapa)
    if (!waiting) return []
    clearTimeout(waiting.timer)
    held.delete(etapa)
    return waiting.broadcasts
  }

  return {
    add(broadcast: Broadcast) {
      const event = eventOf(broadcast.packet)
      const etapa = etapaIn(broadcast.packet.data?.[1])
      if (etapa === null) return send([broadcast])
      if (event !== 'match:reported') return send([...release(etapa), broadcast])
      const waiting = held.get(etapa)
      if (waiting) return void waiting.broadcasts.push(broadcast)
      const timer = setTimeout(() => send(release(etapa)), companionMs)
      held.set(etapa, { broadcasts: [broadcast], timer })
    },
    /** Tells a socket what is being sent, before something else is sent to it. */
    reach(socket: SiteSocket) {
      current?.delivery.tell(socket)
    },
    /** Sends what is left without a pause. */
    close() {
      for (const etapa of held.keys()) due.push(...release(etapa))
      while (current || due.length) {
        if (pause) clearTimeout(pause)
        if (next) clearImmediate(next)
        if (current) goOn(Infinity)
        else start()
      }
      if (pause) clearTimeout(pause)
    },
  }
}
