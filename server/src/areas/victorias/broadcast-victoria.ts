import { rooms } from '@trinchera/contract/socket'
import { assemblyOf, reportersOf, staffOf } from '@trinchera/db/queries/disputes/assembly'
import { victoriaById } from '@trinchera/db/queries/disputes/victorias'
import { rolsWith } from '@trinchera/rules/permissions'
import type { Services } from '../../services'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'

/** Sends a victoria as it now is to whoever decides or votes on it, and the number of waiting ones to staff; for `onCommit`. */
export async function broadcastVictoria(services: Services, id: number): Promise<void> {
  const { db } = services.database
  const victoria = await victoriaById(db, id)
  if (!victoria) return
  const parties = [victoria.ganador.id, victoria.perdedor.id]
  const assembly = await assemblyOf(db, victoria.etapa.id, parties)
  const players = new Set([
    ...(await reportersOf(db, parties)),
    ...assembly.map(({ player_id }) => player_id),
    ...(await staffOf(db, rolsWith('matches.rule'))),
  ])
  if (players.size) services.live.emit([...players].map(rooms.jugador), 'win:changed', { victoria })
  await broadcastPendingWork(services)
}
