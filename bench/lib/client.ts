// A process that puts load on a server: it requests the given URLs in turn over raw sockets, one request at a time on each. An HTTP client
// in JavaScript would be slower than the servers measured. Its parent sends orders and gets the result of each.
import { connect } from 'node:net'
import { order, type Order, type Taken } from './messages'

/** Length of an HTTP reply in bytes, headers included, read from the headers in its first chunk. NaN if the headers are incomplete. */
function lengthOf(piece: Buffer, status: number): number {
  const end = piece.indexOf('\r\n\r\n')
  if (end < 0) return Number.NaN
  // A 304 has no body; its content-length, if there is one, is that of the full reply.
  if (status === 304) return end + 4
  const head = piece.toString('latin1', 0, end)
  return end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
}

async function run({ port, requests, connections, ms, status, perSecond }: Order): Promise<Taken> {
  const bytes = requests.map((request) => Buffer.from(request))
  const result: Taken = { requests: 0, seconds: 0, times: [], failure: null }
  const begun = performance.now()
  let sent = 0
  const isOver = () => result.failure !== null || performance.now() - begun > ms
  const all = Array.from({ length: connections }, () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let due = 0
    let left = 0
    const send = () => {
      if (isOver()) return void socket.end()
      const turn = sent++
      due = perSecond === null ? 0 : begun + (turn * 1000) / perSecond
      const write = () => void socket.write(bytes[turn % bytes.length] ?? '')
      if (due > performance.now()) setTimeout(write, due - performance.now())
      else write()
    }
    const fail = (failure: string) => {
      result.failure ??= failure
      socket.destroy()
    }
    socket.on('connect', send)
    socket.on('error', (error) => fail(error.message))
    socket.on('data', (piece: Buffer) => {
      if (left <= 0) {
        if (piece.toString('latin1', 9, 12) !== String(status)) return fail(piece.toString('latin1', 0, 300))
        left = lengthOf(piece, status)
      }
      left -= piece.length
      if (left > 0) return
      if (left !== 0) return fail('a reply of another length')
      result.requests++
      if (perSecond !== null) result.times.push(performance.now() - due)
      send()
    })
    return new Promise<void>((resolve) => {
      socket.on('close', () => {
        if (!isOver()) result.failure ??= 'the server closed a connection'
        resolve()
      })
    })
  })
  await Promise.all(all)
  return { ...result, seconds: (performance.now() - begun) / 1000 }
}

process.on('message', (message) => void run(order.parse(message)).then((result) => process.send?.(result)))
