import { accountsClosedBefore, deletePlayer } from '@trinchera/db/queries/admin/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { closedNameMs } from '@trinchera/rules/limits'
import type { WorkerContext } from '../context'

/** Batch size, so that many accounts closed on one day do not hold the write lock for long. */
const most = 50

/** Deletes accounts closed long enough ago and frees their names. Matches keep the names as stored. */
export async function releaseNames({ database, now }: WorkerContext): Promise<void> {
  const before = new Date(now().getTime() - closedNameMs).toISOString()
  if (!(await accountsClosedBefore(database.db, before, 1)).length) return
  await database.transaction(async (trx) => {
    for (const id of await accountsClosedBefore(trx, before, most)) await deletePlayer(trx, id)
    await bumpVersion(trx, 'players')
  })
}
