import { deletePlayer, lockPlayer, storedPlayer } from '@trinchera/db/queries/admin/players'
import { preserveAuthorName } from '@trinchera/db/queries/anuncios/authors'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { mayDeletePlayer } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { removePicture } from '../../pictures/store-picture'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { staffTransaction } from '../../staff/staff-transaction'
import { lockEtapasOf, removePlayerFromClans } from '../clanes/leave-clans'
import { endSessions } from '../session/end-sessions'
import { requireAnotherAdmin } from './require-another-admin'
import { playerLabel } from './require-modifiable'

/**
 * Deletes a player's account, also a blocked one. Each clan that the player led gets a new leader, and matches keep the player's name
 * (docs/behaviour/clans.md#Succession of a leader). Throws 403 for one's own account, 404 if there is no such player.
 */
export function deleteAdminPlayer(services: Services, session: SessionInfo, id: number): Promise<void> {
  const now = services.now().toISOString()
  if (!mayDeletePlayer(session, { id })) throw new RuleError(403, 'Nadie elimina su propia cuenta desde acá')
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    await requireAnotherAdmin(trx, id, now)
    await lockEtapasOf(trx, id)
    const player = found(await lockPlayer(trx, id, { blocked: true }), 'Ese jugador no existe')
    const blocked = (await storedPlayer(trx, id)) === null
    const { username, rol, admin, created_at, imagen } = player
    await removePlayerFromClans(trx, onCommit, services, id, now)
    await endSessions(trx, onCommit, services, id, { reason: 'Tu cuenta ya no existe', now })
    if (!blocked) await preserveAuthorName(trx, id) // the name of a blocked account is hidden already, and stays so
    await deletePlayer(trx, id)
    await bumpVersion(trx, 'ladder')
    await bumpVersion(trx, 'players')
    onCommit(() => removePicture(services.pictures, imagen))
    onCommit(() => broadcastPendingWork(services)) // because the account's undecided appeal is deleted too
    await audit('jugador.eliminar', playerLabel(player), { username, rol, admin: admin === 1, created_at }, null)
  })
}
