import { rooms } from '@trinchera/contract/socket'
import { assemblyOf, reportersOf, staffOf } from '@trinchera/db/queries/disputes/assembly'
import { winClaimById } from '@trinchera/db/queries/disputes/win-claims'
import { rolsWith } from '@trinchera/rules/permissions'
import type { Services } from '../../services'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'

/** Sends a win claim to all who decide or vote on it, and the number of undecided cases to staff. Call it in `onCommit`. */
export async function broadcastWinClaim(services: Services, id: number): Promise<void> {
  const { db } = services.database
  const winClaim = await winClaimById(db, id)
  if (!winClaim) return
  const parties = [winClaim.ganador.id, winClaim.perdedor.id]
  const assembly = await assemblyOf(db, winClaim.etapa.id, parties)
  const players = new Set([
    ...(await reportersOf(db, parties)),
    ...assembly.map(({ player_id }) => player_id),
    ...(await staffOf(db, rolsWith('matches.rule'))),
  ])
  if (players.size) services.live.emit([...players].map(rooms.jugador), 'win:changed', { victoria: winClaim })
  await broadcastPendingWork(services)
}
