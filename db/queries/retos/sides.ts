import type { Db } from '../../database'

/** Id of the etapa of a clan; null if there is no such clan or it is deleted. */
export async function clanEtapa(db: Db, clan: number): Promise<number | null> {
  const row = await db
    .selectFrom('clans')
    .where('id', '=', clan)
    .where('deleted_at', 'is', null)
    .select('id_etapa')
    .executeTakeFirst()
  return row?.id_etapa ?? null
}

/** Names of clans by id, even of deleted clans. */
export async function clanNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('clans')
    .where('id', 'in', [...ids])
    .select(['id', 'nombre'])
    .execute()
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}
