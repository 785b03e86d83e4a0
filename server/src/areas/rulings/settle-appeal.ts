import type { Apelacion } from '@trinchera/contract/apelaciones'
import type { Db, OnCommit } from '@trinchera/db/database'
import type { Appealed } from '@trinchera/db/queries/rulings/apelaciones'
import { closeAppeal, type AppealOutcome } from '@trinchera/effects/appeals'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import type { Services } from '../../services'

/** Closes the open appeal against a ruling or suspension, if there is one. Call it in the transaction that changes that decision. */
export async function settleAppeal(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  appealed: Appealed,
  outcome: AppealOutcome,
  answer: { quien: string; motivo: string },
): Promise<Apelacion | null> {
  const closed = await closeAppeal(trx, onCommit, services, appealed, outcome, answer)
  if (closed) onCommit(() => broadcastPendingWork(services))
  return closed
}
