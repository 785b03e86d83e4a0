// A process that holds many live connections, as socket.io's client opens them, over raw sockets that follow one stage, five hundred from each
// address: `crowd-sockets.ts PORT COUNT ETAPA`. It tells its parent when all are in the stage's room, and, whenever it is asked, what they heard.
import { z } from 'zod'
import type { heardEvents } from './crowd'
import { openLive } from './live-socket'

const [port, count = 0, etapa] = process.argv.slice(2).map(Number)
const perAddress = 500

const reported = z.tuple([
  z.literal('match:reported'),
  z.object({ match: z.object({ id: z.number(), id_etapa: z.number() }) }),
])
const changed = z.tuple([z.literal('ladder:changed'), z.object({ etapa: z.number(), version: z.number() })])

/** The report or version that an event of this stage is about; null for any other event. */
function subjectOf(packet: string): { event: string; about: number } | null {
  const content: unknown = JSON.parse(packet.slice(2))
  const match = reported.safeParse(content)
  if (match.success) {
    const { id, id_etapa } = match.data[1].match
    return id_etapa === etapa ? { event: 'match:reported', about: id } : null
  }
  const change = changed.safeParse(content)
  if (!change.success || change.data[1].etapa !== etapa) return null
  return { event: 'ladder:changed', about: change.data[1].version }
}

interface Told {
  event: string
  about: number
  times: Uint8Array
  first: number
  last: number
}

/** By packet: each is parsed once for all. */
const told = new Map<string, Told | null>()

function hear(index: number, packet: string) {
  let event = told.get(packet)
  if (event === undefined) {
    const subject = subjectOf(packet)
    event = subject && { ...subject, times: new Uint8Array(count), first: performance.now(), last: 0 }
    told.set(packet, event)
  }
  if (!event) return
  event.times[index] = (event.times[index] ?? 0) + 1
  event.last = performance.now()
}

let closed = 0

const open = (index: number) =>
  openLive({
    port: port ?? 0,
    from: `127.0.2.${1 + Math.floor(index / perAddress)}`,
    etapa: etapa ?? 0,
    hear: (packet) => hear(index, packet),
    closed: () => closed++,
  })

for (let at = 0; at < count; at += 50)
  await Promise.all(Array.from({ length: Math.min(50, count - at) }, (_none, n) => open(at + n)))

process.on('message', () =>
  process.send?.({
    closed,
    events: [...told.values()].flatMap((event) => {
      if (!event) return []
      const { times, first, last, ...subject } = event
      const [heard, again] = [times.filter((each) => each > 0).length, times.filter((each) => each > 1).length]
      return [{ ...subject, heard, again, spread: last - first }]
    }),
  } satisfies z.infer<typeof heardEvents>),
)
process.send?.('open')
