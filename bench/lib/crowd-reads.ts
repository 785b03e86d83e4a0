// A process that reads addresses in turn at a steady pace, whatever the answers take: `crowd-reads.ts PORT PER_SECOND`; its parent sends the addresses.
// Each read is timed from the moment when it was due. Told anything afterwards, it tells what came of the reads since the last time.
import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { z } from 'zod'
import type { readsTaken } from './crowd'

const [port = 0, perSecond = 0] = process.argv.slice(2).map(Number)

const agents = Array.from(
  { length: 10 },
  (_none, n) => new Agent({ keepAlive: true, localAddress: `127.0.3.${n + 1}`, maxSockets: 50 }),
)
let taken: z.infer<typeof readsTaken> = { times: [], failures: {}, late: 0 }
const delay = monitorEventLoopDelay({ resolution: 1 })

function read(path: string, turn: number, due: number) {
  const finish = (failure: string | null) => {
    if (failure === null) taken.times.push(performance.now() - due)
    else taken.failures[failure] = (taken.failures[failure] ?? 0) + 1
  }
  const headers = { accept: '*/*', 'accept-encoding': 'gzip, deflate, br' }
  const agent = agents[turn % agents.length]
  request({ port, host: '127.0.0.1', path, headers, agent }, (reply) => {
    reply.resume()
    reply.on('end', () => finish(reply.statusCode === 200 ? null : `${reply.statusCode} ${path}`))
    reply.on('error', (error) => finish(error.message))
  })
    .on('error', (error) => finish(error.message))
    .end()
}

function begin(addresses: readonly string[]) {
  const start = performance.now()
  let sent = 0
  delay.enable()
  setInterval(() => {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond)
    for (const last = due; sent < last; sent++)
      read(addresses[sent % addresses.length] ?? '/', sent, start + (sent * 1000) / perSecond)
  }, 2)
}

process.once('message', (message) => {
  begin(z.array(z.string()).parse(message))
  process.on('message', () => {
    process.send?.({ ...taken, late: delay.percentile(99) / 1e6 - 1 })
    taken = { times: [], failures: {}, late: 0 }
    delay.reset()
  })
})
