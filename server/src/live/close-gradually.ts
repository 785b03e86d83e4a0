import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from 'socket.io'

/** How many connections are closed per second, unless `longest` requires more. */
const perSecond = 1000
/** Maximum total time in ms. It is shorter than the time that a shutdown waits for its connections. */
const longest = 3000
const step = 50

/**
 * Closes all live connections; many are spread over some seconds. Each browser reconnects within a second and fetches its data again, so
 * thousands at the same instant would overload the remaining servers.
 */
export async function closeGradually({ engine, sockets }: Server): Promise<void> {
  const open = [...sockets.sockets.values()].map(({ conn }) => conn)
  const inStep = Math.ceil(Math.max(perSecond, (open.length / longest) * 1000) * (step / 1000))
  for (let at = 0; at < open.length; at += inStep) {
    if (at) await sleep(step)
    for (const connection of open.slice(at, at + inStep)) connection.close(true)
  }
  engine.close()
}
