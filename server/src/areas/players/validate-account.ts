import { enqueueMail } from '@trinchera/effects/mails'
import { spendMailToken, type TokenState } from '@trinchera/db/queries/notices/mail-tokens'
import { findForLogin, markValidated } from '@trinchera/db/queries/players/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { constantTimeResponse } from '../../http/constant-time-response'
import { fieldError } from '../../http/rule-error'
import type { Services } from '../../services'
import { hashOfToken } from './mail-token'

/** Distinct messages for a used, expired and wrong link; they reveal nothing, since the link itself is secret. */
function refusalOf(token: TokenState) {
  if (token.state === 'unknown') return 'El enlace no sirve: no es de esta cuenta o no está completo. Pide uno nuevo'
  if (token.validado) return 'Tu cuenta ya está validada: puedes iniciar sesión'
  return token.state === 'used'
    ? 'Ese enlace ya se usó o lo reemplazó otro. Pide uno nuevo'
    : 'El enlace venció. Pide uno nuevo y te llegará otro correo'
}

/** Validates an account with the token of its mail. Throws 400. */
export async function validateAccount({ database, now }: Services, email: string, token: string): Promise<void> {
  await database.transaction(async (trx) => {
    const spent = await spendMailToken(trx, {
      hash: hashOfToken(token),
      email,
      purpose: 'validar',
      now: now().toISOString(),
    })
    if (spent.state !== 'good') throw fieldError(400, 'token', refusalOf(spent))
    if (await markValidated(trx, spent.player)) await bumpVersion(trx, 'players')
  })
}

/** Sends the validation mail again. Response and duration do not reveal whether the account exists or is validated. */
export function resendValidation({ database, jobs, now }: Services, email: string): Promise<void> {
  return constantTimeResponse(() =>
    database.transaction(async (trx, onCommit) => {
      const player = email.includes('@') ? await findForLogin(trx, email.trim()) : undefined
      if (!player || player.validado) return
      await enqueueMail(trx, onCommit, { jobs, now }, player.id, { kind: 'validar' })
    }),
  )
}
