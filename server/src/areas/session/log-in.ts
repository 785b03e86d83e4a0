import type { BodyOf } from '@trinchera/contract/route'
import type { login } from '@trinchera/contract/session'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import { findForLogin } from '@trinchera/db/queries/players/players'
import type { RequestOrigin } from '../../accounts/origin'
import { isPassword } from '../../accounts/passwords'
import type { Sessions } from '../../plugins/session'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { openSession, type Entered } from './open-session'

export const wrongCredentials = () => new RuleError(401, 'Correo, usuario o contraseña incorrectos')

/**
 * Logs in by password: opens a session or returns the second step. An unknown account and a wrong password give the same error after the
 * same time. Only with the right password do errors mention a missing validation or a suspension (docs/behaviour/accounts.md#Login).
 */
export async function logIn(
  services: Services,
  sessions: Sessions,
  { email, password }: BodyOf<typeof login>,
  from: RequestOrigin,
): Promise<Entered> {
  const { database } = services
  const found = await findForLogin(database.db, email)
  const right = await isPassword(found?.password_hash, password)
  if (!found || !right) throw wrongCredentials()
  return database.transaction(async (trx, onCommit) => {
    const account = await lockAccount(trx, found.id)
    if (!account || account.password_hash !== found.password_hash) throw wrongCredentials()
    if (!account.validado)
      throw new RuleError(
        403,
        'Tu cuenta todavía no está validada. Revisa tu correo o pide que te lo enviemos de nuevo',
      )
    return openSession(trx, onCommit, services, sessions, account, from)
  })
}
