import type { PlaceMove } from '@trinchera/contract/rulings'
import { refoldEtapa } from '@trinchera/db/fold-etapa'
import type { SessionInfo } from '../../handler'
import { found } from '../../rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff-transaction'
import { byNewPlace } from './preview-ruling'

/** Replays a whole stage and mends what was different; `cambios` is 0 when the projection was right (docs/rules.md#Recalculation by staff). */
export function recalculateEtapa(
  services: Services,
  id: number,
  session: SessionInfo,
): Promise<{ version: number; cambios: number; diferencias: PlaceMove[] }> {
  return staffTransaction(services, session, async (trx, note, onCommit) => {
    found(await trx.selectFrom('etapas').where('id', '=', id).select('id').executeTakeFirst(), 'Esa etapa no existe')
    const { version, cambios, clanes, antes } = await refoldEtapa(trx, id, services.now().toISOString())
    onCommit(() => services.jobs.enqueue('recalculate-etapa', { etapa: id })) // nothing is left to fold, but the browsers are told of the new version
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
    await note(
      'ranking.recalcular',
      `etapa ${id}`,
      { puestos: placesOf('antes') },
      { puestos: placesOf('despues'), version, cambios },
    )
    return { version, cambios, diferencias }
  })
}
