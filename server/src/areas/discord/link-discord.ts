import type { linkDiscord as route } from '@trinchera/contract/discord'
import type { BodyOf } from '@trinchera/contract/route'
import { isUniqueViolation } from '@trinchera/db/database'
import { playerOfDiscord, storeLink, consumeCode } from '@trinchera/db/queries/discord/links'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { hashOfCode } from './link-code'
import { linkedSession } from './linked-session'

const noCode = 'Ese código no sirve. Pide otro en Mi Cuenta'
const linkedToAnother = (player: string) =>
  new RuleError(409, `Este Discord ya está vinculado a ${player}. Usa /desvincular primero`)

/**
 * Connects a Discord user with the account of a player, whose code the user has typed. Replaces the account's previous Discord user. The
 * code is used up only if this succeeds. Throws 400 for an invalid or expired code, 409 if the Discord user belongs to another account, 423
 * while the account is suspended.
 */
export async function linkDiscord(
  { config, database, now }: Services,
  { discord_id, discord_nombre, codigo }: BodyOf<typeof route>,
): Promise<{ player: string }> {
  try {
    return await database.transaction(async (trx) => {
      const at = now().toISOString()
      const code = await consumeCode(trx, hashOfCode(codigo))
      if (!code || code.expires_at <= at)
        throw new RuleError(400, code ? 'Ese código venció. Pide otro en Mi Cuenta' : noCode)
      if (!(await lockAccount(trx, code.player_id))) throw new RuleError(400, noCode)
      const before = await playerOfDiscord(trx, discord_id, at)
      if (before && before.id !== code.player_id) throw linkedToAnother(before.username)
      await storeLink(trx, { discord_id, player_id: code.player_id, nombre: discord_nombre, linked_at: at })
      const { username } = await linkedSession(trx, { config, now }, discord_id) // throws if the account is suspended
      return { player: username }
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw linkedToAnother('otra cuenta')
    throw error
  }
}
