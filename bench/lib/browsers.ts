// A process that holds COUNT sockets: `browsers.ts PORT COUNT`. It sends its parent a message when all are connected. Then, after each
// change of a ladder table, it sends when the first and last socket received it (ms of the machine's monotonic clock).
import { openCrowd } from '@trinchera/testing/crowd'

const [port = 0, count = 0] = process.argv.slice(2).map(Number)
let heard = 0
let first = 0

await openCrowd(port, count, (packet) => {
  if (!packet.includes('"ladder:changed"')) return
  const now = Number(process.hrtime.bigint()) / 1e6
  if (heard++ === 0) first = now
  if (heard < count) return
  process.send?.({ first, last: now })
  heard = 0
})
process.send?.('open')
