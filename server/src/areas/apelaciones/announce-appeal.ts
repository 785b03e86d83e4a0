import type { Apelacion } from '@trinchera/contract/apelaciones'
import type { Db, OnCommit } from '@trinchera/db/database'
import { appealById } from '@trinchera/db/queries/rulings/apelaciones'
import { emitAppeal } from '@trinchera/effects/appeals'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'

/** Returns a new appeal and, after the commit, sends it to the player who appeals and to the staff who may decide it. */
export async function announceAppeal(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  id: number,
  appellant: number,
): Promise<Apelacion> {
  const apelacion = found(await appealById(trx, id), 'Esa apelación no existe')
  await emitAppeal(trx, onCommit, services, apelacion, appellant)
  onCommit(() => broadcastPendingWork(services))
  return apelacion
}
