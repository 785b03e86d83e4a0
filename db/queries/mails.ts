import type { Db } from '../database'
import type { MailTokensTable, MailsTable } from '../schema/players'

/** Notes a mail owed, in the transaction that causes it; answers its id for the job that delivers it. */
export async function owe(trx: Db, player_id: number, kind: MailsTable['kind'], now: string): Promise<number> {
  const row = await trx.insertInto('mails').values({ player_id, kind, created_at: now, next_attempt_at: now, sent_at: null, failure: null }).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** Mails whose next try is due. */
export async function mailsDue(db: Db, now: string, mostAttempts: number): Promise<number[]> {
  const rows = await db.selectFrom('mails').where('sent_at', 'is', null).where('next_attempt_at', '<=', now).where('attempts', '<', mostAttempts).select('id').execute()
  return rows.map((row) => row.id)
}

export interface MailToSend { id: number; kind: MailsTable['kind']; player_id: number; username: string; email: string; attempts: number }

/** A mail that has not gone out yet, and to whom. */
export async function mailToSend(trx: Db, id: number): Promise<MailToSend | null> {
  const row = await trx
    .selectFrom('mails')
    .innerJoin('players', 'players.id', 'mails.player_id')
    .where('mails.id', '=', id)
    .where('mails.sent_at', 'is', null)
    .select(['mails.id', 'mails.kind', 'mails.player_id', 'mails.attempts', 'players.username', 'players.email'])
    .executeTakeFirst()
  return row ?? null
}

/** One more try begun: the next one is due at `next`, should this process not live to tell how it went. */
export async function beginAttempt(trx: Db, mail: MailToSend, next: string): Promise<void> {
  await trx.updateTable('mails').set({ attempts: mail.attempts + 1, next_attempt_at: next }).where('id', '=', mail.id).execute()
}

export async function mailSent(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now, failure: null }).where('id', '=', id).execute()
}

export async function mailFailed(db: Db, id: number, failure: string): Promise<void> {
  await db.updateTable('mails').set({ failure: failure.slice(0, 500) }).where('id', '=', id).execute()
}

/** Keeps a mail's token, hashed; the token itself is only in the mail. */
export async function storeMailToken(trx: Db, token: MailTokensTable): Promise<void> {
  await trx.insertInto('mail_tokens').values(token).execute()
}
