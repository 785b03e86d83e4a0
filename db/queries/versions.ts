import { sql } from 'kysely'
import type { Db } from '../database'

/** What a cached reply can depend on: games and stages, players, and any match, ruling or place. A stage's own table goes by its ladder's version. */
export type Topic = 'juegos' | 'players' | 'ladder'

/** The current version of what a cached reply is made of; 0 before the first change. */
export async function topicVersion(db: Db, topic: Topic): Promise<number> {
  const row = await db.selectFrom('data_versions').select('version').where('topic', '=', topic).executeTakeFirst()
  return row?.version ?? 0
}

/** Says, in the transaction that changes it, that a topic has changed. */
export async function bumpVersion(trx: Db, topic: Topic): Promise<void> {
  await trx
    .insertInto('data_versions')
    .values({ topic, version: 1 })
    .onConflict((conflict) => conflict.column('topic').doUpdateSet({ version: sql`data_versions.version + 1` }))
    .execute()
}
