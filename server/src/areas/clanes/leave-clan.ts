import { endMembership } from '@trinchera/db/queries/clanes/clan-removal'
import { lockClan } from '@trinchera/db/queries/clanes/clanes'
import { membersById } from '@trinchera/db/queries/clanes/memberships'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastClan } from './broadcast-clan'
import { refuseAnother, refuseArchived } from './clan-rights'
import { removeClan } from './remove-clan'

/**
 * Ends the signed-in player's membership in a clan (docs/behaviour/clans.md#Leaving a clan). The last member's clan is deleted (`closed`).
 * Throws 400 if the player is not a member, or is the Lider and not alone.
 */
export function leaveClan(
  services: Services,
  session: SessionInfo,
  clanId: number,
  player: number,
): Promise<{ closed: boolean }> {
  refuseAnother(session, player)
  return services.database.transaction(async (trx, onCommit) => {
    const now = services.now().toISOString()
    const clan = found(await lockClan(trx, clanId), 'Ese clan no existe')
    const members = await membersById(trx, clanId)
    const own = members.get(session.id)
    if (!own) throw new RuleError(400, 'No eres de ese clan')
    refuseArchived(clan)
    if (members.size === 1) {
      await removeClan(trx, onCommit, services, clanId, now)
      return { closed: true }
    }
    if (own.rango === 'Lider')
      throw new RuleError(400, 'Eres el líder: cede el liderazgo a otro integrante antes de dejar el clan, o elimínalo')
    await endMembership(trx, clanId, session.id)
    await broadcastClan(trx, onCommit, services, clanId, { inTable: false, now })
    return { closed: false }
  })
}
