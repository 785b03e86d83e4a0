import type { PlaceMove } from '@trinchera/contract/rulings'
import { refoldEtapa } from '@trinchera/db/fold-etapa'
import { prepareReplay } from '@trinchera/db/prepare-replay'
import { etapaById } from '@trinchera/db/queries/ladder/etapas'
import type { SessionInfo } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { etapaLabel } from '../../staff/labels'
import { staffTransaction } from '../../staff/staff-transaction'
import { byNewPlace } from './preview-ruling'

/**
 * Calculates the ladder table of an etapa again from its whole log (docs/rules.md#Recalculation by staff). `cambios`: number of corrected
 * standings; `diferencias`: the clans whose place changed.
 */
export async function recalculateEtapa(
  services: Services,
  id: number,
  session: SessionInfo,
): Promise<{ version: number; cambios: number; diferencias: PlaceMove[] }> {
  const prepared = await prepareReplay(services.database, id, { whole: true })
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const etapa = found(await etapaById(trx, id), 'Esa etapa no existe')
    const { version, cambios, clanes, antes } = await refoldEtapa(trx, id, services.now().toISOString(), 1, prepared)
    onCommit(() => services.jobs.enqueue('recalculate-etapa', { etapa: id })) // only broadcasts the ladder table calculated here
    const diferencias = clanes
      .map(({ id: id_clan, nombre, ranking_actual }) => ({
        id_clan,
        nombre,
        antes: antes.get(id_clan) ?? 0,
        despues: ranking_actual,
      }))
      .filter((move) => move.antes !== move.despues)
      .sort(byNewPlace)
    const placesOf = (when: 'antes' | 'despues') =>
      diferencias.map((move) => ({ id_clan: move.id_clan, puesto: move[when] }))
    await audit(
      'ranking.recalcular',
      etapaLabel(etapa),
      { puestos: placesOf('antes') },
      { puestos: placesOf('despues'), version, cambios },
    )
    return { version, cambios, diferencias }
  })
}
