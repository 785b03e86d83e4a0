import { sql, type CompiledQuery } from 'kysely'
import type { Database, Db } from '../../database'

/**
 * A kind of data whose version increases with each change, so that cached API replies made from it can be recognised as old. Ladder tables
 * of etapas have versions of their own (`ladders.version`).
 */
export type Topic =
  | 'juegos'
  | 'players'
  | 'ladder'
  | 'anuncios'
  | 'opciones'
  | 'textos'
  | 'streams'
  | 'servidores'
  | 'retos'
  | 'foro'
  | 'palmares'

/** Current version of a kind of data; 0 before its first change. */
export async function topicVersion(db: Db, topic: Topic): Promise<number> {
  const row = await db.selectFrom('data_versions').select('version').where('topic', '=', topic).executeTakeFirst()
  return row?.version ?? 0
}

/** Increments the version of a kind of data. Call it in the transaction that changes the data. */
export async function bumpVersion(trx: Db, topic: Topic): Promise<void> {
  await trx
    .insertInto('data_versions')
    .values({ topic, version: 1 })
    .onConflict((conflict) => conflict.column('topic').doUpdateSet({ version: sql`data_versions.version + 1` }))
    .execute()
}

/** The version of each kind of data that has ever changed. */
export async function topicVersions(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('data_versions').select(['topic', 'version']).execute()
  return new Map(rows.map(({ topic, version }) => [topic, version]))
}

/** Versions of the committed data at one time. Keys of `versions`: topics, and `etapa:{id}` for the ladder table of an etapa. */
export interface DataState {
  /** Changes with every commit to the database, whatever was changed. */
  readonly token: string
  readonly versions: ReadonlyMap<string, number>
}

interface TableVersion {
  id_etapa: number
  version: number
}

/** Maximum number of etapas per query. A prepared statement is kept for each number of etapas. */
const etapasAtOnce = 100

/** Maximum number of versions in the cache, because anybody may request any number of etapas, even ones that do not exist. */
const mostVersions = 10_000

/**
 * Returns a function that reads the current versions. `etapas`: ids of the etapas whose ladder table version is wanted. Versions are read
 * again only after the token has changed. The token is read first, so that the versions are never older than the token.
 */
export function dataStateReader({
  db,
  commitToken,
}: Pick<Database, 'db' | 'commitToken'>): (etapas: ReadonlySet<number>) => Promise<DataState> {
  // Compiled once, because building these queries takes longer than running them, and the first request after each commit waits.
  const topics = db.selectFrom('data_versions').select(['topic', 'version']).compile()
  const tables = new Map<number, CompiledQuery<TableVersion>>()
  const tablesQuery = (ids: readonly number[]) => {
    const known = tables.get(ids.length)
    if (known) return known
    const query = db.selectFrom('ladders').where('id_etapa', 'in', ids).select(['id_etapa', 'version']).compile()
    tables.set(ids.length, query)
    return query
  }
  const topicVersions = async () => {
    const { rows } = await db.executeQuery(topics)
    return new Map<string, number>(rows.map(({ topic, version }) => [topic, version]))
  }
  const readTables = async (versions: Map<string, number>, ids: readonly number[]) => {
    const { rows } = await db.executeQuery<TableVersion>({ ...tablesQuery(ids), parameters: ids })
    const found = new Map(rows.map(({ id_etapa, version }) => [id_etapa, version]))
    for (const id of ids) versions.set(`etapa:${id}`, found.get(id) ?? 0)
  }
  let known: { token: string; versions: Map<string, number> } | null = null
  return async (etapas) => {
    const token = await commitToken()
    const state = known?.token === token ? known : { token, versions: await topicVersions() }
    const { versions } = state
    const missing = [...etapas].filter((id) => !versions.has(`etapa:${id}`))
    for (let from = 0; from < missing.length; from += etapasAtOnce)
      await readTables(versions, missing.slice(from, from + etapasAtOnce))
    known = versions.size > mostVersions ? null : state
    return state
  }
}
