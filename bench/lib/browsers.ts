// A process that holds many connections of browsers, as engine.io's client opens them, over raw sockets: `browsers.ts PORT COUNT`. It tells its
// parent when the first and the last of them has heard an event.
import { connect, type Socket } from 'node:net'
import { masked, upgradeRequest } from './masked'

const [port, count] = process.argv.slice(2).map(Number)
/** What ends a report: its table has changed. */
const mark = Buffer.from('"ladder:changed"')
/** A ping of engine.io, also beside an event. */
const ping = Buffer.from([0x81, 1, 0x32])

let heard = 0
let first = 0
const now = () => Number(process.hrtime.bigint()) / 1e6

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port ?? 0, '127.0.0.1', () => socket.write(upgradeRequest()))
    let connected = false
    let asked = false
    socket.on('error', reject)
    socket.on('data', (piece: Buffer) => {
      if (!connected) {
        const text = piece.toString('latin1')
        if (!asked && text.includes('"pingInterval"')) {
          asked = true
          socket.write(masked('40'))
        }
        if (text.includes('40{')) {
          connected = true
          resolve(socket)
        }
        return
      }
      if (piece.includes(ping)) socket.write(masked('3'))
      if (!piece.includes(mark)) return
      if (heard++ === 0) first = now()
      if (heard < (count ?? 0)) return
      process.send?.({ first, last: now() })
      heard = 0
    })
  })
}

const sockets: Socket[] = []
for (let at = 0; at < (count ?? 0); at += 50)
  sockets.push(...(await Promise.all(Array.from({ length: Math.min(50, (count ?? 0) - at) }, open))))
process.send?.('open')
