import { sql } from 'kysely'
import type { Db } from '../../database'

/** Open work of moderators: matches with an open claim, and comments hidden or with an unsettled report. */
export async function pendingWork(db: Db): Promise<{ reclamos: number; comentarios: number }> {
  const { reclamos } = await db
    .selectFrom('match_claims')
    .where('settled_at', 'is', null)
    .select(sql<number>`count(distinct id_match)`.as('reclamos'))
    .executeTakeFirstOrThrow()
  const { comentarios } = await db
    .selectFrom('comments')
    .where((eb) =>
      eb.or([
        eb('hidden_at', 'is not', null),
        eb('id', 'in', eb.selectFrom('comment_reports').where('settled_at', 'is', null).select('id_comment')),
      ]),
    )
    .select((eb) => eb.fn.countAll<number>().as('comentarios'))
    .executeTakeFirstOrThrow()
  return { reclamos, comentarios }
}
