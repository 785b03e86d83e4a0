import { etapaById, finalStandings, listEtapas } from '@trinchera/db/queries/ladder/etapas'
import { listOpenEtapas } from '@trinchera/db/queries/ladder/open-etapas'
import { juegoById } from '@trinchera/db/queries/ladder/juegos'
import { handlersOf } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { archiveEtapa } from './archive-etapa'
import { createEtapa, removeEtapa, updateEtapa } from './manage-etapas'

export function etapaHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    listEtapas: async ({ params }) => {
      const juego = found(await juegoById(db, params.gameId), 'Ese juego no existe')
      return { message: `Etapas de ${juego.nombre}`, data: await listEtapas(db, juego.id) }
    },
    listOpenEtapas: async () => ({ message: 'Etapas abiertas', data: await listOpenEtapas(db) }),
    getEtapa: async ({ params }) => {
      const etapa = found(await etapaById(db, params.id), 'Esa etapa no existe')
      return { message: etapa.nombre, data: etapa }
    },
    createEtapa: async ({ body, session }) => ({
      message: 'Etapa creada',
      data: await createEtapa(services, session, body),
    }),
    updateEtapa: async ({ params, body, session }) => ({
      message: 'Etapa modificada',
      data: await updateEtapa(services, session, params.id, body),
    }),
    deleteEtapa: async ({ params, session }) => {
      await removeEtapa(services, session, params.id)
      return { message: 'Etapa eliminada', data: null }
    },
    archiveEtapa: async ({ params, session }) => ({
      message: 'Etapa cerrada para siempre',
      data: await archiveEtapa(services, session, params.id),
    }),
    getFinalStandings: async ({ params }) => ({
      message: 'Tabla final',
      data: found(await finalStandings(db, params.id), 'Esa etapa no tiene una tabla final'),
    }),
  })
}
