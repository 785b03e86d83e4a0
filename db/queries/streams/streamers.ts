import type { Db } from '../../database'
import type { StreamersTable } from '../../schema/streams'

/** Rows per statement, well below the variable limits of SQLite and PostgreSQL. */
const atOnce = 500

/** All stored logins. */
export const storedStreamers = (db: Db): Promise<StreamersTable[]> => db.selectFrom('streamers').selectAll().execute()

/** Logins whose Twitch user was not looked up since a time (ISO 8601). */
export async function unknownLogins(db: Db, logins: Iterable<string>, since: string): Promise<string[]> {
  const rows = await db.selectFrom('streamers').where('checked_at', '>', since).select('login').execute()
  const known = new Set(rows.map(({ login }) => login))
  return [...logins].filter((login) => !known.has(login))
}

export async function storeStreamers(trx: Db, rows: readonly StreamersTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    await trx
      .insertInto('streamers')
      .values(rows.slice(start, start + atOnce))
      .onConflict((conflict) =>
        conflict.column('login').doUpdateSet((eb) => ({
          display_name: eb.ref('excluded.display_name'),
          profile_image: eb.ref('excluded.profile_image'),
          checked_at: eb.ref('excluded.checked_at'),
          stream: eb.ref('excluded.stream'),
          announced: eb.ref('excluded.announced'),
          ended_at: eb.ref('excluded.ended_at'),
        })),
      )
      .execute()
  }
}

export async function deleteStreamers(trx: Db, logins: readonly string[]): Promise<void> {
  for (let start = 0; start < logins.length; start += atOnce) {
    await trx
      .deleteFrom('streamers')
      .where('login', 'in', logins.slice(start, start + atOnce))
      .execute()
  }
}
