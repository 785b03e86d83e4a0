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

/** Whether a key is a point of the curve, without which nothing can be encrypted to it. */
async function isPoint(p256dh: string): Promise<boolean> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  return crypto.subtle.importKey('raw', Buffer.from(p256dh, 'base64url'), curve, false, []).then(
    () => true,
    () => false,
  )
}

/** Registers this browser for pushes, or renews it (docs/behaviour/notices.md#Push). `agent`: its `User-Agent`. */
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
    // What ends the session or suspends the account removes its devices: none is added afterwards.
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
