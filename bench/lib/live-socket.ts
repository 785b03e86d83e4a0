// A live connection as socket.io's client opens it, over a raw socket: thousands of them fit in one process.
import { connect } from 'node:net'
import { masked, upgradeRequest } from './masked'

/** The first whole frame of a server's bytes: its text, null of one that closes, and where the next begins; null until all of it is there. */
function frameIn(bytes: Buffer): { text: string | null; end: number } | null {
  if (bytes.length < 2) return null
  const short = (bytes[1] ?? 0) & 0x7f
  const head = short === 126 ? 4 : short === 127 ? 10 : 2
  if (bytes.length < head) return null
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short
  const end = head + length
  if (bytes.length < end) return null
  const closes = ((bytes[0] ?? 0) & 0x0f) === 8
  return { text: closes ? null : bytes.toString('latin1', head, end), end }
}

/** A client's frame that closes, masked with nothing. */
const closing = Buffer.from([0x88, 0x80, 0, 0, 0, 0])

export interface LiveSocket {
  port: number
  /** The address of this machine that it comes from. */
  from: string
  /** The stage whose room it joins. */
  etapa: number
  /** A packet of an event, as it came. */
  hear(packet: string): void
  /** After it had joined. */
  closed(): void
}

/** Resolves once the connection is in the stage's room; rejects where it ends before, with the first line that the server answered. */
export function openLive({ port, from, etapa, hear, closed }: LiveSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    socket.setNoDelay(true)
    let answered = ''
    let joined = false
    let left: Buffer = Buffer.alloc(0)
    socket.on('connect', () => socket.write(upgradeRequest()))
    const refuse = (reason: string) => {
      reject(new Error(reason))
      socket.destroy()
    }
    const take = (packet: string) => {
      if (packet === '2') return void socket.write(masked('3'))
      if (packet.startsWith('0')) return void socket.write(masked('40'))
      if (packet.startsWith('40')) return void socket.write(masked(`420["subscribe",{"room":"etapa:${etapa}"}]`))
      if (packet.startsWith('42')) return hear(packet)
      if (packet.startsWith('44')) return refuse(packet)
      if (!packet.startsWith('430')) return
      if (packet !== '430[{"ok":true}]') return refuse(packet)
      joined = true
      resolve()
    }
    socket.on('error', reject)
    socket.on('close', () => {
      if (joined) closed()
      else reject(new Error(`closed before it had joined: ${answered}`))
    })
    socket.on('data', (piece: Buffer) => {
      left = left.length ? Buffer.concat([left, piece]) : piece
      if (!answered) {
        const end = left.indexOf('\r\n\r\n')
        if (end < 0) return
        answered = left.toString('latin1', 0, left.indexOf('\r\n'))
        if (!answered.includes(' 101 ')) return refuse(answered)
        left = left.subarray(end + 4)
      }
      for (let frame = frameIn(left); frame; frame = frameIn(left)) {
        left = left.subarray(frame.end)
        if (frame.text === null) socket.end(closing)
        else take(frame.text)
      }
    })
  })
}
