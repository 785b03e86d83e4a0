import { parseSince, sinceOf } from '@trinchera/db/queries/ganchos/expanded'
import {
  deleteGancho,
  presentGancho,
  resumeGancho,
  stopGancho,
  storedGancho,
  storedGanchos,
  storeSecret,
  updateEventos,
} from '@trinchera/db/queries/ganchos/ganchos'
import type { Handlers } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { requireRights } from '../clanes/clan-rights'
import { createGancho, newSecret } from './create-gancho'
import { ganchoTransaction } from './gancho-transaction'
import { testGancho } from './test-gancho'

type Names = 'listGanchos' | 'createGancho' | 'updateGancho' | 'deleteGancho' | 'testGancho' | 'renewGanchoSecret'

export function ganchoHandlers(services: Services): Handlers<Names> {
  const { db } = services.database
  return {
    listGanchos: async ({ params, session }) => {
      const { clan } = await requireRights(db, session, params.id, 'webhooks')
      const stored = await storedGanchos(db, clan.id)
      return { message: 'Webhooks del clan', data: await Promise.all(stored.map((one) => presentGancho(db, one))) }
    },
    createGancho: async ({ params, body, session }) => ({
      message: 'Webhook agregado',
      data: await createGancho(services, session, params.id, body),
    }),
    updateGancho: async ({ params, body: { eventos, activo }, session }) => ({
      message: activo ? 'Los cambios del webhook quedaron guardados' : 'El webhook queda en pausa',
      data: await ganchoTransaction(services, session, params, async ({ trx, stored, now }) => {
        if (activo && stored.activo === 0) await resumeGancho(trx, stored, sinceOf(eventos, now))
        else {
          await updateEventos(trx, stored.id, sinceOf(eventos, now, parseSince(stored)))
          if (!activo && stored.activo === 1) await stopGancho(trx, stored.id, null)
        }
        return presentGancho(trx, found(await storedGancho(trx, params.id, stored.id), ''))
      }),
    }),
    deleteGancho: async ({ params, session }) => {
      await ganchoTransaction(services, session, params, ({ trx, stored }) => deleteGancho(trx, stored.id))
      return { message: 'Webhook eliminado', data: null }
    },
    testGancho: async ({ params, session }) => ({
      message: 'Prueba en camino',
      data: await testGancho(services, session, params),
    }),
    renewGanchoSecret: async ({ params, session }) => ({
      message: 'El webhook firma con un secreto nuevo',
      data: await ganchoTransaction(services, session, params, async ({ trx, stored }) => {
        if (stored.clase === 'discord') throw new RuleError(400, 'Un webhook de Discord no lleva secreto')
        const secreto = newSecret()
        await storeSecret(trx, stored.id, secreto)
        return { ...(await presentGancho(trx, stored)), secreto }
      }),
    }),
  }
}
