import type { Db } from '@trinchera/db/database'
import { playerOfDiscord } from '@trinchera/db/queries/discord/links'
import type { SessionInfo } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { sessionInfo } from '../../accounts/session-info'

/** A session of the player connected with a Discord user. Throws 404 if no player is connected, 423 while the account is suspended. */
export async function linkedSession(
  db: Db,
  { config, now }: Pick<Services, 'config' | 'now'>,
  discord_id: string,
): Promise<SessionInfo> {
  const row = await playerOfDiscord(db, discord_id, now().toISOString())
  if (!row) throw new RuleError(404, 'Este Discord no está vinculado a ninguna cuenta')
  return sessionInfo({ ...row, jti: '' }, config)
}
