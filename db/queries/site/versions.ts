import { sql, type Kysely } from 'kysely'
import type { Db } from '../../database'
import type { Schema } from '../../schema/database'

/**
 * What a cached reply can depend on: games and stages, players, any match, ruling or place, and what the site publishes by itself.
 * A stage's own table goes by its ladder's version.
 */
export type Topic = 'juegos' | 'players' | 'ladder' | 'anuncios' | 'opciones' | 'streams' | 'servidores'

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

/** Every version at once, in one statement compiled once: a topic's under its name, a stage's table under `etapa:{id}`. */
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
