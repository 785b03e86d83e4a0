import type { registerPlayer as route } from '@trinchera/contract/players'
import type { BodyOf } from '@trinchera/contract/route'
import { isUniqueViolation, type Db } from '@trinchera/db/database'
import { enqueueMail } from '@trinchera/effects/mails'
import { storeConsent } from '@trinchera/db/queries/privacy/consents'
import { insertPlayer, takenIdentity } from '@trinchera/db/queries/players/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { refuseWeakPassword } from '../../accounts/refuse-weak-password'
import { hashPassword } from '../../accounts/passwords'
import { fieldError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseUnknownVersion } from './consent'
import { cleanUsername, usernameTaken } from './username'

export const emailTaken = (field: string) => fieldError(409, field, 'Ya hay una cuenta con ese correo')

const taken = {
  email: () => emailTaken('email'),
  username: usernameTaken,
}

async function refuseTaken(db: Db, identity: { username: string; email: string }) {
  const field = await takenIdentity(db, identity)
  if (field) throw taken[field]()
}

/**
 * Creates an account and enqueues its validation e-mail. Throws 409 if the username or e-mail is taken, 400 for a weak password or a version
 * of the privacy page that does not exist.
 */
export async function registerPlayer(
  { database, jobs, now }: Services,
  body: BodyOf<typeof route>,
): Promise<{ id: number; username: string }> {
  const username = cleanUsername(body.username)
  const identity = { username, email: body.email.trim().toLowerCase() }
  await refuseTaken(database.db, identity)
  await refuseWeakPassword(body.password, identity)
  if (body.politica) await refuseUnknownVersion(database.db, body.politica)
  const password_hash = await hashPassword(body.password) // hashed outside the transaction, because it takes many milliseconds
  const at = now().toISOString()
  try {
    const id = await database.transaction(async (trx, onCommit) => {
      const player = await insertPlayer(trx, {
        ...identity,
        password_hash,
        volute: body.volute || null,
        created_at: at,
        edad: body.edad ?? null,
        presencia: 0,
        estadisticas: body.edad === '14-17' ? 0 : 1,
      })
      if (body.politica) await storeConsent(trx, player, body.politica, at)
      await enqueueMail(trx, onCommit, { jobs, now }, player, { kind: 'validar' })
      await bumpVersion(trx, 'players')
      return player
    })
    return { id, username }
  } catch (error) {
    if (isUniqueViolation(error)) await refuseTaken(database.db, identity) // a concurrent request has taken the name or e-mail
    throw error
  }
}
