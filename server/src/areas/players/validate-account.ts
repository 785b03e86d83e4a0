import type { BodyOf } from '@trinchera/contract/route'
import type { validateAndLogIn as route } from '@trinchera/contract/session'
import type { Db } from '@trinchera/db/database'
import { enqueueMail } from '@trinchera/effects/mails'
import { spendMailToken, type TokenState } from '@trinchera/db/queries/notices/mail-tokens'
import { findForLogin, markValidated } from '@trinchera/db/queries/players/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { constantTimeResponse } from '../../http/constant-time-response'
import { fieldError } from '../../http/rule-error'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import type { Sessions } from '../../plugins/session'
import type { Services } from '../../services'
import type { RequestOrigin } from '../../accounts/origin'
import { openSession, type Entered } from '../session/open-session'
import { hashOfToken } from './mail-token'

/** The error message for a validation link that is wrong, used or expired. It may say which, because only the owner has the link. */
function refusalOf(token: TokenState) {
  if (token.state === 'unknown') return 'El enlace no sirve: no es de esta cuenta o no está completo. Pide uno nuevo'
  if (token.validado) return 'Tu cuenta ya está validada: puedes iniciar sesión'
  return token.state === 'used'
    ? 'Ese enlace ya se usó o lo reemplazó otro. Pide uno nuevo'
    : 'El enlace venció. Pide uno nuevo y te llegará otro correo'
}

/** Marks the player of a validation token as validated and returns the player's id. Throws 400 if the token is wrong, used or expired. */
async function validate(trx: Db, email: string, token: string, now: Date): Promise<number> {
  const spent = await spendMailToken(trx, {
    hash: hashOfToken(token),
    email,
    purpose: 'validar',
    now: now.toISOString(),
  })
  if (spent.state !== 'good') throw fieldError(400, 'token', refusalOf(spent))
  if (await markValidated(trx, spent.player)) await bumpVersion(trx, 'players')
  return spent.player
}

/** Validates an account with the token of its validation e-mail. Throws 400 if the token is wrong, used or expired. */
export async function validateAccount({ database, now }: Services, email: string, token: string): Promise<void> {
  await database.transaction((trx) => validate(trx, email, token, now()))
}

/**
 * Validates an account and opens a session for it, in one transaction. Throws 400 for a wrong, used or expired token and 423 for a
 * suspended account; in both cases nothing is stored (docs/behaviour/accounts.md#Validation and recovery mails).
 */
export async function validateAndLogIn(
  services: Services,
  sessions: Sessions,
  { email, token }: BodyOf<typeof route>,
  from: RequestOrigin,
): Promise<Entered> {
  return services.database.transaction(async (trx, onCommit) => {
    const account = await lockAccount(trx, await validate(trx, email, token, services.now()))
    if (!account) throw fieldError(400, 'token', refusalOf({ state: 'unknown' }))
    return openSession(trx, onCommit, services, sessions, account, from)
  })
}

/** Sends the validation e-mail again. Neither the response nor its duration reveals whether the account exists or is validated. */
export function resendValidation({ database, jobs, now }: Services, email: string): Promise<void> {
  return constantTimeResponse(() =>
    database.transaction(async (trx, onCommit) => {
      const player = email.includes('@') ? await findForLogin(trx, email.trim()) : undefined
      if (!player || player.validado) return
      await enqueueMail(trx, onCommit, { jobs, now }, player.id, { kind: 'validar' })
    }),
  )
}
