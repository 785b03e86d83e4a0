import { createHash, randomBytes } from 'node:crypto'
import { beginAttempt, mailFailed, mailSent, mailToSend, storeMailToken } from '@trinchera/db/queries/mails'
import type { Handler } from '../context'
import { mailLifetime } from '../mail/templates'

/** How long a try may take before the sweep begins another, in milliseconds. */
const attemptPatience = 60_000

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Sends one mail owed. Its token is made here and stored hashed, so that none waits in the database; a mail sent twice because
 * a process died in between has two good tokens, and using one ends both.
 */
export const deliverMail: Handler<'deliver-mail'> = async ({ mail: id }, { database, mailer, now }) => {
  const token = randomBytes(32).toString('base64url')
  const at = now()
  const mail = await database.transaction(async (trx) => {
    const found = await mailToSend(trx, id)
    if (!found) return null
    await beginAttempt(trx, found, new Date(at.getTime() + attemptPatience).toISOString())
    await storeMailToken(trx, {
      token_hash: hashToken(token),
      player_id: found.player_id,
      purpose: found.kind,
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + mailLifetime[found.kind]).toISOString(),
    })
    return found
  })
  if (!mail) return
  try {
    await mailer.send(mail, token)
  } catch (error) {
    await mailFailed(database.db, id, error instanceof Error ? error.message : String(error))
    throw error
  }
  await mailSent(database.db, id, now().toISOString())
}
