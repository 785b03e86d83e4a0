import type { ownerProof } from '@trinchera/contract/segundo-factor'
import type { Db, OnCommit } from '@trinchera/db/database'
import { lockAccount, passwordHashOf, type Account } from '@trinchera/db/queries/players/accounts'
import { openSessionsAmong } from '@trinchera/db/queries/players/sessions'
import type { z } from 'zod'
import { checkCode } from '../../accounts/check-factor'
import { provePasskey, usePasskey } from '../../accounts/prove-passkey'
import type { SessionInfo } from '../../http/handler'
import { fieldError, RuleError } from '../../http/rule-error'
import { TooManyError } from '../../plugins/too-many'
import type { Services } from '../../services'
import { isFresh, requirePassword } from '../players/prove-owner'

export type OwnerProof = z.output<typeof ownerProof>

/**
 * Throws 400 unless the given code or passkey is right; not 401, because the session stays valid. The attempt is stored in a transaction of
 * its own, so that it counts towards the limit even if it fails.
 */
async function requireFactor(services: Services, session: SessionInfo, { codigo, llave }: OwnerProof): Promise<void> {
  const { database, now } = services
  if (llave) {
    const passkey = await provePasskey(services, 'llave-prueba', llave.ficha, llave.respuesta)
    const isOwn = passkey?.player === session.id
    if (!passkey || !isOwn || !(await database.transaction((trx) => usePasskey(trx, passkey, now()))))
      throw fieldError(400, 'llave', 'No reconocimos esa llave de acceso. Prueba otra vez')
    return
  }
  if (!codigo) throw fieldError(400, 'codigo', 'Escribe un código de tu app o uno de recuperación')
  const checked = await database.transaction(async (trx) => {
    await lockAccount(trx, session.id)
    return checkCode(trx, services, session.id, codigo)
  })
  if (checked === 'wrong')
    throw fieldError(400, 'codigo', 'Ese código no sirve. Espera el siguiente, o usa uno de recuperación')
  if (checked !== 'right') throw new TooManyError(checked.wait)
}

/**
 * Requires proof that the session is used by the account's owner: the password and, if the account has one, a second factor. Throws 400 if
 * the proof is missing or wrong. No proof is needed within 10 minutes of the login, because a login proves both, unless `always` is set.
 * Returns the password's hash for `ownerTransaction` (docs/behaviour/accounts.md#Second factor).
 */
export async function requireOwner(
  services: Services,
  session: SessionInfo,
  proof: OwnerProof,
  { always = false } = {},
): Promise<string | null> {
  const fresh = isFresh(session, services.now())
  const hash = (await passwordHashOf(services.database.db, session.id)) ?? null
  if (proof.password) await requirePassword(hash, proof.password, 'password', 'La contraseña no es esa')
  else if (hash !== null && (always || !fresh)) throw fieldError(400, 'password', 'Escribe tu contraseña')
  else if (!fresh)
    throw new RuleError(400, 'Por seguridad, vuelve a iniciar sesión y hazlo antes de que pasen 10 minutos')
  if (session.secondFactor && (always || !fresh)) await requireFactor(services, session, proof)
  return hash
}

/** Runs `work` with the account locked. Throws 401 if the session has ended, 400 if the password's hash is no longer `hash`. */
export function ownerTransaction<T>(
  { database, now }: Pick<Services, 'database' | 'now'>,
  session: SessionInfo,
  hash: string | null,
  work: (trx: Db, account: Account, onCommit: OnCommit) => Promise<T>,
): Promise<T> {
  return database.transaction(async (trx, onCommit) => {
    const account = await lockAccount(trx, session.id)
    const open = await openSessionsAmong(trx, [session.jti], now().toISOString())
    if (!account || !open.has(session.jti)) throw new RuleError(401, 'Inicia sesión para continuar')
    if (account.password_hash !== hash)
      throw fieldError(400, 'password', 'Tu contraseña acaba de cambiar. Intenta de nuevo')
    return work(trx, account, onCommit)
  })
}
