import type { Evidencia } from '@trinchera/contract/partidas'
import { deleteEvidenciaRow, evidenciaAt } from '@trinchera/db/queries/disputes/evidencias'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { matchFacts, standingRuling } from '@trinchera/db/queries/rulings/rulings'
import { removeEvidencia } from '@trinchera/runtime/evidencias'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'

/** Deletes a picture from a match's evidence. Throws 403 if another player added it, 409 if staff have ruled on the match. */
export function deleteEvidencia(
  services: Services,
  session: SessionInfo,
  { id, idEvidencia }: { id: number; idEvidencia: number },
): Promise<Evidencia> {
  return services.database.transaction(async (trx, onCommit) => {
    const { id_etapa } = found(await matchFacts(trx, id), 'Esa partida no existe')
    await lockEtapa(trx, id_etapa)
    const stored = found(
      await evidenciaAt(trx, { id_match: id, id_victoria: null }, idEvidencia),
      'Esa evidencia no está en esta partida',
    )
    const { archivo, player_id, ...evidencia } = stored
    if (player_id !== session.id) throw new RuleError(403, 'Una evidencia la retira solo quien la puso')
    if (await standingRuling(trx, id))
      throw new RuleError(409, 'La administración ya falló sobre esta partida: sus evidencias se quedan')
    await deleteEvidenciaRow(trx, idEvidencia)
    onCommit(() => removeEvidencia(services.pictures, archivo))
    return evidencia
  })
}
