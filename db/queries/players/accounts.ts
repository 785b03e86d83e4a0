import { sql } from 'kysely'
import type { Db } from '../../database'
import type { PlayersTable } from '../../schema/players'

/**
 * What an account's owner proves themselves with and what they keep. Taken inside a transaction it is final until the commit: the row is
 * locked first, so that of two changes at once the second sees what the first left. Null for a closed account.
 */
export async function lockAccount(trx: Db, id: number) {
  return trx
    .updateTable('players')
    .set({ validado: sql`validado` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning(['id', 'username', 'email', 'rol', 'admin', 'imagen', 'validado', 'password_hash', 'google_sub'])
    .executeTakeFirst()
}
export type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** The stored hash of an account's password: undefined where there is no such open account, null where it has no password. */
export async function passwordHashOf(db: Db, id: number): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row?.password_hash
}

/** Sets the password, or takes it away (null). */
export async function setPasswordHash(trx: Db, id: number, password_hash: string | null): Promise<void> {
  await trx.updateTable('players').set({ password_hash }).where('id', '=', id).execute()
}

/** Which account a provider's id or a verified e-mail belongs to; the id goes first. */
export async function findForGoogle(trx: Db, { sub, email }: { sub: string; email: string }): Promise<number | null> {
  const open = trx.selectFrom('players').select('id').where('closed_at', 'is', null)
  const row =
    (await open.where('google_sub', '=', sub).executeTakeFirst()) ??
    (await open.where('email', '=', email.toLowerCase()).executeTakeFirst())
  return row?.id ?? null
}

export async function linkGoogle(trx: Db, id: number, google_sub: string): Promise<void> {
  await trx.updateTable('players').set({ google_sub }).where('id', '=', id).execute()
}

export type ProfileChanges = Partial<
  Pick<PlayersTable, 'username' | 'username_folded' | 'volute' | 'twitch' | 'youtube' | 'imagen'>
>

/** Changes what is given and leaves the rest. */
export async function updateProfile(trx: Db, id: number, changes: ProfileChanges): Promise<void> {
  if (Object.keys(changes).length) await trx.updateTable('players').set(changes).where('id', '=', id).execute()
}

/**
 * Wipes all that is personal of an account and marks it closed at `now` (ISO); its name stays taken until it is released. What it did
 * (matches, rosters, the audit log) stays. The e-mail is free at once: what stands in its place is no address.
 */
export async function resetAccount(trx: Db, id: number, now: string): Promise<void> {
  await trx
    .updateTable('players')
    .set({
      email: `cerrada:${id}`,
      password_hash: null,
      google_sub: null,
      volute: null,
      twitch: null,
      youtube: null,
      imagen: null,
      rol: 5,
      admin: 0,
      validado: 0,
      closed_at: now,
    })
    .where('id', '=', id)
    .execute()
  for (const table of [
    'mail_tokens',
    'mails',
    'suspensions',
    'invitaciones',
    'solicitudes',
    'notices',
    'notice_preferences',
    'idempotency_keys',
    'stream_follows',
    'server_alerts',
    'discord_links',
    'discord_codes',
  ] as const) {
    await trx.deleteFrom(table).where('player_id', '=', id).execute()
  }
}
