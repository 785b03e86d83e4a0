import type { Security } from '@trinchera/contract/seguridad'
import { passwordHashOf } from '@trinchera/db/queries/players/accounts'
import { pendingEmailChange } from '@trinchera/db/queries/players/email-changes'
import { passkeysOf } from '@trinchera/db/queries/players/passkeys'
import { recoveryCodesLeft, secondFactorOf } from '@trinchera/db/queries/players/second-factor'
import { relyingParty } from '../../accounts/relying-party'
import type { SessionInfo } from '../../http/handler'
import { needsSecondFactor } from '../../accounts/session-info'
import type { Services } from '../../services'

/** The security settings of the session's account: e-mail address, unconfirmed new address, password, second factors and passkeys. */
export async function securityState(
  { config, database: { db }, now }: Services,
  session: SessionInfo,
): Promise<Security> {
  const { id, email, rol, admin, secondFactor, lacksSecondFactor } = session
  const pending = await pendingEmailChange(db, id, now().toISOString())
  const passkeys = await passkeysOf(db, id)
  return {
    correo: email,
    correo_nuevo: pending ? { correo: pending.nuevo, vence: pending.expires_at } : null,
    contrasena: typeof (await passwordHashOf(db, id)) === 'string',
    segundo_paso: {
      activo: secondFactor,
      obligatorio: lacksSecondFactor || (config.staffSecondFactor && needsSecondFactor({ rol, admin })),
      app: (await secondFactorOf(db, id))?.totp_since ?? null,
      llaves: passkeys.map(({ id: key, nombre, created_at, used_at }) => ({
        id: key,
        nombre,
        creada: created_at,
        usada: used_at,
      })),
      codigos: await recoveryCodesLeft(db, id),
    },
    llaves_disponibles: relyingParty(config) !== null,
  }
}
