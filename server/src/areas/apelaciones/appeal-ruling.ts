import type { Apelacion } from '@trinchera/contract/apelaciones'
import { isUniqueViolation } from '@trinchera/db/database'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { insertAppeal } from '@trinchera/db/queries/rulings/apelaciones'
import { matchFacts, standingRuling } from '@trinchera/db/queries/rulings/rulings'
import { appealMs } from '@trinchera/rules/limits'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseArchived } from '../ladder/played'
import { reportingClan } from '../ladder/reporting-clan'
import { announceAppeal } from './announce-appeal'

/**
 * Stores a clan's appeal against the ruling on one of its matches (docs/behaviour/staff.md#Appeals). Throws 404 if there is no such match,
 * 403 if the player may appeal for neither clan, 409 if there is no ruling or an appeal against it was made before, 400 after 7 days.
 */
export async function appealRuling(
  services: Services,
  session: SessionInfo,
  id: number,
  texto: string,
): Promise<Apelacion> {
  const now = services.now()
  try {
    return await services.database.transaction(async (trx, onCommit) => {
      const facts = found(await matchFacts(trx, id), 'Esa partida no existe')
      await lockEtapa(trx, facts.id_etapa)
      const id_clan = await reportingClan(trx, facts, session.id)
      if (id_clan === null)
        throw new RuleError(
          403,
          'Solo el líder, un co-líder o un capitán de uno de los dos clanes puede apelar el fallo',
        )
      await refuseSuspended(trx, session.id, 'reportes', now)
      await refuseArchived(trx, facts.id_etapa, 'sus fallos ya no se apelan')
      const standing = await standingRuling(trx, id)
      if (!standing) throw new RuleError(409, 'Esa partida no tiene un fallo que apelar')
      if (now.getTime() - Date.parse(standing.created_at) > appealMs)
        throw new RuleError(400, 'El plazo para apelar este fallo ya pasó: son 7 días')
      const appeal = await insertAppeal(trx, {
        id_ruling: standing.id,
        player_id: session.id,
        quien: session.username,
        id_clan,
        texto,
        fecha: now.toISOString(),
      })
      return announceAppeal(trx, onCommit, services, appeal, session.id)
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new RuleError(409, 'Este fallo ya se apeló: se apela una sola vez') : error
  }
}
