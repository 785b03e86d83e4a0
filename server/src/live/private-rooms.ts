import { rooms, sessionChanged } from '@trinchera/contract/socket'
import type { Database } from '@trinchera/db/database'
import { staffMarksOf } from '@trinchera/db/queries/admin/players'
import { openSessionsAmong } from '@trinchera/db/queries/players/sessions'
import { isStaff, type StaffMarks } from '@trinchera/rules/permissions'
import type { Log } from '@trinchera/runtime/log'
import type { SiteServer, SiteSocket } from './site-server'

const isPrivate = (room: string) => room === rooms.staff || /^(jugador|sesion):/.test(room)

/** Makes a connection a visitor's: it leaves its private rooms, before any `await`, so that it receives no further private event. */
export async function leavePrivateRooms(socket: SiteSocket) {
  socket.data.session = null
  await Promise.all([...socket.rooms].filter(isPrivate).map((room) => socket.leave(room)))
}

/** Makes a connection join or leave the staff room, according to the current permissions of its player. */
async function updateStaffRoom(socket: SiteSocket, marks: StaffMarks) {
  if (isStaff(marks)) await socket.join(rooms.staff)
  else await socket.leave(rooms.staff)
}

/** Moves a connection to other rooms when a session event is about to be sent to it, before the next event is sent. */
export function applySessionChange(socket: SiteSocket, event: string, payload: unknown) {
  if (event === 'session:revoked') void leavePrivateRooms(socket)
  if (event === 'session:changed') void updateStaffRoom(socket, sessionChanged.parse(payload))
}

const checkIntervalMs = 60_000

/**
 * Checks the sessions of all connections every minute, because sessions expire and an event about their end may get lost while Redis cannot
 * be reached. Returns a function that stops the checks.
 */
export function watchSessions(
  io: SiteServer,
  { database, now, log }: { database: Database; now: () => Date; log: Log },
): () => void {
  const check = async () => {
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
        await updateStaffRoom(socket, own)
        continue
      }
      socket.emit('session:revoked', { reason: 'Tu sesión terminó' })
      await leavePrivateRooms(socket)
    }
  }
  const timer = setInterval(
    () =>
      void check().catch((error: unknown) => log.warn({ err: error }, 'no se pudieron revisar las sesiones abiertas')),
    checkIntervalMs,
  )
  return () => clearInterval(timer)
}
