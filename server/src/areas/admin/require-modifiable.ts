import type { StoredPlayer } from '@trinchera/db/queries/admin/players'
import { mayModifyPlayer } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../handler'
import { found, RuleError } from '../../rule-error'

/** Who is acted upon, where there is such a player and the one who acts may (docs/behaviour.md#Permission table). */
export function requireModifiable(session: SessionInfo, player: StoredPlayer | null): StoredPlayer {
  const target = found(player, 'Ese jugador no existe')
  const marks = { rol: target.rol, admin: target.admin === 1 }
  if (!mayModifyPlayer(session, marks))
    throw new RuleError(403, 'A quien es de la administración solo lo modifica un Administrador')
  return target
}

/** A player as the audit log and the staff's room name them: the name stays readable when the account is gone. */
export const named = ({ id, username }: { id: number; username: string }) => `jugador ${id} (${username})`
