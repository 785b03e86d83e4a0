import type { Match } from '@trinchera/contract/ladder'
import type { Db, OnCommit } from '@trinchera/db/database'
import type { StoredReto } from '@trinchera/db/queries/retos/stored-retos'
import { actOnReto } from '@trinchera/effects/retos'
import type { SessionInfo } from '../../http/handler'
import type { Services } from '../../services'
import { refusalError } from './act'

/** Marks an agreed reto as played with the given match. Call it in the transaction that stores the match and has locked the etapa. */
export async function playReto(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  stored: StoredReto,
  { id, perdedor, fecha }: Match,
  session: SessionInfo,
): Promise<void> {
  const act = { tipo: 'jugar', id_clan: perdedor.id, fecha, id_match: id } as const
  const outcome = await actOnReto(trx, onCommit, services, stored, act, session)
  if ('refusal' in outcome) throw refusalError(outcome.refusal)
}
