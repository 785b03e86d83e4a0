import { sql } from 'kysely'
import { byProfileField, type ProfileField } from '@trinchera/rules/profile-fields'
import type { Db } from '../../database'
import type { PlayersTable } from '../../schema/players'

/**
 * Locks the row of an account until the transaction ends and returns its login data and profile; undefined if the account is closed or does
 * not exist. A concurrent change waits for the lock and then sees this one.
 */
export async function lockAccount(trx: Db, id: number) {
  return trx
    .updateTable('players')
    .set({ validado: sql`validado` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning([
      'id',
      'username',
      'email',
      'rol',
      'admin',
      'imagen',
      'validado',
      'password_hash',
      'google_sub',
      'second_factor',
      'last_login_at',
    ])
    .executeTakeFirst()
}
/** Records that the account logged in at `now` (ISO 8601). */
export async function markLogin(trx: Db, id: number, now: string): Promise<void> {
  await trx.updateTable('players').set({ last_login_at: now }).where('id', '=', id).execute()
}

export type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** The stored hash of an account's password: null if the account has no password, undefined if there is no such open account. */
export async function passwordHashOf(db: Db, id: number): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row?.password_hash
}

/** Stores the hash of an account's password; null removes the password. */
export async function setPasswordHash(trx: Db, id: number, password_hash: string | null): Promise<void> {
  await trx.updateTable('players').set({ password_hash }).where('id', '=', id).execute()
}

/**
 * Id of the account connected with a Google account (`sub`) or else of the account with this e-mail address, which Google must have
 * verified, also if it is blocked; null if there is none. A closed account has neither any more.
 */
export async function findForGoogle(trx: Db, { sub, email }: { sub: string; email: string }): Promise<number | null> {
  const accounts = trx.selectFrom('players').select('id')
  const row =
    (await accounts.where('google_sub', '=', sub).executeTakeFirst()) ??
    (await accounts.where('email', '=', email.toLowerCase()).executeTakeFirst())
  return row?.id ?? null
}

/** Connects an account with the Google account `google_sub`; null disconnects it. */
export async function linkGoogle(trx: Db, id: number, google_sub: string | null): Promise<void> {
  await trx.updateTable('players').set({ google_sub }).where('id', '=', id).execute()
}

export type ProfileChanges = Partial<Pick<PlayersTable, 'username' | 'username_folded' | 'imagen' | ProfileField>>

export async function updateProfile(trx: Db, id: number, changes: ProfileChanges): Promise<void> {
  if (Object.keys(changes).length) await trx.updateTable('players').set(changes).where('id', '=', id).execute()
}

/**
 * Erases an account's personal data and marks the account as closed at `now` (ISO 8601). The username stays reserved for a while; matches,
 * rosters and the audit log stay. An invalid text replaces the e-mail address, so that another account can use the address now.
 */
export async function resetAccount(trx: Db, id: number, now: string): Promise<void> {
  await trx
    .updateTable('players')
    .set({
      email: `cerrada:${id}`,
      password_hash: null,
      google_sub: null,
      second_factor: 0,
      last_login_at: null,
      edad: null,
      ...byProfileField(() => null),
      imagen: null,
      rol: 5,
      admin: 0,
      validado: 0,
      closed_at: now,
    })
    .where('id', '=', id)
    .execute()
  for (const table of ['evidencias', 'victorias', 'victoria_votos', 'datos_solicitudes'] as const)
    await trx.updateTable(table).set({ player_id: null }).where('player_id', '=', id).execute()
  for (const table of [
    'account_devices',
    'account_addresses',
    'second_factors',
    'passkeys',
    'recovery_codes',
    'login_challenges',
    'email_changes',
    'mail_tokens',
    'mails',
    'suspensions',
    'invitaciones',
    'solicitudes',
    'notices',
    'notice_preferences',
    'pushes',
    'push_devices',
    'push_silencio',
    'idempotency_keys',
    'stream_follows',
    'server_alerts',
    'discord_links',
    'discord_codes',
    'nicks',
    'nick_codigos',
    'agenda_enlaces',
    'reto_asistencias',
    'foro_lecturas',
    'foro_reacciones',
    'medallas_elegidas',
    'consentimientos',
    'incidente_avisados',
    'bloqueos',
    'bloqueo_nombres',
  ] as const) {
    await trx.deleteFrom(table).where('player_id', '=', id).execute()
  }
}

/**
 * Query for open accounts with the data that a session needs. `hasta`, `motivo`: end and reason of the account suspension in force at `now`
 * (of several, the one that ends last); null if there is none.
 */
export const selectAccount = (db: Db, now: string) =>
  db
    .selectFrom('players')
    .leftJoin('suspensions as s', (join) =>
      join
        .onRef('s.player_id', '=', 'players.id')
        .on('s.alcance', '=', 'cuenta')
        .on('s.lifted_at', 'is', null)
        .on('s.hasta', '>', now),
    )
    .where('players.closed_at', 'is', null)
    .select([
      'players.id',
      'players.username',
      'players.email',
      'players.rol',
      'players.admin',
      'players.imagen',
      'players.validado',
      'players.second_factor',
      's.hasta',
      's.motivo',
    ])
    .orderBy('s.hasta', 'desc')
    .limit(1)
