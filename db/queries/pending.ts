import type { PendingWork } from '@trinchera/contract/reportes'
import type { Db } from '../database'
import { pendingComments } from './comment-reports'

/** How much waits for staff: matches with an open claim, comments reported or hidden. */
export async function pendingWork(db: Db): Promise<PendingWork> {
  const { reclamos } = await db.selectFrom('match_claims').where('settled_at', 'is', null).select((eb) => eb.fn.count<number>('id_match').distinct().as('reclamos')).executeTakeFirstOrThrow()
  return { reclamos, comentarios: await pendingComments(db) }
}
