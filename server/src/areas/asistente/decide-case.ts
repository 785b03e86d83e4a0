import type { AssistantCase, CaseDecision } from '@trinchera/contract/asistente'
import { assistantCase, decideCase } from '@trinchera/db/queries/assistant/cases'
import { beginningOf } from '@trinchera/rules/letters'
import type { SessionInfo } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { staffTransaction } from '../../staff/staff-transaction'

const unknown = 'Ese caso ya no existe'

/**
 * Records what staff decide about a question that the assistant answered badly: to be added to the assistant's set of questions (`marcar`),
 * settled (`descartar`) or open again (`reabrir`). Throws 404 if there is no such case.
 */
export function decideAssistantCase(
  services: Services,
  session: SessionInfo,
  id: number,
  decision: CaseDecision,
): Promise<AssistantCase> {
  const now = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const before = found(await assistantCase(trx, id), unknown)
    await decideCase(trx, id, {
      settled_at: decision === 'reabrir' ? null : now,
      marked_at: decision === 'marcar' ? now : null,
    })
    const after = found(await assistantCase(trx, id), unknown)
    const state = ({ revisado, marcado }: AssistantCase) => ({ revisado, marcado })
    await audit(
      `asistente.${decision}`,
      `respuesta ${id} (${beginningOf(before.pregunta, 60)})`,
      state(before),
      state(after),
    )
    onCommit(() => broadcastPendingWork(services))
    return after
  })
}
