import { rooms } from '@trinchera/contract/socket'
import { refoldEtapa } from '@trinchera/db/fold-etapa'
import { audit } from '../../audit'
import type { SessionInfo } from '../../handler'
import { found } from '../../rule-error'
import type { Services } from '../../services'

/** Replays a whole stage and mends what was different; `cambios` is 0 when the projection was right (the contract, section 7). */
export function recalculateEtapa(services: Services, id: number, session: SessionInfo): Promise<{ version: number; cambios: number }> {
  const now = services.now().toISOString()
  return services.database.transaction(async (trx, onCommit) => {
    found(await trx.selectFrom('etapas').where('id', '=', id).select('id').executeTakeFirst(), 'Esa etapa no existe')
    const { version, cambios } = await refoldEtapa(trx, id, now)
    await audit(trx, session, 'ranking.recalcular', `etapa ${id}`, null, { version, cambios }, now)
    onCommit(() => services.jobs.enqueue('recalculate-etapa', { etapa: id })) // nothing is left to fold, but the browsers are told of the new version
    onCommit(() => services.live.emit(rooms.staff, 'staff:activity', { who: session.username, action: 'ranking.recalcular', target: `etapa ${id}`, at: now }))
    return { version, cambios }
  })
}
