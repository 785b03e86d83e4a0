import type { Db } from '@trinchera/db/database'
import { playerOfDiscord } from '@trinchera/db/queries/discord/links'
import type { SessionInfo } from '../../handler'
import { RuleError } from '../../rule-error'
import { suspended } from '../../suspended'

/** Whoever a Discord is linked to, as if they had called themselves: 404 where it is nobody's, 423 while the account is suspended. */
export async function linkedSession(db: Db, discord_id: string, now: Date): Promise<SessionInfo> {
  const row = await playerOfDiscord(db, discord_id, now.toISOString())
  if (!row) throw new RuleError(404, 'Este Discord no está vinculado a ninguna cuenta')
  const { hasta, motivo, ...player } = row
  if (hasta !== null && motivo !== null) throw suspended({ alcance: 'cuenta', hasta, motivo })
  return { ...player, admin: row.admin === 1, validado: row.validado === 1, jti: '' }
}
