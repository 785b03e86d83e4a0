import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@trinchera/db/database'
import {
  leaseMail,
  recordMailFailure,
  markMailSent,
  storeMailToken,
  type MailToSend,
} from '@trinchera/db/queries/notices/mails'
import type { MailKind, MailTokensTable } from '@trinchera/db/schema/players'
import { addMs, pauseAfter } from '../backoff'
import type { Perform, WorkerContext } from '../context'
import { tokenLifetime } from '../mail/letters'
import { MailFailure, sendingPatience } from '../mail/mailer'

/** How many attempts are made before a mail is given up. */
export const mostAttempts = 12

/** How many mails this process sends concurrently, so that an unresponsive mail server does not occupy all job slots. */
export const mostAtOnce = 4

/** Duration of an attempt's lease, ms; longer than its connection can last. When the lease ends, the attempt counts as failed. */
const lease = sendingPatience * 4

/** The purpose of an e-mail's token; null for e-mails without one. */
const tokenPurpose = (kind: MailKind): MailTokensTable['purpose'] | null =>
  kind === 'validar' || kind === 'recuperar' || kind === 'correo-nuevo' || kind === 'correo-deshacer' ? kind : null

/** Leases the mail and stores the hash of this attempt's token, if the mail has one. */
async function startAttempt(trx: Db, id: number, token: string, at: Date): Promise<MailToSend | null> {
  const mail = await leaseMail(trx, id, { now: at.toISOString(), next: addMs(at, lease), mostAttempts })
  const lifetime = mail && tokenLifetime[mail.letter.kind]
  const purpose = mail && tokenPurpose(mail.letter.kind)
  if (!mail || !lifetime || !purpose) return mail
  const token_hash = createHash('sha256').update(token).digest('hex')
  await storeMailToken(trx, {
    token_hash,
    player_id: mail.player_id,
    purpose,
    created_at: at.toISOString(),
    expires_at: addMs(at, lifetime),
  })
  return mail
}

/**
 * Records a failed attempt. The job itself does not fail: the mail's row has the time of the next attempt, and the reconciler retries it.
 */
async function recordFailure({ database, now, log }: WorkerContext, mail: MailToSend, failure: MailFailure) {
  const givenUp = failure.forGood || mail.attempts >= mostAttempts
  const next = givenUp ? null : addMs(now(), pauseAfter(mail.attempts))
  await recordMailFailure(database.db, mail.id, failure.message, next)
  const details = { mail: mail.id, tipo: mail.letter.kind, intento: mail.attempts, motivo: failure.message }
  if (givenUp) log.error(details, 'un correo no se pudo entregar y no se intenta más')
  else log.warn({ ...details, siguiente: next }, 'un correo no salió; se intenta de nuevo')
}

let inFlight = 0

/**
 * Sends one mail of the outbox. The mail is leased in a transaction first, so that concurrent jobs, reconciler passes and workers send it
 * once. Its token is created here and stored only as a hash. A duplicate is possible only if the process dies after the mail server has
 * accepted the mail and before that is recorded.
 */
export const deliverMail: Perform<'deliver-mail'> = async ({ mail: id }, context) => {
  if (inFlight >= mostAtOnce) return // the reconciler retries it
  const { database, mailer, now } = context
  const token = randomBytes(32).toString('base64url')
  const mail = await database.transaction((trx) => startAttempt(trx, id, token, now()))
  if (!mail) return
  inFlight++
  try {
    await mailer.send(mail, token)
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    return await recordFailure(context, mail, error)
  } finally {
    inFlight--
  }
  await markMailSent(database.db, mail.id, now().toISOString())
}
