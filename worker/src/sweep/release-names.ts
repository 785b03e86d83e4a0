import { accountsClosedBefore, deletePlayer } from '@trinchera/db/queries/admin/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { closedNameMs } from '@trinchera/rules/limits'
import type { WorkerContext } from '../context'

/** How many go at a time: a crowd that left on one day must not hold up who writes now. */
const most = 50

/** Accounts closed long enough ago go for good, and their names are free for others. Matches keep the names they had. */
export async function releaseNames({ database, now }: WorkerContext): Promise<void> {
  const before = new Date(now().getTime() - closedNameMs).toISOString()
  if (!(await accountsClosedBefore(database.db, before, 1)).length) return
  await database.transaction(async (trx) => {
    for (const id of await accountsClosedBefore(trx, before, most)) await deletePlayer(trx, id)
    await bumpVersion(trx, 'players')
  })
}
