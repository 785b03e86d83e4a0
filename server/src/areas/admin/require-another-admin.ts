import type { Db } from '@trinchera/db/database'
import { activeAdmins, lockAdmins } from '@trinchera/db/queries/admin/players'
import { RuleError } from '../../http/rule-error'

/**
 * Throws 400 if this player is the only active administrator (docs/behaviour/staff.md#Last administrator). Must be the first call in a
 * transaction, because it locks all administrators. `now`: ISO 8601.
 */
export async function requireAnotherAdmin(trx: Db, playerId: number, now: string): Promise<void> {
  await lockAdmins(trx)
  const admins = await activeAdmins(trx, now)
  if (admins.length === 1 && admins[0] === playerId)
    throw new RuleError(400, 'El sitio no puede quedar sin un administrador: nombra a otro primero')
}
