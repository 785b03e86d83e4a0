import type { Db } from '../../database'

/** Value of `since` for a picture whose file is being deleted, so that no text may show the picture. Sorts before every time. */
const claimed = ''

/** Stores an uploaded picture. It is an orphan, which is deleted after a day, until a text shows it. `now`: ISO 8601. */
export async function insertAnuncioPicture(trx: Db, path: string, now: string): Promise<void> {
  await trx.insertInto('anuncio_pictures').values({ path, id_anuncio: null, since: now }).execute()
}

/**
 * Links to an anuncio the pictures that its text shows. Pictures that the text no longer shows become orphans at `now` (ISO 8601). Returns
 * the first path that is not a picture of the site; null if all paths are.
 */
export async function linkPictures(
  trx: Db,
  anuncio: number,
  paths: readonly string[],
  now: string,
): Promise<string | null> {
  await trx
    .updateTable('anuncio_pictures')
    .set({ id_anuncio: null, since: now })
    .where('id_anuncio', '=', anuncio)
    .$if(paths.length > 0, (query) => query.where('path', 'not in', [...paths]))
    .execute()
  if (!paths.length) return null
  await trx
    .updateTable('anuncio_pictures')
    .set({ id_anuncio: anuncio })
    .where('path', 'in', [...paths])
    .where('id_anuncio', 'is', null)
    .where('since', '!=', claimed)
    .execute()
  const rows = await trx
    .selectFrom('anuncio_pictures')
    .where('path', 'in', [...paths])
    .where('since', '!=', claimed)
    .select('path')
    .union(
      trx
        .selectFrom('anuncios')
        .where('imagen', 'in', [...paths])
        .select((eb) => eb.ref('imagen').$notNull().as('path')),
    )
    .execute()
  const known = new Set(rows.map(({ path }) => path))
  return paths.find((path) => !known.has(path)) ?? null
}

/** Paths of pictures that are orphans since before `before` (ISO 8601), oldest first. Those whose deletion was interrupted come first. */
export async function orphanPictures(db: Db, before: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('anuncio_pictures')
    .where('id_anuncio', 'is', null)
    .where('since', '<', before)
    .orderBy('since')
    .limit(limit)
    .select('path')
    .execute()
  return rows.map(({ path }) => path)
}

/**
 * Claims an orphan picture, so that no text can show it while its file is deleted. If an anuncio does show the picture, links the picture
 * to the anuncio instead and returns false.
 */
export async function claimUnlessReferenced(trx: Db, path: string): Promise<boolean> {
  const shownBy = await trx
    .selectFrom('anuncios')
    .where((eb) => eb.or([eb('contenido', 'like', `%${path}%`), eb('imagen', '=', path)]))
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (shownBy) {
    await trx
      .updateTable('anuncio_pictures')
      .set({ id_anuncio: shownBy.id })
      .where('path', '=', path)
      .where('id_anuncio', 'is', null)
      .execute()
    return false
  }
  return Boolean(
    await trx
      .updateTable('anuncio_pictures')
      .set({ since: claimed })
      .where('path', '=', path)
      .where('id_anuncio', 'is', null)
      .returning('path')
      .executeTakeFirst(),
  )
}

/** Deletes the row of a picture that `claimUnlessReferenced` claimed, once its file is deleted. */
export async function forgetPicture(db: Db, path: string): Promise<void> {
  await db.deleteFrom('anuncio_pictures').where('path', '=', path).where('since', '=', claimed).execute()
}
