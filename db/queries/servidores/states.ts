import type { Db } from '../../database'
import type { ServerStatesTable } from '../../schema/streams'

/** Stored data of the game servers (last reply and failed polls), by server id. */
export async function storedServers(db: Db): Promise<Map<number, ServerStatesTable>> {
  const rows = await db.selectFrom('server_states').selectAll().execute()
  return new Map(rows.map((row) => [row.id_servidor, row]))
}

/** Stores data of game servers, replacing earlier data. One SQL statement is enough, because the opciones list at most 200 servers. */
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

/** Deletes the data, history and alerts of servers that were removed from the opciones, because their ids may be used again. */
export async function deleteServers(trx: Db, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  for (const table of ['server_states', 'server_samples', 'server_alerts'] as const)
    await trx
      .deleteFrom(table)
      .where('id_servidor', 'in', [...ids])
      .execute()
}
