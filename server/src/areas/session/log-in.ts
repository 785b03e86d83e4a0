import type { BodyOf } from '@trinchera/contract/route'
import type { login, SessionPlayer } from '@trinchera/contract/session'
import type { Db } from '@trinchera/db/database'
import { lockAccount, type Account } from '@trinchera/db/queries/players/accounts'
import { findForLogin } from '@trinchera/db/queries/players/players'
import { isPassword } from '../../accounts/passwords'
import type { Sessions } from '../../plugins/session'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseSuspendedLogin } from '../../accounts/suspended'

export interface Opened {
  token: string
  player: SessionPlayer
}

export const wrongCredentials = () => new RuleError(401, 'Correo, usuario o contraseña incorrectos')

/** Opens a session for a locked account whose owner has proved to be that. Throws 423, with the link to appeal, while it is suspended. */
export async function openSession(
  trx: Db,
  { config, now }: Pick<Services, 'config' | 'now'>,
  sessions: Sessions,
  { id, username, email, rol, admin, imagen }: Account,
): Promise<Opened> {
  await refuseSuspendedLogin(trx, id, config.jwtSecret, now())
  const player = { id, username, email, rol, admin: admin === 1, imagen }
  return { token: await sessions.open(trx, player), player }
}

/**
 * Opens a session by password. An unknown account and a wrong password give the same message in the same time; a missing validation or a
 * suspension is revealed only after the right password. The hash is compared again under the account's lock (docs/behaviour.md#Login).
 */
export async function logIn(
  services: Services,
  sessions: Sessions,
  { email, password }: BodyOf<typeof login>,
): Promise<Opened> {
  const { database } = services
  const found = await findForLogin(database.db, email)
  const right = await isPassword(found?.password_hash, password)
  if (!found || !right) throw wrongCredentials()
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, found.id)
    if (!account || account.password_hash !== found.password_hash) throw wrongCredentials()
    if (!account.validado)
      throw new RuleError(
        403,
        'Tu cuenta todavía no está validada. Revisa tu correo o pide que te lo enviemos de nuevo',
      )
    return openSession(trx, services, sessions, account)
  })
}
