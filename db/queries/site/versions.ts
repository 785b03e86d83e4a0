import { sql, type Kysely } from 'kysely'
import type { Db } from '../../database'
import type { Schema } from '../../schema/database'

/** What a cached reply can depend on. A stage's own table uses its ladder's version instead. */
export type Topic =
  | 'juegos'
  | 'players'
  | 'ladder'
  | 'anuncios'
  | 'opciones'
  | 'streams'
  | 'servidores'
  | 'retos'
  | 'foro'
  | 'palmares'

/** Current version of a topic; 0 before the first change. */
export async function topicVersion(db: Db, topic: Topic): Promise<number> {
  const row = await db.selectFrom('data_versions').select('version').where('topic', '=', topic).executeTakeFirst()
  return row?.version ?? 0
}

/** Increments a topic's version, in the transaction of its change. */
export async function bumpVersion(trx: Db, topic: Topic): Promise<void> {
  await trx
    .insertInto('data_versions')
    .values({ topic, version: 1 })
    .onConflict((conflict) => conflict.column('topic').doUpdateSet({ version: sql`data_versions.version + 1` }))
    .execute()
}

/** Reads all versions with one precompiled statement: topics by name, stages' tables as `etapa:{id}`. */
export function versionsReader(db: Kysely<Schema>): () => Promise<ReadonlyMap<string, number>> {
  const query = sql<{ topic: string; version: number }>`
    select topic, version from data_versions union all select 'etapa:' || cast(id_etapa as text), version from ladders`.compile(
    db,
  )
  return async () => {
    const { rows } = await db.executeQuery(query)
    return new Map(rows.map(({ topic, version }) => [topic, version]))
  }
}
