import type { BodyOf } from '@trinchera/contract/route'
import { paths } from '@trinchera/contract/site-paths'
import type { settleVictoria as route, WinClaim } from '@trinchera/contract/win-claims'
import { changeWinClaim } from '@trinchera/db/queries/disputes/stored-win-claims'
import { winClaimById } from '@trinchera/db/queries/disputes/win-claims'
import { notifyLeaders } from '@trinchera/effects/notices'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { broadcastWinClaim } from './broadcast-win-claim'
import { lockWinClaim, requireOpen, storeWin } from './open-case'

/**
 * Stores the staff's decision on a win claim: to credit the win, which then counts as a match reported now, or to refuse the claim.
 * Possible once, after the rival has answered or let 24 hours pass (docs/rules.md#The win the rival did not report).
 */
export function settleWinClaim(
  services: Services,
  session: SessionInfo,
  id: number,
  { tipo, motivo }: BodyOf<typeof route>,
): Promise<WinClaim> {
  const fecha = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const stored = await lockWinClaim(trx, id)
    requireOpen(stored)
    if (stored.respuesta_quien === null && fecha < stored.responde_hasta)
      throw new RuleError(400, 'El rival todavía puede responder: tiene 24 horas')

    const decided = { settled_at: fecha, settled_by: session.username, motivo }
    if (tipo === 'acreditar') {
      const match = await storeWin(trx, onCommit, services, session, stored)
      await changeWinClaim(trx, id, { ...decided, estado: 'acreditada', id_match: match.id })
    } else await changeWinClaim(trx, id, { ...decided, estado: 'rechazada' })

    const winClaim = found(await winClaimById(trx, id), 'Esa victoria no existe')
    const { ganador, perdedor } = winClaim
    await notifyLeaders(trx, onCommit, services, [ganador.id, perdedor.id], {
      tipo: 'partida',
      texto: `La administración ${tipo === 'acreditar' ? 'acreditó' : 'rechazó'} la victoria de ${ganador.nombre} sobre ${perdedor.nombre}: ${motivo}`,
      enlace: paths.victoria(id),
    })
    await audit(
      `victoria.${tipo}`,
      `victoria ${id} (${ganador.nombre} contra ${perdedor.nombre})`,
      { estado: stored.estado },
      { estado: winClaim.estado, motivo, id_match: winClaim.id_match },
    )
    onCommit(() => broadcastWinClaim(services, id))
    return winClaim
  })
}
