import type { SiteSocket } from './site-server'
import { deliver, type Broadcast, type Delivery, type Members, type Packet } from './sliced-delivery'

/** How long a report waits for the change of the table that follows from it, ms. */
const companionMs = 100
/** How long the change of a table waits at most for what its readers are going to ask, ms. */
const longestPreparation = 20
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

/**
 * How long sockets are told before other work has its turn: as long as that work took the last time, so that a busy process keeps half its time for
 * either, within these bounds.
 */
export interface Pace {
  /** The least, ms. */
  slice: number
  /** The most, as a share of the time since the first socket was told: a broadcast that is young lets requests go first. */
  growth: number
}
const usualPace: Pace = { slice: 2, growth: 1 / 16 }

/** Prepares what is read by those who hear that a stage's table has changed; null: nothing is to be prepared. Never rejects. */
export type Prepare = (etapa: number) => Promise<void> | null
export interface JoiningOptions extends Partial<Pace> {
  prepare?: Prepare
}

interface Held {
  broadcasts: Broadcast[]
  timer: NodeJS.Timeout
}

/**
 * Sends broadcasts, those of one moment to a socket in one write: a report with the change of the table that follows from it, and, while the last ones
 * took long, all that come meanwhile, so that a process with many sockets keeps half its time for requests. Nothing is left out, and what is about
 * one match or stage keeps its order. Many sockets are told in slices, between which requests are answered; what is broadcast meanwhile follows.
 */
export function joinBroadcasts(members: Members, { prepare, ...pace }: JoiningOptions = {}) {
  const { slice, growth } = { ...usualPace, ...pace }
  /** By stage: reports until the table that they change has changed. */
  const reports = new Map<number, Held>()
  /** By stage: the change of its table, with the reports that it follows from, until its readers find it prepared. */
  const changes = new Map<number, Held>()
  let due: Broadcast[] = []
  let current: { delivery: Delivery; begun: number; stopped: number; took: number } | null = null
  let pause: NodeJS.Timeout | null = null
  let next: NodeJS.Immediate | null = null

  const start = () => {
    pause = null
    if (!due.length) return
    const now = performance.now()
    current = { delivery: deliver(due, members), begun: now, stopped: now, took: 0 }
    due = []
    goOn()
  }
  const goOn = (isLast = false) => {
    next = null
    if (!current) return
    const now = performance.now()
    const longest = Math.max(slice, Math.min(now - current.stopped, (now - current.begun) * growth))
    const isWhole = current.delivery.advance(isLast ? Infinity : longest)
    current.stopped = performance.now()
    current.took += current.stopped - now
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
  const stop = () => {
    if (pause) clearTimeout(pause)
    if (next) clearImmediate(next)
  }
  const taken = (held: Map<number, Held>, etapa: number): Broadcast[] => {
    const waiting = held.get(etapa)
    if (!waiting) return []
    clearTimeout(waiting.timer)
    held.delete(etapa)
    return waiting.broadcasts
  }
  /** All that is held of a stage, in the order in which it came: a report that came while a change was prepared waits for its own. */
  const release = (etapa: number): Broadcast[] => [...taken(changes, etapa), ...taken(reports, etapa)]

  const hold = (held: Map<number, Held>, etapa: number, broadcasts: Broadcast[], ms: number): Held => {
    const waiting = { broadcasts, timer: setTimeout(() => send(taken(held, etapa)), ms) }
    held.set(etapa, waiting)
    return waiting
  }

  return {
    add(broadcast: Broadcast) {
      const event = eventOf(broadcast.packet)
      const etapa = etapaIn(broadcast.packet.data?.[1])
      if (etapa === null) return send([broadcast])
      if (event === 'match:reported') {
        const waiting = reports.get(etapa)
        if (waiting) waiting.broadcasts.push(broadcast)
        else hold(reports, etapa, [broadcast], companionMs)
        return
      }
      const broadcasts = [...release(etapa), broadcast]
      const prepared = event === 'ladder:changed' ? prepare?.(etapa) : null
      if (!prepared) return send(broadcasts)
      const waiting = hold(changes, etapa, broadcasts, longestPreparation)
      void prepared.then(() => {
        if (changes.get(etapa) === waiting) send(taken(changes, etapa))
      })
    },
    /** Tells a socket what is being sent, before something else is sent to it. */
    reach(socket: SiteSocket) {
      current?.delivery.tell(socket)
    },
    /** Sends what is left without a pause. */
    close() {
      for (const etapa of [...changes.keys(), ...reports.keys()]) due.push(...release(etapa))
      stop()
      goOn(true)
      stop()
      if (!current) start()
      goOn(true)
      stop()
    },
  }
}
