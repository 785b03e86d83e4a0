import type { requestEmailChange as route } from '@trinchera/contract/seguridad'
import type { BodyOf } from '@trinchera/contract/route'
import { isUniqueViolation } from '@trinchera/db/database'
import { changePlayer, isEmailTaken } from '@trinchera/db/queries/admin/players'
import { closeMailTokens, spendMailToken, type TokenState } from '@trinchera/db/queries/notices/mail-tokens'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import {
  deletePendingEmailChange,
  markEmailChanged,
  pendingEmailChange,
  storeEmailChange,
} from '@trinchera/db/queries/players/email-changes'
import { enqueueMail } from '@trinchera/effects/mails'
import { emailChangeMs, emailUndoMs } from '@trinchera/rules/limits'
import { shortenedEmail } from '@trinchera/rules/presentation'
import { constantTimeResponse } from '../../http/constant-time-response'
import type { SessionInfo } from '../../http/handler'
import { fieldError, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { hashOfToken } from '../players/mail-token'
import { ownerTransaction, requireOwner } from './require-owner'

const unknown = () => fieldError(400, 'token', 'El enlace no sirve, o el cambio de correo ya no está pedido')
const taken = () => new RuleError(409, 'Ese correo ya es de otra cuenta. Elige otro en Mi Cuenta')

/** The id of the player to whom a mailed token belongs. Throws 400 if the token is unknown, used or expired. */
export function playerOfLink(token: TokenState): number {
  if (token.state === 'unknown') throw unknown()
  if (token.state === 'used') throw fieldError(400, 'token', 'Ese enlace ya se usó o lo reemplazó otro')
  if (token.state === 'expired') throw fieldError(400, 'token', 'El enlace venció')
  return token.player
}

/**
 * Begins a change of e-mail address: mails a confirmation link to the new address and a warning to the current one. If another account has
 * the new address, no link is mailed, and the reply does not reveal this (docs/behaviour/accounts.md#Change of e-mail).
 */
export async function requestEmailChange(
  services: Services,
  session: SessionInfo,
  { email_nuevo, ...proof }: BodyOf<typeof route>,
): Promise<void> {
  const nuevo = email_nuevo.trim().toLowerCase()
  if (nuevo === session.email) throw fieldError(400, 'email_nuevo', 'Ese ya es tu correo')
  const hash = await requireOwner(services, session, proof)
  const now = services.now()
  await constantTimeResponse(() =>
    ownerTransaction(services, session, hash, async (trx, { id, email }, onCommit) => {
      await storeEmailChange(trx, {
        player_id: id,
        anterior: email,
        nuevo,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + emailChangeMs).toISOString(),
      })
      await closeMailTokens(trx, id, now.toISOString(), 'correo-nuevo')
      if (!(await isEmailTaken(trx, nuevo, id)))
        await enqueueMail(trx, onCommit, services, id, { kind: 'correo-nuevo', email: nuevo })
      await enqueueMail(trx, onCommit, services, id, {
        kind: 'seguridad',
        security: { suceso: 'correo-pedido', nuevo: shortenedEmail(nuevo) },
      })
    }),
  )
}

/** Cancels the player's change of e-mail address that is not confirmed yet. Throws 404 if there is none. */
export async function cancelEmailChange({ database }: Services, { id }: SessionInfo): Promise<void> {
  if (!(await database.transaction((trx) => deletePendingEmailChange(trx, id))))
    throw new RuleError(404, 'No hay un cambio de correo por confirmar')
}

/**
 * Completes a change of e-mail address with the token mailed to the new address. The former address gets an e-mail with a link to undo the
 * change. Throws 400 if the token is unknown, used or expired, 409 if another account has taken the new address.
 */
export async function confirmEmailChange(services: Services, email: string, token: string): Promise<void> {
  const { database, now } = services
  const at = now().toISOString()
  try {
    await database.transaction(async (trx, onCommit) => {
      const presented = { hash: hashOfToken(token), email, purpose: 'correo-nuevo', now: at } as const
      const player = playerOfLink(await spendMailToken(trx, presented))
      const account = await lockAccount(trx, player)
      const change = await pendingEmailChange(trx, player, at)
      if (!account || change?.nuevo !== email.toLowerCase()) throw unknown()
      if (await isEmailTaken(trx, change.nuevo, player)) throw taken()
      // The mailed token proves that the player owns the address, so the account is validated too, even if staff had revoked that.
      await changePlayer(trx, player, { email: change.nuevo, validado: 1 })
      await markEmailChanged(trx, change.id, at, new Date(now().getTime() + emailUndoMs).toISOString())
      for (const purpose of ['validar', 'recuperar'] as const) await closeMailTokens(trx, player, at, purpose)
      const nuevo = shortenedEmail(change.nuevo)
      await enqueueMail(trx, onCommit, services, player, { kind: 'correo-deshacer', email: account.email, nuevo })
      await enqueueMail(trx, onCommit, services, player, {
        kind: 'seguridad',
        security: { suceso: 'correo-listo' },
      })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw taken() // a concurrent request has taken the address
    throw error
  }
}
