import { sql } from 'kysely'
import type { Db } from '../../database'

/** Queries the database, for health checks; rejects if the database does not reply. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
