import type { Claim } from '@trinchera/contract/rulings'
import { paths } from '@trinchera/contract/site-paths'
import { claimById, settleClaim } from '@trinchera/db/queries/rulings/claims'
import { matchById } from '@trinchera/db/queries/ladder/tops'
import type { SessionInfo } from '../../http/handler'
import { notify } from '@trinchera/effects/notices'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'

/** Dismisses a claim against a match without a ruling and notifies its author of the reason. Throws 409 if the claim is already settled. */
export function dismissClaim(services: Services, session: SessionInfo, id: number, motivo: string): Promise<Claim> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const { id_match, quien, tipo, texto } = found(await claimById(trx, id), 'Ese reclamo no existe')
    const settled = await settleClaim(trx, id, services.now().toISOString())
    if (!settled) throw new RuleError(409, 'Ese reclamo ya está resuelto')
    const { ganador, perdedor } = found(await matchById(trx, id_match), 'Esa partida no existe')
    const sentence = `La administración dejó sin efecto tu reclamo por la partida entre ${ganador.nombre} y ${perdedor.nombre}: ${motivo}`
    await notify(trx, onCommit, services, settled.player_id === null ? [] : [settled.player_id], {
      tipo: 'fallo',
      texto: sentence,
      enlace: paths.partida(id_match),
    })
    onCommit(() => broadcastPendingWork(services))
    await audit(
      'reclamo.descartar',
      `reclamo ${id} (partida ${id_match})`,
      { abierto: true, quien, tipo, texto },
      { abierto: false, motivo },
    )
    return settled.claim
  })
}
