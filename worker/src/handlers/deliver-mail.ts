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
import { readReplyTo } from '../mail/reply-to'

/** Attempts after which an e-mail is given up. With the pauses of `pauseAfter` the last one is three days after the first. */
export const mostAttempts = 82

/** Maximum number of e-mails that this process sends at the same time, so that a slow mail server does not occupy all job slots. */
export const mostAtOnce = 4

/** How long an attempt reserves its e-mail (lease), ms; its connection ends earlier. After that, the attempt counts as failed. */
const lease = sendingPatience * 4

/** The purpose of the token in an e-mail; null for e-mails without a token. */
const tokenPurpose = (kind: MailKind): MailTokensTable['purpose'] | null =>
  kind === 'validar' || kind === 'recuperar' || kind === 'correo-nuevo' || kind === 'correo-deshacer' ? kind : null

/** Reserves an e-mail for this attempt and stores the hash of the token, if the e-mail has one. Null if the e-mail is not due. */
async function startAttempt(trx: Db, id: number, token: string, at: Date): Promise<MailToSend | null> {
  const mail = await leaseMail(trx, id, { now: at.toISOString(), next: addMs(at, lease), mostAttempts })
  const lifetime = mail && tokenLifetime[mail.letter.kind]
  const purpose = mail && tokenPurpose(mail.letter.kind)
  if (!mail || !lifetime || !purpose || mail.player_id === null) return mail
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

/** Records a failed attempt and when the reconciler makes the next one. So the job itself does not fail. */
async function recordFailure({ database, now, log }: WorkerContext, mail: MailToSend, failure: MailFailure) {
  const givenUp = failure.forGood || mail.attempts >= mostAttempts
  const next = givenUp ? null : addMs(now(), pauseAfter(mail.attempts))
  await recordMailFailure(database.db, mail, failure.message, next)
  const details = { mail: mail.id, tipo: mail.letter.kind, intento: mail.attempts, motivo: failure.message }
  if (givenUp) log.error(details, 'un correo no se pudo entregar y no se intenta más')
  else log.warn({ ...details, siguiente: next }, 'un correo no salió; se intenta de nuevo')
}

let inFlight = 0

/**
 * Sends one e-mail of the outbox. A transaction first reserves the e-mail (lease), so that only one of several jobs and workers sends it.
 * The token in the e-mail is created here, and only its hash is stored. A duplicate is sent only if the process dies after the mail server
 * has accepted the e-mail and before the acceptance is stored.
 */
export const deliverMail: Perform<'deliver-mail'> = async ({ mail: id }, context) => {
  if (inFlight >= mostAtOnce) return // the reconciler will retry this e-mail
  const { database, mailer, now } = context
  const token = randomBytes(32).toString('base64url')
  const mail = await database.transaction((trx) => startAttempt(trx, id, token, now()))
  if (!mail) return
  const replyTo = await readReplyTo(database.db)
  inFlight++
  try {
    await mailer.send(mail, token, replyTo)
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    return await recordFailure(context, mail, error)
  } finally {
    inFlight--
  }
  await markMailSent(database.db, mail.id, now().toISOString())
}
