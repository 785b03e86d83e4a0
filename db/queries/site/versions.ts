import { sql } from 'kysely'
import type { Database, Db } from '../../database'

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

/** Versions of all topics. */
export async function topicVersions(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('data_versions').select(['topic', 'version']).execute()
  return new Map(rows.map(({ topic, version }) => [topic, version]))
}

/** What is committed at an instant: the versions that were asked for, topics by name, stages' tables as `etapa:{id}`. */
export interface DataState {
  /** The same as long as nothing at all is committed. */
  readonly token: string
  readonly versions: ReadonlyMap<string, number>
}

/** Versions held at most: anybody may ask for any number of stages, also for such as there are not. */
const mostVersions = 10_000

/**
 * Reads what is committed now. `etapas`: the stages whose table's version is wanted. The token is read before the versions, so these are never older
 * than it, and they are read again only once it has changed.
 */
export function dataStateReader({
  db,
  commitToken,
}: Pick<Database, 'db' | 'commitToken'>): (etapas: ReadonlySet<number>) => Promise<DataState> {
  // compiled once: to build them takes longer than to run them, and the first read after a commit waits for both
  const topics = db.selectFrom('data_versions').select(['topic', 'version']).compile()
  const table = db.selectFrom('ladders').where('id_etapa', '=', 0).select('version').compile()
  const topicVersions = async () => {
    const { rows } = await db.executeQuery(topics)
    return new Map<string, number>(rows.map(({ topic, version }) => [topic, version]))
  }
  const tableVersion = async (id: number) => {
    const { rows } = await db.executeQuery<{ version: number }>({ ...table, parameters: [id] })
    return rows[0]?.version ?? 0
  }
  let known: { token: string; versions: Map<string, number> } | null = null
  return async (etapas) => {
    const token = await commitToken()
    const state = known?.token === token ? known : { token, versions: await topicVersions() }
    const { versions } = state
    const missing = [...etapas].filter((id) => !versions.has(`etapa:${id}`))
    await Promise.all(missing.map(async (id) => versions.set(`etapa:${id}`, await tableVersion(id))))
    known = versions.size > mostVersions ? null : state
    return state
  }
}
