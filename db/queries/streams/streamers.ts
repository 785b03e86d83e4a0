import { twitchLogin } from '@trinchera/rules/links'
import type { Db } from '../../database'
import type { StreamersTable } from '../../schema/streams'

/** Number of rows per SQL statement, well below the limits of SQLite and PostgreSQL for variables. */
const atOnce = 500

export const storedStreamers = (db: Db): Promise<StreamersTable[]> => db.selectFrom('streamers').selectAll().execute()

/** True if the Twitch channel entered by a player does not exist: it is not a valid login, or Twitch did not know it when last asked. */
export async function isUnknownChannel(db: Db, twitch: string | null): Promise<boolean> {
  if (twitch === null) return false
  const login = twitchLogin(twitch)
  if (login === null) return true
  const row = await db
    .selectFrom('streamers')
    .where('login', '=', login)
    .where('checked_at', 'is not', null)
    .where('display_name', 'is', null)
    .where('stream', 'is', null)
    .select('login')
    .executeTakeFirst()
  return row !== undefined
}

/** Logins about which Twitch was not asked since `since` or, if Twitch did not know the login, since `missing` (ISO 8601). */
export async function loginsToLookUp(
  db: Db,
  logins: Iterable<string>,
  { since, missing }: { since: string; missing: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('streamers')
    .where('checked_at', '>', since)
    .where((eb) => eb.or([eb('display_name', 'is not', null), eb('checked_at', '>', missing)]))
    .select('login')
    .execute()
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
