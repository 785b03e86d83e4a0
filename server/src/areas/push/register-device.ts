import type { PushDevice, PushSubscription } from '@trinchera/contract/push'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import { lockOpenSession } from '@trinchera/db/queries/players/sessions'
import { otherDevices, storeDevice } from '@trinchera/db/queries/push/devices'
import { pushDevicesMost } from '@trinchera/rules/limits'
import { publicUrl } from '@trinchera/runtime/outbound'
import type { SessionInfo } from '../../http/handler'
import { fieldError, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { deviceName } from '../../accounts/device-name'

/** True if the public key is a point of the P-256 curve. Pushes cannot be encrypted for any other key. */
async function isPoint(p256dh: string): Promise<boolean> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  return crypto.subtle.importKey('raw', Buffer.from(p256dh, 'base64url'), curve, false, []).then(
    () => true,
    () => false,
  )
}

/** Registers a browser for pushes, or renews its registration (docs/behaviour/notices.md#Push). `agent`: the `User-Agent` header. */
export async function registerDevice(
  { database, config, now }: Pick<Services, 'database' | 'now'> & { config: Pick<Services['config'], 'vapid'> },
  session: SessionInfo,
  subscription: PushSubscription,
  agent: string | undefined,
): Promise<PushDevice> {
  const url = publicUrl(subscription.endpoint)
  if (!url) throw fieldError(400, 'endpoint', 'La dirección del navegador no es válida')
  if (!(await isPoint(subscription.keys.p256dh))) throw fieldError(400, 'keys', 'La clave del navegador no es válida')
  return database.transaction(async (trx) => {
    // Locks the account, because ending a session or suspending the account removes its devices, and none may be added after that.
    const account = await lockAccount(trx, session.id)
    const open = account && (await lockOpenSession(trx, session.jti, now().toISOString()))
    if (!open || open.hasta !== null) throw new RuleError(401, 'Inicia sesión para continuar')
    if ((await otherDevices(trx, session.id, url.href)) >= pushDevicesMost)
      throw new RuleError(400, `Ya recibes avisos en ${pushDevicesMost} dispositivos. Quita uno en Mi Cuenta`)
    return storeDevice(trx, {
      ...subscription,
      endpoint: url.href,
      player: session.id,
      jti: session.jti,
      clave: config.vapid.publicKey,
      nombre: deviceName(agent),
      now: now().toISOString(),
    })
  })
}
