import type { BodyOf } from '@trinchera/contract/route'
import type { completeLogin as route, loginPasskey } from '@trinchera/contract/segundo-factor'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import { spendChallenge } from '@trinchera/db/queries/players/login-challenges'
import { stepOf } from '../../accounts/challenges'
import { checkCode, type Checked } from '../../accounts/check-factor'
import type { RequestOrigin } from '../../accounts/origin'
import { provePasskey, usePasskey } from '../../accounts/prove-passkey'
import { fieldError, RuleError } from '../../http/rule-error'
import { TooManyError } from '../../plugins/too-many'
import type { Sessions } from '../../plugins/session'
import type { Services } from '../../services'
import { startSession, type Opened } from './open-session'

const over = () => new RuleError(401, 'Ese paso ya se usó o venció. Inicia sesión de nuevo')
const noPasskey = () => new RuleError(401, 'No reconocimos esa llave de acceso. Prueba otra vez o entra de otra forma')

function refusalOf(checked: Exclude<Checked, 'right'>) {
  return checked === 'wrong'
    ? fieldError(401, 'codigo', 'Ese código no sirve. Espera el siguiente, o usa un código de recuperación')
    : new TooManyError(checked.wait)
}

/**
 * Completes a login with a second factor: a code or a passkey (docs/behaviour/accounts.md#Second factor). `ficha`: the token that the first
 * step returned. After a wrong code, the player may try another one with the same token.
 */
export async function completeLogin(
  services: Services,
  sessions: Sessions,
  { ficha, codigo, respuesta }: BodyOf<typeof route>,
  from: RequestOrigin,
): Promise<Opened> {
  const { database, now } = services
  const passkey = respuesta ? await provePasskey(services, 'segundo-factor', ficha, respuesta) : null
  if (respuesta && !passkey) throw noPasskey()
  if (!passkey && !codigo) throw fieldError(400, 'codigo', 'Escribe el código')
  const outcome = await database.transaction(async (trx, onCommit) => {
    const step = await stepOf(trx, 'segundo-factor', ficha, now())
    const account = step?.player_id ? await lockAccount(trx, step.player_id) : undefined
    if (!step || !account) return over()
    // Errors are returned instead of thrown, because a throw would roll back the stored count of wrong codes.
    const checked = passkey ? 'right' : await checkCode(trx, services, account.id, codigo ?? '')
    if (checked !== 'right') return refusalOf(checked)
    const isFirst = passkey ? await usePasskey(trx, passkey, now()) : await spendChallenge(trx, step.token_hash)
    return isFirst ? startSession(trx, onCommit, services, sessions, account, from) : over()
  })
  if (outcome instanceof RuleError) throw outcome
  return outcome
}

/** Opens a session with a passkey alone. No second factor is needed, because the owner's device has already verified its user. */
export async function logInWithPasskey(
  services: Services,
  sessions: Sessions,
  { ficha, respuesta }: BodyOf<typeof loginPasskey>,
  from: RequestOrigin,
): Promise<Opened> {
  const passkey = await provePasskey(services, 'llave-entrar', ficha, respuesta)
  if (!passkey) throw noPasskey()
  return services.database.transaction(async (trx, onCommit) => {
    const account = await lockAccount(trx, passkey.player)
    if (!account || !(await usePasskey(trx, passkey, services.now()))) throw noPasskey()
    if (!account.validado) throw new RuleError(403, 'Tu cuenta todavía no está validada. Revisa tu correo')
    return startSession(trx, onCommit, services, sessions, account, from)
  })
}
