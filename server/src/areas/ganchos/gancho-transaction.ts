import type { Db, OnCommit } from '@trinchera/db/database'
import { storedGancho, type StoredGancho } from '@trinchera/db/queries/ganchos/ganchos'
import type { SessionInfo } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { lockRights } from '../clanes/clan-rights'

interface GanchoWork {
  trx: Db
  onCommit: OnCommit
  stored: StoredGancho
  now: string
}

/** A transaction on a webhook of a clan that the caller leads; its stage is locked, so two edits do not cross. Possible also in an archived stage. */
export const ganchoTransaction = <T>(
  { database, now }: Services,
  session: SessionInfo,
  { id, gancho }: { id: number; gancho: number },
  work: (work: GanchoWork) => Promise<T>,
): Promise<T> =>
  database.transaction(async (trx, onCommit) => {
    await lockRights(trx, session, id, 'webhooks')
    const stored = found(await storedGancho(trx, id, gancho), 'Ese webhook ya no existe')
    return work({ trx, onCommit, stored, now: now().toISOString() })
  })
