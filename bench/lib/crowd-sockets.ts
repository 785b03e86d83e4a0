// A process that holds many live connections, as socket.io's client opens them, over raw sockets that follow one stage, five hundred from each
// address: `crowd-sockets.ts PORT COUNT ETAPA`. It tells its parent when all are in the stage's room, and, whenever it is asked, what they heard.
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { z } from 'zod'
import type { heardEvents } from './crowd'
import { masked } from './masked'

const [port, count = 0, etapa] = process.argv.slice(2).map(Number)
const perAddress = 500

/** The first whole frame of a server's bytes: its text, and where the next begins; null until all of it is there. */
function frameIn(bytes: Buffer): { text: string; end: number } | null {
  if (bytes.length < 2) return null
  const short = (bytes[1] ?? 0) & 0x7f
  const head = short === 126 ? 4 : short === 127 ? 10 : 2
  if (bytes.length < head) return null
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short
  const end = head + length
  return bytes.length < end ? null : { text: bytes.toString('latin1', head, end), end }
}

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

/** Resolves once the connection is in the stage's room. */
function open(index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const address = `127.0.2.${1 + Math.floor(index / perAddress)}`
    const socket = connect({ port: port ?? 0, host: '127.0.0.1', localAddress: address })
    socket.setNoDelay(true)
    let upgraded = false
    let left: Buffer = Buffer.alloc(0)
    socket.on('connect', () =>
      socket.write(
        [
          'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
          'Host: 127.0.0.1',
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
          '\r\n',
        ].join('\r\n'),
      ),
    )
    const take = (packet: string) => {
      if (packet === '2') return void socket.write(masked('3'))
      if (packet.startsWith('0')) return void socket.write(masked('40'))
      if (packet.startsWith('40')) return void socket.write(masked(`420["subscribe",{"room":"etapa:${etapa}"}]`))
      if (packet.startsWith('430')) return packet === '430[{"ok":true}]' ? resolve() : reject(new Error(packet))
      if (packet.startsWith('42')) hear(index, packet)
    }
    socket.on('error', reject)
    socket.on('close', () => {
      closed++
      reject(new Error(`the server closed connection ${index}`))
    })
    socket.on('data', (piece: Buffer) => {
      left = left.length ? Buffer.concat([left, piece]) : piece
      if (!upgraded) {
        const end = left.indexOf('\r\n\r\n')
        if (end < 0) return
        upgraded = true
        left = left.subarray(end + 4)
      }
      for (let frame = frameIn(left); frame; frame = frameIn(left)) {
        left = left.subarray(frame.end)
        take(frame.text)
      }
    })
  })
}

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
