import { paths } from '@trinchera/contract/site-paths'
import { notify } from '@trinchera/effects/notices'
import { endMembership } from '@trinchera/db/queries/clanes/clan-removal'
import { membersById } from '@trinchera/db/queries/clanes/memberships'
import type { SessionInfo } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastClan } from './broadcast-clan'
import { clanTransaction } from './clan-transaction'
import { mayTouch } from './clan-rights'

/**
 * Expels a member from a clan. Throws 403 for the Lider or if a Co-Lider expels another Co-Lider, 400 if the player is the expeller or no
 * member (docs/behaviour/clans.md#Expelling a member).
 */
export async function expelMember(
  services: Services,
  session: SessionInfo,
  clanId: number,
  player: number,
): Promise<void> {
  await clanTransaction(services, session, clanId, 'expel', async ({ trx, onCommit, rights, now, audit }) => {
    const { clan } = rights
    if (player === session.id) throw new RuleError(400, 'Para salir del clan tienes que dejarlo tú')
    const member = (await membersById(trx, clanId)).get(player)
    if (!member) throw new RuleError(400, 'Ese jugador no es del clan')
    if (!mayTouch(rights, member.rango))
      throw new RuleError(
        403,
        member.rango === 'Lider' ? 'Al líder no se le puede expulsar' : 'Un co-líder no puede expulsar a otro co-líder',
      )
    await endMembership(trx, clanId, player)
    await audit('clan.expulsar', { jugador: player, username: member.username, rango: member.rango }, null)
    await notify(trx, onCommit, services, [player], {
      tipo: 'expulsado',
      texto: `Te expulsaron del clan ${clan.nombre}.`,
      enlace: paths.etapa(clan.id_etapa),
    })
    await broadcastClan(trx, onCommit, services, clanId, { inTable: false, now })
  })
}
