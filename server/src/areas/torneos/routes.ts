import { listTorneos } from '@trinchera/db/queries/site/torneos'
import type { Handlers } from '../../http/handler'
import type { Services } from '../../services'
import { createTorneo, removeTorneo, updateTorneo } from './manage-torneos'

export function torneoHandlers(
  services: Services,
): Handlers<'listTorneos' | 'createTorneo' | 'updateTorneo' | 'deleteTorneo'> {
  return {
    listTorneos: async () => ({
      message: 'Torneos',
      data: await listTorneos(services.database.db, services.now().toISOString()),
    }),
    createTorneo: async ({ body, session }) => ({
      message: 'Torneo anunciado',
      data: await createTorneo(services, session, body),
    }),
    updateTorneo: async ({ params, body, session }) => ({
      message: 'Torneo modificado',
      data: await updateTorneo(services, session, params.id, body),
    }),
    deleteTorneo: async ({ params, session }) => {
      await removeTorneo(services, session, params.id)
      return { message: 'Torneo eliminado', data: null }
    },
  }
}
