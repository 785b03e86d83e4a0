import { changePlayer, isEmailTaken } from '@trinchera/db/queries/admin/players'
import { closeMailTokens, spendMailToken } from '@trinchera/db/queries/notices/mail-tokens'
import { forgetDevices } from '@trinchera/db/queries/players/account-signals'
import { linkGoogle, lockAccount, setPasswordHash } from '@trinchera/db/queries/players/accounts'
import { deleteEmailChanges, undoableEmailChange } from '@trinchera/db/queries/players/email-changes'
import { deleteChallengesOf } from '@trinchera/db/queries/players/login-challenges'
import { deleteFactorsSince } from '@trinchera/db/queries/players/second-factor'
import { enqueueMail } from '@trinchera/effects/mails'
import { shortenedEmail } from '@trinchera/rules/presentation'
import { fieldError, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { hashOfToken } from '../players/mail-token'
import { endSessions } from '../session/end-sessions'
import { playerOfLink } from './change-email'

/**
 * Restores an account's former e-mail address with the token mailed to that address. Because whoever changed the address knew the password,
 * it also removes the password, all sessions, the Google account and all second factors added since the change, and mails a link for a new
 * password (docs/behaviour/accounts.md#Change of e-mail). Throws 400 if the token or change is too old, 409 if the address is taken.
 */
export async function undoEmailChange(services: Services, email: string, token: string): Promise<void> {
  const { database, now } = services
  const at = now().toISOString()
  const anterior = email.toLowerCase()
  await database.transaction(async (trx, onCommit) => {
    const presented = { hash: hashOfToken(token), email, purpose: 'correo-deshacer', now: at } as const
    const player = playerOfLink(await spendMailToken(trx, presented))
    const account = await lockAccount(trx, player)
    const change = await undoableEmailChange(trx, player, anterior, at)
    if (!account || !change) throw fieldError(400, 'token', 'Ese cambio de correo ya no se puede deshacer')
    if (await isEmailTaken(trx, anterior, player))
      throw new RuleError(409, 'Ese correo ya es de otra cuenta. Escribe a la administración')
    await changePlayer(trx, player, { email: anterior, validado: 1 })
    await setPasswordHash(trx, player, null)
    await linkGoogle(trx, player, null)
    await deleteFactorsSince(trx, player, change.created_at)
    await deleteEmailChanges(trx, player)
    await deleteChallengesOf(trx, player)
    await forgetDevices(trx, player)
    await closeMailTokens(trx, player, at)
    await endSessions(trx, onCommit, services, player, { reason: 'La cuenta volvió a su correo anterior', now: at })
    await enqueueMail(trx, onCommit, services, player, {
      kind: 'seguridad',
      email: account.email,
      security: { suceso: 'correo-deshecho', nuevo: shortenedEmail(anterior) },
    })
    await enqueueMail(trx, onCommit, services, player, { kind: 'recuperar' })
  })
}
