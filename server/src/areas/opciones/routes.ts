import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { handlersOf } from '../../http/handler'
import type { Services } from '../../services'
import { updateOpciones } from './update-opciones'

export function opcionHandlers(services: Services) {
  return handlersOf({
    getOpciones: async () => ({ message: 'Opciones del sitio', data: await readOpciones(services.database.db) }),
    updateOpciones: async ({ body, session }) => ({
      message: 'Opciones guardadas',
      data: await updateOpciones(services, session, body),
    }),
  })
}
