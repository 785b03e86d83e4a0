import { anuncioById, anuncioCards } from '@trinchera/db/queries/anuncios/anuncios'
import { anunciosPageSize } from '@trinchera/rules/limits'
import { handlersOf } from '../../http/handler'
import { pageMetaOf, pageOf } from '../../http/page'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { createAnuncio } from './create-anuncio'
import { deleteAnuncio } from './delete-anuncio'
import { updateAnuncio } from './update-anuncio'
import { uploadPicture } from './upload-picture'

export function anuncioHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    listAnuncios: async ({ query }) => {
      const page = pageOf(query, anunciosPageSize)
      const { anuncios, total } = await anuncioCards(db, page)
      return { message: 'Anuncios', data: anuncios, meta: pageMetaOf(page, total) }
    },
    getAnuncio: async ({ params }) => {
      const anuncio = found(await anuncioById(db, params.id), 'Ese anuncio no existe')
      return { message: anuncio.titulo, data: anuncio }
    },
    createAnuncio: async ({ body, session }) => ({
      message: 'Anuncio publicado',
      data: await createAnuncio(services, session, body),
    }),
    updateAnuncio: async ({ params, body, session }) => ({
      message: 'Los cambios del anuncio quedaron guardados',
      data: await updateAnuncio(services, session, params.id, body),
    }),
    deleteAnuncio: async ({ params, session }) => {
      await deleteAnuncio(services, session, params.id)
      return { message: 'Anuncio eliminado', data: null }
    },
    uploadAnuncioPicture: async ({ body, session }) => ({
      message: 'Imagen guardada',
      data: { imagen: await uploadPicture(services, session, body.imagen) },
    }),
  })
}
