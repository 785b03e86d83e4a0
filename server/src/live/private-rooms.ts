import { rooms } from '@trinchera/contract/socket'
import type { Database } from '@trinchera/db/database'
import { openSessionsAmong } from '@trinchera/db/queries/sessions'
import type { Log } from '@trinchera/runtime/log'
import type { SiteServer, SiteSocket } from './sockets'

const isPrivate = (room: string) => room === rooms.staff || /^(jugador|sesion):/.test(room)

/** From here on the connection is a visitor's. */
export async function leavePrivateRooms(socket: SiteSocket) {
  const entered = [...socket.rooms].filter(isPrivate) // leaving changes the set itself
  for (const room of entered) await socket.leave(room)
  socket.data.session = null
}

const lookEvery = 60_000

/** A session that expired, or whose end was told while Redis was away, is found here; answers how to stop looking. */
export function watchSessions(io: SiteServer, { database, now, log }: { database: Database; now: () => Date; log: Log }): () => void {
  const look = async () => {
    const sockets = [...io.of('/').sockets.values()].filter(({ data }) => data.session)
    const jtis = [...new Set(sockets.flatMap(({ data }) => data.session?.jti ?? []))]
    const open = await openSessionsAmong(database.db, jtis, now().toISOString())
    for (const socket of sockets) {
      if (!socket.data.session || open.has(socket.data.session.jti)) continue
      socket.emit('session:revoked', { reason: 'Tu sesión terminó' })
      await leavePrivateRooms(socket)
    }
  }
  const timer = setInterval(() => void look().catch((error: unknown) => log.warn({ err: error }, 'no se pudieron revisar las sesiones abiertas')), lookEvery)
  return () => clearInterval(timer)
}
