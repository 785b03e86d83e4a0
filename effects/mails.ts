import type { Db, OnCommit } from '@trinchera/db/database'
import { insertMail, type Letter } from '@trinchera/db/queries/notices/mails'
import type { EffectServices } from './services'

/**
 * Stores an e-mail in the outbox within the caller's transaction; after the commit, enqueues the job that delivers it. Returns its id.
 * `player`: null for an address without an account.
 */
export async function enqueueMail(
  trx: Db,
  onCommit: OnCommit,
  { jobs, now }: Pick<EffectServices, 'jobs' | 'now'>,
  player: number | null,
  letter: Letter,
): Promise<number> {
  const mail = await insertMail(trx, player, letter, now().toISOString())
  onCommit(() => jobs.enqueue('deliver-mail', { mail }))
  return mail
}
