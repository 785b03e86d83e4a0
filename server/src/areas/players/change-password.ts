import type { changePassword as route } from '@trinchera/contract/players'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db, OnCommit } from '@trinchera/db/database'
import { deletePendingEmailChange } from '@trinchera/db/queries/players/email-changes'
import { deleteChallengesOf } from '@trinchera/db/queries/players/login-challenges'
import { lockAccount, passwordHashOf, setPasswordHash } from '@trinchera/db/queries/players/accounts'
import { storedPlayer } from '@trinchera/db/queries/admin/players'
import { enqueueMail } from '@trinchera/effects/mails'
import {
  closeMailTokens,
  mailTokenState,
  spendMailToken,
  type TokenState,
} from '@trinchera/db/queries/notices/mail-tokens'
import { markValidated } from '@trinchera/db/queries/players/players'
import { openSessionsAmong } from '@trinchera/db/queries/players/sessions'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { ownPasswordsDiffer, repeatError } from '@trinchera/rules/validation'
import type { SessionInfo } from '../../http/handler'
import { refuseWeakPassword } from '../../accounts/refuse-weak-password'
import { hashPassword } from '../../accounts/passwords'
import { fieldError, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { endSessions } from '../session/end-sessions'
import { hashOfToken } from './mail-token'
import { isFresh, requirePassword } from './prove-owner'

type Body = BodyOf<typeof route>

function requireSame({ password, repeatPassword }: Body) {
  const differs = repeatError(password, repeatPassword, ownPasswordsDiffer)
  if (differs) throw fieldError(400, 'repeatPassword', differs)
}

/**
 * Stores a new password, makes the player's recovery links invalid, ends all sessions except the session with the `jti` `except` and
 * notifies the player by e-mail (docs/behaviour/accounts.md#Password change).
 */
async function store(services: Services, trx: Db, onCommit: OnCommit, player: number, hash: string, except?: string) {
  const now = services.now().toISOString()
  await setPasswordHash(trx, player, hash)
  await closeMailTokens(trx, player, now, 'recuperar')
  // Unfinished logins and e-mail changes are deleted too, because somebody who knew the former password may have begun them.
  await deleteChallengesOf(trx, player)
  await deletePendingEmailChange(trx, player)
  await endSessions(trx, onCommit, services, player, {
    reason: 'Tu contraseña cambió',
    now,
    ...(except ? { except } : {}),
  })
  await enqueueMail(trx, onCommit, services, player, { kind: 'clave-cambiada' })
}

const refusals: Record<Exclude<TokenState['state'], 'good'>, string> = {
  unknown: 'El enlace no sirve: no es de esta cuenta o no está completo. Pide uno nuevo',
  used: 'Ese enlace ya se usó o lo reemplazó otro. Pide uno nuevo',
  expired: 'El enlace venció. Pide uno nuevo',
}

function requireGood(token: TokenState) {
  if (token.state !== 'good') throw fieldError(400, 'token', refusals[token.state])
  return token.player
}

/** Changes the password with the token of a recovery e-mail. The token proves the e-mail address, so the account is also validated. */
export async function changePasswordByMail(
  services: Services,
  email: string,
  token: string,
  body: Body,
): Promise<void> {
  requireSame(body)
  const presented = {
    hash: hashOfToken(token),
    email: email.trim(),
    purpose: 'recuperar',
    now: services.now().toISOString(),
  } as const
  const owner = requireGood(await mailTokenState(services.database.db, presented)) // checked before hashing, which is slow
  await refuseWeakPassword(body.password, await storedPlayer(services.database.db, owner))
  const hash = await hashPassword(body.password)
  await services.database.transaction(async (trx, onCommit) => {
    const player = requireGood(await spendMailToken(trx, presented))
    if (!(await lockAccount(trx, player))) throw fieldError(400, 'token', refusals.unknown)
    await store(services, trx, onCommit, player, hash)
    if (await markValidated(trx, player)) await bumpVersion(trx, 'players')
  })
}

/**
 * Changes the password of the session's player. Requires the current password unless the player logged in within `freshSessionMs`. The
 * session and the current password are checked again after the account is locked.
 */
export async function changePasswordBySession(
  services: Services,
  email: string,
  session: SessionInfo,
  body: Body,
): Promise<void> {
  if (email.trim().toLowerCase() !== session.email) throw new RuleError(403, 'Solo puedes cambiar tu propia contraseña')
  requireSame(body)
  const { db } = services.database
  const current = await passwordHashOf(db, session.id)
  if (body.currentPassword)
    await requirePassword(current, body.currentPassword, 'currentPassword', 'La contraseña actual no es esa')
  else if (!isFresh(session, services.now()))
    throw fieldError(
      400,
      'currentPassword',
      current === null ? 'Vuelve a iniciar sesión para elegir una contraseña' : 'Escribe tu contraseña actual',
    )
  await refuseWeakPassword(body.password, session)
  const hash = await hashPassword(body.password)
  await services.database.transaction(async (trx, onCommit) => {
    const account = await lockAccount(trx, session.id)
    const open = await openSessionsAmong(trx, [session.jti], services.now().toISOString())
    if (!account || !open.has(session.jti)) throw new RuleError(401, 'Inicia sesión para continuar')
    if (account.password_hash !== current)
      throw fieldError(400, 'currentPassword', 'Tu contraseña acaba de cambiar. Intenta de nuevo')
    await store(services, trx, onCommit, session.id, hash, session.jti)
  })
}
