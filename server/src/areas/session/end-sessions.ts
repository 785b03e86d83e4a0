import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { revokeSessions, type Revocation } from '@trinchera/db/queries/players/sessions'
import type { Services } from '../../services'

/** Ends a player's sessions and, after the commit, informs the open browser tabs of these sessions. */
export async function endSessions(
  trx: Db,
  onCommit: OnCommit,
  { live }: Pick<Services, 'live'>,
  player: number,
  revocation: Revocation,
): Promise<void> {
  const ended = await revokeSessions(trx, player, revocation)
  if (ended.length) onCommit(() => live.emit(ended.map(rooms.sesion), 'session:revoked', { reason: revocation.reason }))
}
