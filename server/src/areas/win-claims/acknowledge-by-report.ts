import type { Match } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from '@trinchera/db/database'
import { changeWinClaim, openWinClaimBetween } from '@trinchera/db/queries/disputes/stored-win-claims'
import { notifyLeaders } from '@trinchera/effects/notices'
import { winClaimReportedMs } from '@trinchera/rules/limits'
import type { Services } from '../../services'
import { broadcastWinClaim } from './broadcast-win-claim'

/**
 * Settles the win claim that the winner of a match has open against its loser, because the loser has now reported the match
 * (docs/rules.md#The win the rival did not report). Call it in the report's transaction. `jugada`: when the match was played according to
 * the report (ISO 8601, null if unknown). The claim stays open if this time differs by more than a day from the time in the claim.
 */
export async function acknowledgeByReport(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  { id: id_match, id_etapa, ganador, perdedor, reportado_por, fecha }: Match,
  jugada: string | null,
): Promise<void> {
  const open = await openWinClaimBetween(trx, id_etapa, ganador.id, perdedor.id)
  if (!open || open.id_clan_ganador !== ganador.id) return
  if (jugada !== null && Math.abs(Date.parse(jugada) - Date.parse(open.jugada)) > winClaimReportedMs) return
  await changeWinClaim(trx, open.id, {
    estado: 'reconocida',
    respuesta_quien: reportado_por,
    respuesta_texto: null,
    respuesta_fecha: fecha,
    settled_at: fecha,
    id_match,
  })
  await notifyLeaders(trx, onCommit, services, [ganador.id], {
    tipo: 'partida',
    texto: `${perdedor.nombre} reportó la derrota: el caso de la victoria de ${ganador.nombre} queda resuelto`,
    enlace: paths.victoria(open.id),
  })
  onCommit(() => broadcastWinClaim(services, open.id))
}
