import { accountsClosedBefore, deletePlayer } from '@trinchera/db/queries/admin/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { closedNameMs } from '@trinchera/rules/limits'
import type { WorkerContext } from '../context'
import { eachRow } from './each-row'

/** Accounts per pass; each is a transaction of its own. */
const most = 50

/** Deletes accounts closed long enough ago and frees their names. Matches keep the names as stored. */
export async function releaseNames(context: WorkerContext): Promise<void> {
  const { database, now } = context
  const before = new Date(now().getTime() - closedNameMs).toISOString()
  await eachRow(context, 'cuenta cerrada', await accountsClosedBefore(database.db, before, most), String, (id) =>
    database.transaction(async (trx) => {
      await deletePlayer(trx, id)
      await bumpVersion(trx, 'players')
    }),
  )
}
