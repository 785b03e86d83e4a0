import type { Anuncio, createAnuncio as route } from '@trinchera/contract/anuncios'
import type { BodyOf } from '@trinchera/contract/route'
import { insertAnuncio } from '@trinchera/db/queries/anuncios/anuncios'
import type { SessionInfo } from '../../handler'
import { storeWidePicture } from '../../pictures'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff-transaction'
import { announceAnuncio, keepPictures, namedAnuncio } from './announce-anuncio'
import { auditedFields, wholeTexts } from './anuncio-texts'

/** Publishes an announcement under the session's name, whatever `creador` says; refused, its picture goes again. */
export async function createAnuncio(
  services: Services,
  session: SessionInfo,
  body: BodyOf<typeof route>,
): Promise<Anuncio> {
  const texts = wholeTexts(body) // before the picture is worked on
  const picture = body.imagen ? await storeWidePicture(services.config.dataDir, 'anuncios', body.imagen) : null
  const now = services.now().toISOString()
  const fields = { ...texts, imagen: picture?.path ?? null }
  try {
    return await staffTransaction(services, session, async (trx, note, onCommit) => {
      const id = await insertAnuncio(trx, {
        ...fields,
        creador: session.username,
        id_creador: session.id,
        created_at: now,
      })
      await keepPictures(trx, id, texts.contenido, now)
      await note('anuncio.crear', namedAnuncio({ id, titulo: texts.titulo }), null, auditedFields(fields))
      return announceAnuncio(trx, onCommit, services, 'announcement:published', id)
    })
  } catch (error) {
    await picture?.discard()
    throw error
  }
}
