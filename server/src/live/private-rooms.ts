import { rooms, sessionChanged } from '@trinchera/contract/socket'
import type { Database } from '@trinchera/db/database'
import { staffMarksOf } from '@trinchera/db/queries/admin/players'
import { openSessionsAmong } from '@trinchera/db/queries/players/sessions'
import { isStaff, type StaffMarks } from '@trinchera/rules/permissions'
import type { Log } from '@trinchera/runtime/log'
import type { SiteServer, SiteSocket } from './sockets'

const isPrivate = (room: string) => room === rooms.staff || /^(jugador|sesion):/.test(room)

/** From here on the connection is a visitor's; all at once, so that the very next event does not reach it. */
export async function leavePrivateRooms(socket: SiteSocket) {
  socket.data.session = null
  await Promise.all([...socket.rooms].filter(isPrivate).map((room) => socket.leave(room)))
}

/** Who is staff hears what staff do, from the moment they are and no longer. */
async function followStaff(socket: SiteSocket, marks: StaffMarks) {
  if (isStaff(marks)) await socket.join(rooms.staff)
  else await socket.leave(rooms.staff)
}

/** What is told of a session changes what its connection may hear, in the process that holds it and before the next event. */
export function applySessionChange(socket: SiteSocket, event: string, payload: unknown) {
  if (event === 'session:revoked') void leavePrivateRooms(socket)
  if (event === 'session:changed') void followStaff(socket, sessionChanged.parse(payload))
}

const lookEvery = 60_000

/** A session that expired, or what was told of one while Redis was away, is found here; answers how to stop looking. */
export function watchSessions(
  io: SiteServer,
  { database, now, log }: { database: Database; now: () => Date; log: Log },
): () => void {
  const look = async () => {
    const sockets = [...io.of('/').sockets.values()].filter(({ data }) => data.session)
    const jtis = [...new Set(sockets.flatMap(({ data }) => data.session?.jti ?? []))]
    const open = await openSessionsAmong(database.db, jtis, now().toISOString())
    const marks = await staffMarksOf(
      database.db,
      sockets.flatMap(({ data }) => data.session?.id ?? []),
    )
    for (const socket of sockets) {
      if (!socket.data.session) continue
      const own = marks.get(socket.data.session.id)
      if (own && open.has(socket.data.session.jti)) {
        await followStaff(socket, own)
        continue
      }
      socket.emit('session:revoked', { reason: 'Tu sesión terminó' })
      await leavePrivateRooms(socket)
    }
  }
  const timer = setInterval(
    () =>
      void look().catch((error: unknown) => log.warn({ err: error }, 'no se pudieron revisar las sesiones abiertas')),
    lookEvery,
  )
  return () => clearInterval(timer)
}
