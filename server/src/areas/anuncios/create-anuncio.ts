import type { Anuncio, createAnuncio as route } from '@trinchera/contract/anuncios'
import type { BodyOf } from '@trinchera/contract/route'
import { insertAnuncio } from '@trinchera/db/queries/anuncios/anuncios'
import type { SessionInfo } from '../../http/handler'
import { storeWidePicture } from '../../pictures/store-picture'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { broadcastAnuncio, linkTextPictures, anuncioLabel } from './broadcast-anuncio'
import { auditedFields, newTexts } from './anuncio-texts'

/** Publishes an anuncio in the name of the session's player; `creador` in the body is ignored. On failure, deletes the uploaded picture. */
export async function createAnuncio(
  services: Services,
  session: SessionInfo,
  body: BodyOf<typeof route>,
): Promise<Anuncio> {
  const texts = await newTexts(body) // the texts are validated before the picture is processed, which is slow
  const picture = body.imagen ? await storeWidePicture(services.pictures, 'anuncios', body.imagen) : null
  const now = services.now().toISOString()
  const fields = { ...texts, imagen: picture?.path ?? null }
  try {
    return await staffTransaction(services, session, async (trx, audit, onCommit) => {
      const id = await insertAnuncio(trx, {
        ...fields,
        creador: session.username,
        id_creador: session.id,
        created_at: now,
        avisado_hasta: 0,
      })
      await linkTextPictures(trx, id, texts.contenido, now)
      await audit('anuncio.crear', anuncioLabel({ id, titulo: texts.titulo }), null, auditedFields(fields))
      onCommit(() => services.jobs.enqueue('tell-anuncio', { anuncio: id }))
      return broadcastAnuncio(trx, onCommit, services, 'announcement:published', id)
    })
  } catch (error) {
    await picture?.discard()
    throw error
  }
}
