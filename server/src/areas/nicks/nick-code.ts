import { ownNicks, storeNickCode } from '@trinchera/db/queries/nicks/nicks'
import type { OwnNicks } from '@trinchera/contract/nicks'
import { mostNicks, nickCodeLength, nickCodeMs } from '@trinchera/rules/limits'
import { drawCode } from '../../accounts/draw-code'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'

/**
 * Creates a code that proves that an in-game name belongs to the player, who appends the code to the name. Replaces the player's previous
 * code. Throws 409 if the player already has the maximum number of names.
 */
export function createNickCode({ database, now }: Services, player_id: number): Promise<OwnNicks> {
  const at = now()
  const hasta = new Date(at.getTime() + nickCodeMs).toISOString()
  return database.transaction(async (trx) => {
    const own = await ownNicks(trx, player_id, at.toISOString())
    if (own.nicks.length >= mostNicks)
      throw new RuleError(409, `Puedes enlazar hasta ${mostNicks} nombres: desenlaza uno que ya no uses`)
    const store = () =>
      storeNickCode(trx, { player_id, codigo: drawCode(nickCodeLength), hasta, now: at.toISOString() })
    while (!(await store())); // tried again if another player already has this short code
    return ownNicks(trx, player_id, at.toISOString())
  })
}
