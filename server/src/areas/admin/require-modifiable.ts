import type { StoredPlayer } from '@trinchera/db/queries/admin/players'
import { mayModifyPlayer } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'

/** Returns the player. Throws 404 for null, 403 if the session may not modify the player (docs/behaviour/staff.md#Permission table). */
export function requireModifiable(session: SessionInfo, player: StoredPlayer | null): StoredPlayer {
  const target = found(player, 'Ese jugador no existe')
  const marks = { rol: target.rol, admin: target.admin === 1 }
  if (!mayModifyPlayer(session, marks))
    throw new RuleError(403, 'A quien es de la administración solo lo modifica un Administrador')
  return target
}

/** A player's name in the audit log. It stays readable after the account is deleted. */
export const playerLabel = ({ id, username }: { id: number; username: string }) => `jugador ${id} (${username})`
