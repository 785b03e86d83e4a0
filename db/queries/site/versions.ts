import { sql, type CompiledQuery } from 'kysely'
import type { Database, Db } from '../../database'

/** A kind of data with a version that cached replies depend on. The table of a stage has the version of its ladder instead. */
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

/** Increments a topic's version. Call it in the transaction that changes the data. */
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

/** The committed state at an instant: the requested versions, of topics by name and of stages' tables as `etapa:{id}`. */
export interface DataState {
  /** Changes with every commit, whatever it changed. */
  readonly token: string
  readonly versions: ReadonlyMap<string, number>
}

interface TableVersion {
  id_etapa: number
  version: number
}

/** How many stages one query reads at most. Each number of stages is a separate prepared statement. */
const stagesAtOnce = 100

/** How many versions are cached at most, because anybody may request any number of stages, even ones that do not exist. */
const mostVersions = 10_000

/**
 * Returns a function that reads the committed state. `etapas`: stages whose table version is wanted. The token is read before the versions,
 * so a version is never older than the token, and versions are only read again after the token has changed.
 */
export function dataStateReader({
  db,
  commitToken,
}: Pick<Database, 'db' | 'commitToken'>): (etapas: ReadonlySet<number>) => Promise<DataState> {
  // compiled once, because building these queries takes longer than running them, and the first read after a commit waits for both
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
    for (let from = 0; from < missing.length; from += stagesAtOnce)
      await readTables(versions, missing.slice(from, from + stagesAtOnce))
    known = versions.size > mostVersions ? null : state
    return state
  }
}
