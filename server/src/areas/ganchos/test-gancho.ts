import type { GanchoEnvio } from '@trinchera/contract/ganchos'
import { paths } from '@trinchera/contract/site-paths'
import { storedClan } from '@trinchera/db/queries/clanes/clanes'
import { lastEnvio } from '@trinchera/db/queries/ganchos/ganchos'
import { insertEnvio } from '@trinchera/db/queries/ganchos/outbox'
import type { SessionInfo } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { ganchoTransaction } from './gancho-transaction'

/** Stores a test message, which is sent at once and tried a single time. */
export const testGancho = (
  services: Services,
  session: SessionInfo,
  params: { id: number; gancho: number },
): Promise<GanchoEnvio> =>
  ganchoTransaction(services, session, params, async ({ trx, onCommit, stored, now }) => {
    const { id, nombre, tag } = found(await storedClan(trx, params.id), 'Ese clan no existe')
    const data = {
      clan: { id, nombre, tag },
      titulo: `Prueba del webhook de ${nombre}`,
      texto: `${session.username} mandó esta prueba desde ${services.config.siteName}.`,
      enlace: paths.clan(id),
    }
    await insertEnvio(trx, stored.id, { type: 'webhook.test', timestamp: now, data }, null, now)
    onCommit(() => services.jobs.enqueue('deliver-webhook', { gancho: stored.id }))
    return lastEnvio(trx, stored.id)
  })
