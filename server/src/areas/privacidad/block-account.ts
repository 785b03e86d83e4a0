import { lockPlayer, storedPlayer } from '@trinchera/db/queries/admin/players'
import { clansOfPlayer } from '@trinchera/db/queries/clanes/memberships'
import { deleteBlock, insertBlock } from '@trinchera/db/queries/privacy/blocked'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { Db, OnCommit } from '@trinchera/db/database'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { requireAnotherAdmin } from '../admin/require-another-admin'
import { playerLabel } from '../admin/require-modifiable'
import { broadcastClan } from '../clanes/broadcast-clan'
import { endSessions } from '../session/end-sessions'

/** Makes all clients load again the data that show the player. */
async function broadcastPlayer(trx: Db, onCommit: OnCommit, services: Services, id: number, now: string) {
  for (const clan of await clansOfPlayer(trx, id))
    await broadcastClan(trx, onCommit, services, clan, { inTable: false, now })
  for (const topic of ['players', 'ladder', 'anuncios', 'foro', 'palmares'] as const) await bumpVersion(trx, topic)
}

/**
 * Blocks an account: its data stay stored, but nobody can see them (docs/behaviour/privacy.md#Blocked accounts). Throws 404 if there is no
 * such open account, 400 for one's own account and for the only administrator.
 */
export function blockAccount(services: Services, session: SessionInfo, id: number, motivo: string): Promise<void> {
  const now = services.now().toISOString()
  if (id === session.id) throw new RuleError(400, 'Nadie bloquea su propia cuenta')
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    await requireAnotherAdmin(trx, id, now)
    const player = found(await lockPlayer(trx, id), 'Ese jugador no existe')
    await insertBlock(trx, { player_id: id, motivo, quien: session.username, created_at: now })
    await endSessions(trx, onCommit, services, id, { reason: 'Tu cuenta quedó bloqueada', now })
    await audit('bloqueo.crear', playerLabel(player), null, { motivo })
    await broadcastPlayer(trx, onCommit, services, id, now)
  })
}

/** Unblocks an account. Throws 404 if it is not blocked. */
export function unblockAccount(services: Services, session: SessionInfo, id: number, motivo: string): Promise<void> {
  const now = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    found(await deleteBlock(trx, id), 'Esa cuenta no está bloqueada')
    const player = found(await storedPlayer(trx, id), 'Ese jugador no existe')
    await audit('bloqueo.levantar', playerLabel(player), null, { motivo })
    await broadcastPlayer(trx, onCommit, services, id, now)
  })
}
