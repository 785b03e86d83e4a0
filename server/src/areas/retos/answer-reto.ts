import type { answerReto as route, Reto } from '@trinchera/contract/retos'
import type { BodyOf } from '@trinchera/contract/route'
import { placesOfBoth } from '@trinchera/db/queries/retos/stored-retos'
import { picksFirst } from '@trinchera/rules/reto'
import type { SessionInfo } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import { plainLine } from '../../html/visible-text'
import type { Services } from '../../services'
import { requireOpenEtapa } from '../ladder/played'
import { actForClan } from './act'

/** The message shown to the player after each kind of reply to a reto. */
export const retoAnswered = {
  aceptar: 'Reto acordado',
  proponer: 'Fechas enviadas',
  rechazar: 'Reto rechazado',
} as const

/**
 * Replies to a proposed reto: accepts one of the proposed dates, proposes other dates or refuses the reto. `version`: the reto's version
 * that the player was shown; throws 409 if other dates were proposed since then.
 */
export function answerReto(
  services: Services,
  session: SessionInfo,
  id: number,
  answer: BodyOf<typeof route>,
  version?: number,
): Promise<Reto> {
  return actForClan(services, session, id, async ({ trx, stored }) => {
    if (version !== undefined && version !== stored.version && stored.state.estado === 'propuesto')
      throw new RuleError(409, 'Después de esas fechas se ofrecieron otras')
    if (answer.respuesta === 'rechazar') return { tipo: 'rechazar', motivo: plainLine(answer.motivo ?? '') || null }
    const { estado, retador, retado } = stored.state
    if (estado === 'propuesto') await requireOpenEtapa(trx, stored.id_etapa)
    if (answer.respuesta === 'proponer') return { tipo: 'proponer', fechas: answer.fechas }
    const places = await placesOfBoth(trx, retador, retado)
    const placed = (clan: number) => ({ id: clan, puesto: places.get(clan) ?? 0 })
    return { tipo: 'aceptar', elegida: answer.fecha, primero: picksFirst(placed(retador), placed(retado)) }
  })
}
