import type { correctEmail as route } from '@trinchera/contract/players'
import type { BodyOf } from '@trinchera/contract/route'
import { isUniqueViolation } from '@trinchera/db/database'
import { closeMailTokens } from '@trinchera/db/queries/notices/mail-tokens'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import { changePlayer } from '@trinchera/db/queries/admin/players'
import { findForLogin } from '@trinchera/db/queries/players/players'
import { enqueueMail } from '@trinchera/effects/mails'
import { isPassword } from '../../accounts/passwords'
import { refuseSuspended } from '../../accounts/suspended'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { wrongCredentials } from '../session/log-in'
import { emailTaken } from './register-player'

/**
 * Replaces the e-mail address of an account that was never validated and mails a new validation link. Links mailed to the old address
 * become invalid. An unknown account and a wrong password give the same error after the same time (docs/behaviour/accounts.md#Login).
 */
export async function correctEmail(
  { database, jobs, now }: Services,
  { email, password, email_nuevo }: BodyOf<typeof route>,
): Promise<void> {
  const found = await findForLogin(database.db, email)
  const right = await isPassword(found?.password_hash, password)
  if (!found || !right) throw wrongCredentials()
  const at = now()
  try {
    await database.transaction(async (trx, onCommit) => {
      const account = await lockAccount(trx, found.id)
      if (!account || account.password_hash !== found.password_hash) throw wrongCredentials()
      if (account.validado) throw new RuleError(409, 'Tu cuenta ya está validada: puedes iniciar sesión')
      await refuseSuspended(trx, account.id, 'cuenta', at)
      await changePlayer(trx, account.id, { email: email_nuevo.trim().toLowerCase() })
      await closeMailTokens(trx, account.id, at.toISOString(), 'validar')
      await enqueueMail(trx, onCommit, { jobs, now }, account.id, { kind: 'validar' })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken('email_nuevo')
    throw error
  }
}
