import type { Db } from '@trinchera/db/database'
import { activeAdmins, lockAdmins } from '@trinchera/db/queries/admin/players'
import { RuleError } from '../../rule-error'

/**
 * Nobody leaves the site without a rol 1 (docs/behaviour.md#Last administrator): refuses (400) where this player is the last who can administer. Anyone
 * else passes. Call it first in the transaction: of two at once the second waits here and sees what the first did. `now`: ISO 8601.
 */
export async function requireAnotherAdmin(trx: Db, playerId: number, now: string): Promise<void> {
  await lockAdmins(trx)
  const admins = await activeAdmins(trx, now)
  if (admins.length === 1 && admins[0] === playerId)
    throw new RuleError(400, 'El sitio no puede quedar sin un administrador: nombra a otro primero')
}
