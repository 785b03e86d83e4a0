import type { BodyOf } from '@trinchera/contract/route'
import { paths } from '@trinchera/contract/site-paths'
import type { settleVictoria as route, Victoria } from '@trinchera/contract/victorias'
import { changeVictoria } from '@trinchera/db/queries/disputes/stored-victorias'
import { victoriaById } from '@trinchera/db/queries/disputes/victorias'
import { notifyLeaders } from '@trinchera/effects/notices'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { broadcastVictoria } from './broadcast-victoria'
import { lockVictoria, requireOpen, storeWin } from './open-case'

/**
 * Credits a win, which then enters the log at its next `seq`, or refuses it; once, and not before the rival answered or had 24 hours
 * (docs/rules.md#The win the rival did not report).
 */
export function settleVictoria(
  services: Services,
  session: SessionInfo,
  id: number,
  { tipo, motivo }: BodyOf<typeof route>,
): Promise<Victoria> {
  const fecha = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const stored = await lockVictoria(trx, id)
    requireOpen(stored)
    if (stored.respuesta_quien === null && fecha < stored.responde_hasta)
      throw new RuleError(400, 'El rival todavía puede responder: tiene 24 horas')

    const decided = { settled_at: fecha, settled_by: session.username, motivo }
    if (tipo === 'acreditar') {
      const match = await storeWin(trx, onCommit, services, session, stored)
      await changeVictoria(trx, id, { ...decided, estado: 'acreditada', id_match: match.id })
    } else await changeVictoria(trx, id, { ...decided, estado: 'rechazada' })

    const victoria = found(await victoriaById(trx, id), 'Esa victoria no existe')
    const { ganador, perdedor } = victoria
    await notifyLeaders(trx, onCommit, services, [ganador.id, perdedor.id], {
      tipo: 'partida',
      texto: `La administración ${tipo === 'acreditar' ? 'acreditó' : 'rechazó'} la victoria de ${ganador.nombre} sobre ${perdedor.nombre}: ${motivo}`,
      enlace: paths.victoria(id),
    })
    await audit(
      `victoria.${tipo}`,
      `victoria ${id} (${ganador.nombre} contra ${perdedor.nombre})`,
      { estado: stored.estado },
      { estado: victoria.estado, motivo, id_match: victoria.id_match },
    )
    onCommit(() => broadcastVictoria(services, id))
    return victoria
  })
}
