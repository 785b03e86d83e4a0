import { sql } from 'kysely'
import type { Db } from '../../database'

/** Rejects if the database does not answer. Used for health checks. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
