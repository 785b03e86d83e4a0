import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from 'socket.io'

/** Connections that are closed in a second where nothing hurries. */
const perSecond = 1000
/** How long all of them may take, ms: less than a shutdown waits for its connections. */
const longest = 3000
const step = 50

/**
 * Closes all live connections, spread over some seconds where there are many: each browser comes back within a second and reads what it shows, and
 * thousands at one instant would be more than the servers that are left can let in.
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
