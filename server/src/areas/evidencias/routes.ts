import { evidenciasOf } from '@trinchera/db/queries/disputes/evidencias'
import { handlersOf } from '../../http/handler'
import type { Services } from '../../services'
import { addEvidencia } from './add-evidencia'
import { deleteEvidencia } from './delete-evidencia'
import { requireEvidenceReader } from './read-evidence'

export function evidenciaHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    listEvidencias: async ({ params, session }) => {
      await requireEvidenceReader(db, session, params.id)
      return { message: 'Evidencias', data: await evidenciasOf(db, params.id) }
    },
    addEvidencia: async ({ params, body, session }) => ({
      message: 'Evidencia agregada',
      data: await addEvidencia(services, session, params.id, body),
    }),
    deleteEvidencia: async ({ params, session }) => ({
      message: 'Evidencia retirada',
      data: await deleteEvidencia(services, session, params),
    }),
  })
}
