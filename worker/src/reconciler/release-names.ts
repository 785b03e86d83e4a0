import { accountsClosedBefore, deletePlayer } from '@trinchera/db/queries/admin/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { closedNameMs } from '@trinchera/rules/limits'
import type { WorkerContext } from '../context'
import { eachInTransaction } from './each-row'

/** Maximum number of accounts per pass. Each has its own transaction. */
const most = 50

/** Deletes accounts that were closed long enough ago, so that others can take their names. Matches keep the names they stored. */
export async function releaseNames(context: WorkerContext): Promise<void> {
  const { database, now } = context
  const before = new Date(now().getTime() - closedNameMs).toISOString()
  const closed = await accountsClosedBefore(database.db, before, most)
  await eachInTransaction(context, 'cuenta cerrada', closed, async (trx, _onCommit, id) => {
    await deletePlayer(trx, id)
    await bumpVersion(trx, 'players')
  })
}
