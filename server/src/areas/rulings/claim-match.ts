import type { Claim, claimMatch as route } from '@trinchera/contract/rulings'
import type { BodyOf } from '@trinchera/contract/route'
import { isUniqueViolation } from '@trinchera/db/database'
import { insertClaim } from '@trinchera/db/queries/rulings/claims'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { matchFacts } from '@trinchera/db/queries/rulings/rulings'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { claimMs } from '@trinchera/rules/limits'
import type { SessionInfo } from '../../http/handler'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseArchived } from '../ladder/played'
import { reportingClan } from '../ladder/reporting-clan'
import { refuseSuspended } from '../../accounts/suspended'

const alreadyClaimed = () => new RuleError(409, 'Tu clan ya tiene un reclamo abierto por esta partida')

/** Files a claim against a match for the clan for which the player may report (docs/rules.md#Claims against a match). */
export async function claimMatch(
  services: Services,
  session: SessionInfo,
  id: number,
  { tipo, texto }: BodyOf<typeof route>,
): Promise<Claim> {
  const now = services.now()
  try {
    return await services.database.transaction(async (trx, onCommit) => {
      await refuseSuspended(trx, session.id, 'reportes', now)
      const facts = found(await matchFacts(trx, id), 'Esa partida no existe')
      await lockEtapa(trx, facts.id_etapa)
      const id_clan = await reportingClan(trx, facts, session.id)
      if (id_clan === null)
        throw new RuleError(
          403,
          'Solo el líder, un co-líder o un capitán de uno de los dos clanes puede reclamar la partida',
        )
      await refuseArchived(trx, facts.id_etapa, 'sus partidas ya no se reclaman')
      if (now.getTime() - Date.parse(facts.fecha) > claimMs)
        throw new RuleError(400, 'El plazo para reclamar esta partida ya pasó: son 14 días')
      const claim = await insertClaim(trx, {
        id_match: id,
        id_clan,
        player_id: session.id,
        quien: session.username,
        tipo,
        texto,
        fecha: now.toISOString(),
      })
      await bumpVersion(trx, 'ladder') // needed because the page of the match shows that there is a claim
      onCommit(() => broadcastPendingWork(services))
      return claim
    })
  } catch (error) {
    throw isUniqueViolation(error) ? alreadyClaimed() : error
  }
}
