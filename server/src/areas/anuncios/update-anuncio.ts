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
import type { SessionInfo } from '../../handler'
import { removePicture, storeWidePicture } from '../../pictures'
import { found, RuleError } from '../../rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff-transaction'
import { announceAnuncio, keepPictures, namedAnuncio } from './announce-anuncio'
import { auditedFields, givenTexts } from './anuncio-texts'

type Body = BodyOf<typeof route>

const nowIs: Record<string, (anuncio: StoredAnuncio) => string> = {
  titulo: ({ titulo }) => `Ahora el título es ${titulo}`,
  descripcion: ({ descripcion }) => `Ahora la descripción es ${descripcion}`,
  contenido: () => 'El contenido es otro',
  imagen: ({ imagen }) => (imagen === null ? 'Ahora el anuncio no tiene imagen' : 'La imagen es otra'),
}

/** Refuses an edit of an announcement that somebody changed since: 409 with each field that changed. */
async function refuseStale(trx: Db, anuncio: StoredAnuncio, revision: number | undefined): Promise<void> {
  if (revision === undefined || revision === anuncio.revision) return
  const changed = await fieldsChangedSince(trx, anuncio.id, revision)
  const errors = changed.flatMap((field) => (nowIs[field] ? [{ field, message: nowIs[field](anuncio) }] : []))
  throw new RuleError(
    409,
    'Alguien cambió el anuncio mientras lo editabas. Revisa lo que cambió y guarda de nuevo',
    errors,
  )
}

/** What is given and different from what is there. */
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
  return staffTransaction(services, session, async (trx, note, onCommit) => {
    const anuncio = found(await lockAnuncio(trx, id), 'Ese anuncio no existe')
    await refuseStale(trx, anuncio, revision)
    const changes = changesOf(anuncio, given)
    if (!Object.keys(changes).length) return found(await anuncioById(trx, id), 'Ese anuncio no existe')
    await changeAnuncio(trx, id, changes, now)
    if (changes.contenido !== undefined) await keepPictures(trx, id, changes.contenido, now)
    if (changes.imagen !== undefined) onCommit(() => removePicture(services.config.dataDir, anuncio.imagen))
    await note(
      'anuncio.modificar',
      namedAnuncio({ id, titulo: anuncio.titulo }),
      auditedFields(before(anuncio, changes)),
      auditedFields(changes),
    )
    return announceAnuncio(trx, onCommit, services, 'announcement:updated', id)
  })
}

/** Changes an announcement; fields left out stay. The picture it had goes once another has taken its place. */
export async function updateAnuncio(
  services: Services,
  session: SessionInfo,
  id: number,
  body: Body,
): Promise<Anuncio> {
  const texts = givenTexts(body) // before the picture is worked on
  found(await anuncioById(services.database.db, id), 'Ese anuncio no existe')
  const picture =
    body.imagen instanceof Uint8Array ? await storeWidePicture(services.config.dataDir, 'anuncios', body.imagen) : null
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
