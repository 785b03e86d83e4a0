import type { Db } from '../../database'
import type { ServerStatesTable } from '../../schema/streams'

/** What is kept of every server, by its id. */
export async function storedServers(db: Db): Promise<Map<number, ServerStatesTable>> {
  const rows = await db.selectFrom('server_states').selectAll().execute()
  return new Map(rows.map((row) => [row.id_servidor, row]))
}

/** The options have at most 200 servers: one statement takes them all. */
export async function storeServers(trx: Db, rows: readonly ServerStatesTable[]): Promise<void> {
  if (!rows.length) return
  await trx
    .insertInto('server_states')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('id_servidor').doUpdateSet((eb) => ({
        address: eb.ref('excluded.address'),
        state: eb.ref('excluded.state'),
        answered_at: eb.ref('excluded.answered_at'),
        misses: eb.ref('excluded.misses'),
      })),
    )
    .execute()
}

/** Servers that the options no longer have, with their history and who waited for them: their id may be another's tomorrow. */
export async function deleteServers(trx: Db, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  for (const table of ['server_states', 'server_samples', 'server_alerts'] as const)
    await trx
      .deleteFrom(table)
      .where('id_servidor', 'in', [...ids])
      .execute()
}
