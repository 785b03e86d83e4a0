import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from 'socket.io'

/** Number of connections closed per second. More are closed if it would otherwise take longer than `longest`. */
const perSecond = 1000
/** Maximum duration in ms. It must be shorter than the time that a shutdown waits for its connections. */
const longest = 3000
const step = 50

/**
 * Closes all live connections, spread over up to some seconds. Browsers reconnect within a second and load their data again, so thousands
 * at the same instant would overload the other servers.
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
