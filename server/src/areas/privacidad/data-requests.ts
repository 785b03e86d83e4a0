import type { OwnDataRequest, requestData as route } from '@trinchera/contract/privacidad'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import { confirmRequest, insertRequest, ownRequest, requestById } from '@trinchera/db/queries/privacy/requests'
import { enqueueMail } from '@trinchera/effects/mails'
import { requestNumber } from '@trinchera/rules/solicitudes'
import { requestOfToken } from '@trinchera/runtime/request-token'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'

/**
 * Stores a request about personal data, and mails a link with which its sender confirms it. The reply is the same whether or not an account
 * has the e-mail address, because accounts are only looked up at the confirmation (docs/behaviour/privacy.md#Requests).
 */
export function requestData(
  services: Services,
  { derecho, correo, texto }: BodyOf<typeof route>,
): Promise<{ numero: string }> {
  const created_at = services.now().toISOString()
  const email = correo.trim().toLowerCase()
  return services.database.transaction(async (trx, onCommit) => {
    const id = await insertRequest(trx, { derecho, correo: email, texto, created_at })
    const numero = requestNumber({ id, created_at })
    await enqueueMail(trx, onCommit, services, null, { kind: 'solicitud', email, solicitud: { id, numero, derecho } })
    return { numero }
  })
}

async function requestNamed(db: Db, { config, now }: Services, token: string) {
  const useless = 'Este enlace no sirve o venció: envía la solicitud de nuevo'
  return found(await requestById(db, found(requestOfToken(config.jwtSecret, token), useless), now()), useless)
}

/** The request that a mailed link names. Throws 404 if the link is not valid, or the request was not confirmed in time. */
export async function ownDataRequest(services: Services, token: string): Promise<OwnDataRequest> {
  const { db } = services.database
  return ownRequest(db, await requestNamed(db, services, token))
}

/** Confirms the request that a mailed link names; its deadline starts now. Throws 404 for a wrong or late link, 409 if confirmed before. */
export function confirmDataRequest(services: Services, token: string): Promise<OwnDataRequest> {
  return services.database.transaction(async (trx, onCommit) => {
    const request = await requestNamed(trx, services, token)
    if (!(await confirmRequest(trx, request, services.now())))
      throw new RuleError(409, 'Esta solicitud ya estaba confirmada')
    onCommit(() => broadcastPendingWork(services))
    return ownRequest(trx, await requestNamed(trx, services, token))
  })
}
