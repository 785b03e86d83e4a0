import { isUniqueViolation, type Db, type OnCommit } from '@trinchera/db/database'
import {
  findForGoogle,
  linkGoogle,
  lockAccount,
  setPasswordHash,
  type Account,
} from '@trinchera/db/queries/players/accounts'
import { closeMailTokens } from '@trinchera/db/queries/notices/mail-tokens'
import { insertPlayer, markValidated } from '@trinchera/db/queries/players/players'
import { isBlockedIdentity } from '@trinchera/db/queries/privacy/blocked'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { Sessions } from '../../plugins/session'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { endSessions } from './end-sessions'
import { freeUsername } from './free-username'
import type { GoogleIdentity } from './google-credential'
import type { RequestOrigin } from '../../accounts/origin'
import { openSession, type Entered } from './open-session'

async function create(trx: Db, { sub, email, name }: GoogleIdentity, now: string): Promise<number> {
  const username = await freeUsername(trx, [name ?? '', email.split('@')[0] ?? ''])
  const id = await insertPlayer(trx, {
    username,
    email,
    password_hash: null,
    volute: null,
    created_at: now,
    validado: 1,
    google_sub: sub,
    presencia: 0,
  })
  await bumpVersion(trx, 'players')
  return id
}

/**
 * Marks an account as validated whose e-mail address was never validated. Removes its password and sessions first, because somebody else
 * may have created the account with this address (docs/behaviour/accounts.md#Google sign-in).
 */
async function claimUnvalidated(trx: Db, onCommit: OnCommit, services: Services, id: number, now: string) {
  await setPasswordHash(trx, id, null)
  await closeMailTokens(trx, id, now)
  await endSessions(trx, onCommit, services, id, { reason: 'La cuenta se unió a Google', now })
  await markValidated(trx, id)
  await bumpVersion(trx, 'players')
}

async function link(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  account: Account,
  { sub, email }: GoogleIdentity,
  now: string,
) {
  if (account.google_sub === sub) {
    if (!account.validado && account.email !== email)
      throw new RuleError(
        403,
        'Tu cuenta todavía no está validada. Revisa tu correo o pide que te lo enviemos de nuevo',
      )
    if (await markValidated(trx, account.id)) await bumpVersion(trx, 'players')
    return
  }
  if (account.google_sub !== null)
    throw new RuleError(409, 'La cuenta con ese correo está unida a otra cuenta de Google. Entra con tu contraseña')
  await linkGoogle(trx, account.id, sub)
  if (!account.validado) await claimUnvalidated(trx, onCommit, services, account.id, now)
}

function openFor(
  services: Services,
  sessions: Sessions,
  identity: GoogleIdentity,
  from: RequestOrigin,
): Promise<Entered> {
  const at = services.now().toISOString()
  return services.database.transaction(async (trx, onCommit) => {
    if (await isBlockedIdentity(trx, identity))
      throw new RuleError(401, 'Esa cuenta está bloqueada. Escríbele a quien responde por los datos del sitio')
    const id = (await findForGoogle(trx, identity)) ?? (await create(trx, identity, at))
    const account = await lockAccount(trx, id)
    if (!account) throw new RuleError(401, 'Con esa cuenta no se puede entrar')
    await link(trx, onCommit, services, account, identity, at)
    return openSession(trx, onCommit, services, sessions, account, from)
  })
}

/** Opens a session for a Google account: of the player connected to it, else of the player with its e-mail, else of a new player. */
export async function logInWithGoogle(
  services: Services,
  sessions: Sessions,
  identity: GoogleIdentity,
  from: RequestOrigin,
): Promise<Entered> {
  try {
    return await openFor(services, sessions, identity, from)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return openFor(services, sessions, identity, from) // retried because a concurrent first login has created the account
  }
}
