import type { Db } from '@trinchera/db/database'
import { playerOfDiscord } from '@trinchera/db/queries/discord/links'
import type { SessionInfo } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import { suspended } from '../../accounts/suspended'

/** A session of the player linked to a Discord user. Throws 404 if none is linked, 423 while the account is suspended. */
export async function linkedSession(db: Db, discord_id: string, now: Date): Promise<SessionInfo> {
  const row = await playerOfDiscord(db, discord_id, now.toISOString())
  if (!row) throw new RuleError(404, 'Este Discord no está vinculado a ninguna cuenta')
  const { hasta, motivo, ...player } = row
  if (hasta !== null && motivo !== null) throw suspended({ alcance: 'cuenta', hasta, motivo })
  return { ...player, admin: row.admin === 1, validado: row.validado === 1, jti: '' }
}
