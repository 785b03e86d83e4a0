import type { WinClaim } from '@trinchera/contract/win-claims'
import { assemblyOf } from '@trinchera/db/queries/disputes/assembly'
import { storeVote } from '@trinchera/db/queries/disputes/stored-win-claims'
import { winClaimById } from '@trinchera/db/queries/disputes/win-claims'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastWinClaim } from './broadcast-win-claim'
import { lockWinClaim, requireLivingEtapa, requireOpen } from './open-case'

/**
 * Stores a vote on a win claim by a member of the Leaders' Assembly: the leaders of the etapa's other clans. A later vote of the same clan
 * replaces the earlier one (docs/behaviour/matches.md#Victorias).
 */
export function voteWinClaim(
  services: Services,
  session: SessionInfo,
  id: number,
  voto: 'si' | 'no',
): Promise<WinClaim> {
  const now = services.now()
  return services.database.transaction(async (trx, onCommit) => {
    const stored = await lockWinClaim(trx, id)
    const assembly = await assemblyOf(trx, stored.id_etapa, [stored.id_clan_ganador, stored.id_clan_perdedor])
    const seat = assembly.find(({ player_id }) => player_id === session.id)
    if (!seat) throw new RuleError(403, 'Votan los Líderes de los otros clanes de la etapa')
    await refuseSuspended(trx, session.id, 'reportes', now)
    requireOpen(stored)
    await requireLivingEtapa(trx, stored)
    await storeVote(trx, {
      id_victoria: id,
      id_clan: seat.id_clan,
      player_id: session.id,
      quien: session.username,
      voto,
      fecha: now.toISOString(),
    })
    onCommit(() => broadcastWinClaim(services, id))
    return found(await winClaimById(trx, id), 'Esa victoria no existe')
  })
}
