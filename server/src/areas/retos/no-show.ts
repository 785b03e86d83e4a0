import type { Reto } from '@trinchera/contract/retos'
import { actOnReto } from '@trinchera/effects/retos'
import { lockReto } from '@trinchera/db/queries/retos/stored-retos'
import type { SessionInfo } from '../../http/handler'
import { found } from '../../http/rule-error'
import { plainLine } from '../../html/visible-text'
import type { Services } from '../../services'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { staffTransaction } from '../../staff/staff-transaction'
import { actForClan, missing, refusalError } from './act'

/** Contests, for a clan, the report that it did not come to a reto. Staff then decide on the report (docs/rules.md#Retos). */
export function contestNoShow(services: Services, session: SessionInfo, id: number, texto: string): Promise<Reto> {
  return actForClan(services, session, id, ({ onCommit }) => {
    onCommit(() => broadcastPendingWork(services))
    return { tipo: 'reclamar', texto }
  })
}

/** Stores the staff's decision on a contested no-show: `mantenido` upholds the report, `retirado` undoes it. It cannot be decided twice. */
export function settleNoShow(
  services: Services,
  session: SessionInfo,
  id: number,
  { fallo, motivo: reason }: { fallo: 'mantenido' | 'retirado'; motivo: string },
): Promise<Reto> {
  const fecha = services.now().toISOString()
  const motivo = plainLine(reason)
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const stored = found(await lockReto(trx, id), missing)
    const act = { tipo: 'fallar', id_clan: null, fecha, fallo, motivo } as const
    const outcome = await actOnReto(trx, onCommit, services, stored, act, session)
    if ('refusal' in outcome) throw refusalError(outcome.refusal)
    const { reto } = outcome
    await audit(
      `reto.${fallo}`,
      `reto ${id} (${reto.retador.nombre} contra ${reto.retado.nombre})`,
      { estado: stored.state.estado },
      { estado: reto.estado, motivo },
    )
    onCommit(() => broadcastPendingWork(services))
    return reto
  })
}
