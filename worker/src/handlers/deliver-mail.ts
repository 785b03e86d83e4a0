import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@trinchera/db/database'
import {
  leaseMail,
  recordMailFailure,
  markMailSent,
  storeMailToken,
  type MailToSend,
} from '@trinchera/db/queries/notices/mails'
import type { Handler, WorkerContext } from '../context'
import { tokenLifetime } from '../mail/letters'
import { MailFailure, sendingPatience } from '../mail/mailer'

/** After these a mail is given up, with its last failure beside it. */
export const mostAttempts = 12

/** Mails on their way at once in this process: a mail server that does not answer must not hold every hand of the worker. */
export const mostAtOnce = 4

/** When a try that nobody told the end of is taken for lost, in milliseconds: well after its connection was cut. */
const lease = sendingPatience * 4

const pauses = { first: 5_000, longest: 3_600_000 }

/** How long the next try waits after this many failed, in milliseconds: 5 s, doubled each time, up to an hour. */
export const pauseAfter = (attempts: number) => Math.min(pauses.first * 2 ** (attempts - 1), pauses.longest)

const later = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString()

/** Claims the mail and keeps the hash of the token that this try will carry, if the letter carries one. */
async function begin(trx: Db, id: number, token: string, at: Date): Promise<MailToSend | null> {
  const mail = await leaseMail(trx, id, { now: at.toISOString(), next: later(at, lease), mostAttempts })
  const lifetime = mail && tokenLifetime[mail.letter.kind]
  if (!mail || !lifetime || (mail.letter.kind !== 'validar' && mail.letter.kind !== 'recuperar')) return mail
  const token_hash = createHash('sha256').update(token).digest('hex')
  await storeMailToken(trx, {
    token_hash,
    player_id: mail.player_id,
    purpose: mail.letter.kind,
    created_at: at.toISOString(),
    expires_at: later(at, lifetime),
  })
  return mail
}

/** A failed try is no failed job: the mail's own row says when the next one is due, and the sweep comes for it. */
async function noteFailure({ database, now, log }: WorkerContext, mail: MailToSend, failure: MailFailure) {
  const givenUp = failure.forGood || mail.attempts >= mostAttempts
  const next = givenUp ? null : later(now(), pauseAfter(mail.attempts))
  await recordMailFailure(database.db, mail.id, failure.message, next)
  const said = { mail: mail.id, tipo: mail.letter.kind, intento: mail.attempts, motivo: failure.message }
  if (givenUp) log.error(said, 'un correo no se pudo entregar y no se intenta más')
  else log.warn({ ...said, siguiente: next }, 'un correo no salió; se intenta de nuevo')
}

let underWay = 0

/**
 * Sends one mail owed. It is claimed in a transaction before anything is sent, so that a job, a sweep and another worker that come for it at once
 * send it once. Its token is made here and stored hashed, so that none waits in the database.
 * The one way to a second copy: the process (or the line, or the database) dies after the mail server took the mail and before that is noted.
 */
export const deliverMail: Handler<'deliver-mail'> = async ({ mail: id }, context) => {
  if (underWay >= mostAtOnce) return // the sweep finds it
  const { database, mailer, now } = context
  const token = randomBytes(32).toString('base64url')
  const mail = await database.transaction((trx) => begin(trx, id, token, now()))
  if (!mail) return
  underWay++
  try {
    await mailer.send(mail, token)
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    return await noteFailure(context, mail, error)
  } finally {
    underWay--
  }
  await markMailSent(database.db, mail.id, now().toISOString())
}
