import type { StoredPlayer } from '@trinchera/db/queries/admin/players'
import { mayModifyPlayer } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'

/**
 * Returns the player to be modified. Throws 404 if there is no such player, 403 if the session may not modify them
 * (docs/behaviour/staff.md#Permission table).
 */
export function requireModifiable(session: SessionInfo, player: StoredPlayer | null): StoredPlayer {
  const target = found(player, 'Ese jugador no existe')
  const marks = { rol: target.rol, admin: target.admin === 1 }
  if (!mayModifyPlayer(session, marks))
    throw new RuleError(403, 'A quien es de la administración solo lo modifica un Administrador')
  return target
}

/** How the audit log and the staff room name a player; the name stays readable after the account is deleted. */
export const playerLabel = ({ id, username }: { id: number; username: string }) => `jugador ${id} (${username})`
