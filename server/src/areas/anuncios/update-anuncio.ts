import type { Anuncio, updateAnuncio as route } from '@trinchera/contract/anuncios'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import {
  anuncioById,
  changeAnuncio,
  fieldsChangedSince,
  lockAnuncio,
  type AnuncioFields,
  type StoredAnuncio,
} from '@trinchera/db/queries/anuncios/anuncios'
import type { SessionInfo } from '../../http/handler'
import { removePicture, storeWidePicture } from '../../pictures/store-picture'
import { changedFieldErrors, editConflict } from '../../http/edit-conflict'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { broadcastAnuncio, linkTextPictures, anuncioLabel } from './broadcast-anuncio'
import { auditedFields, givenTexts } from './anuncio-texts'

type Body = BodyOf<typeof route>

const sentences: Record<string, (anuncio: StoredAnuncio) => string> = {
  titulo: ({ titulo }) => `Ahora el título es ${titulo}`,
  descripcion: ({ descripcion }) => `Ahora la descripción es ${descripcion}`,
  contenido: () => 'El contenido es otro',
  imagen: ({ imagen }) => (imagen === null ? 'Ahora el anuncio no tiene imagen' : 'La imagen es otra'),
}

/** Throws 409 if the anuncio has a newer revision than the editor loaded. The errors name each changed field and its current value. */
async function refuseConflictingAnuncioEdit(
  trx: Db,
  anuncio: StoredAnuncio,
  revision: number | undefined,
): Promise<void> {
  if (revision === undefined || revision === anuncio.revision) return
  const changed = await fieldsChangedSince(trx, anuncio.id, revision)
  throw editConflict('el anuncio', changedFieldErrors(changed, sentences, anuncio))
}

function changesOf(anuncio: StoredAnuncio, given: Partial<AnuncioFields>): Partial<AnuncioFields> {
  const { titulo, descripcion, contenido, imagen } = { ...anuncio, ...given }
  return {
    ...(titulo === anuncio.titulo ? {} : { titulo }),
    ...(descripcion === anuncio.descripcion ? {} : { descripcion }),
    ...(contenido === anuncio.contenido ? {} : { contenido }),
    ...(imagen === anuncio.imagen ? {} : { imagen }),
  }
}

const before = (anuncio: StoredAnuncio, changes: Partial<AnuncioFields>): Partial<AnuncioFields> =>
  Object.fromEntries(Object.entries(anuncio).filter(([field]) => field in changes))

function store(
  services: Services,
  session: SessionInfo,
  id: number,
  revision: number | undefined,
  given: Partial<AnuncioFields>,
): Promise<Anuncio> {
  const now = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const anuncio = found(await lockAnuncio(trx, id), 'Ese anuncio no existe')
    await refuseConflictingAnuncioEdit(trx, anuncio, revision)
    const changes = changesOf(anuncio, given)
    if (!Object.keys(changes).length) return found(await anuncioById(trx, id), 'Ese anuncio no existe')
    await changeAnuncio(trx, id, changes, now)
    if (changes.contenido !== undefined) await linkTextPictures(trx, id, changes.contenido, now)
    if (changes.imagen !== undefined) onCommit(() => removePicture(services.pictures, anuncio.imagen))
    await audit(
      'anuncio.modificar',
      anuncioLabel({ id, titulo: anuncio.titulo }),
      auditedFields(before(anuncio, changes)),
      auditedFields(changes),
    )
    return broadcastAnuncio(trx, onCommit, services, 'announcement:updated', id)
  })
}

/** Updates the given fields of an anuncio. A replaced picture is deleted after the commit, the new one if the update fails. */
export async function updateAnuncio(
  services: Services,
  session: SessionInfo,
  id: number,
  body: Body,
): Promise<Anuncio> {
  const texts = await givenTexts(body) // the texts are validated before the picture is processed, which is slow
  found(await anuncioById(services.database.db, id), 'Ese anuncio no existe')
  const picture =
    body.imagen instanceof Uint8Array ? await storeWidePicture(services.pictures, 'anuncios', body.imagen) : null
  try {
    return await store(services, session, id, body.revision, {
      ...texts,
      ...(picture ? { imagen: picture.path } : body.quitar_imagen ? { imagen: null } : {}),
    })
  } catch (error) {
    await picture?.discard()
    throw error
  }
}
