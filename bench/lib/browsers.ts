// A process that holds many live connections: `browsers.ts PORT COUNT`. It notifies its parent when all are connected and then, for each
// change of a table, of when the first and the last of them received it (ms of the machine's monotonic clock).
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
