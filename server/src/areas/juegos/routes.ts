import { listJuegos } from '@trinchera/db/queries/ladder/juegos'
import { handlersOf } from '../../http/handler'
import type { Services } from '../../services'
import { createJuego, removeJuego, updateJuego } from './manage-juegos'

export function juegoHandlers(services: Services) {
  return handlersOf({
    listJuegos: async () => ({ message: 'Juegos', data: await listJuegos(services.database.db) }),
    createJuego: async ({ body, session }) => ({
      message: 'Juego creado',
      data: await createJuego(services, session, body.nombre),
    }),
    updateJuego: async ({ params, body, session }) => ({
      message: 'Juego modificado',
      data: await updateJuego(services, session, params.id, body),
    }),
    deleteJuego: async ({ params, session }) => {
      await removeJuego(services, session, params.id)
      return { message: 'Juego eliminado', data: null }
    },
  })
}
