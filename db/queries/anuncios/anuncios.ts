import { sql } from 'kysely'
import type { Anuncio, AnuncioCard } from '@trinchera/contract/anuncios'
import type { Db } from '../../database'
import type { Page } from '../ladder/tops'

/** Query for anuncios without their text. `comentarios`: number of visible ones. `id_creador`: null if the author's account is closed. */
const selectCards = (db: Db) =>
  db
    .selectFrom('anuncios as a')
    .leftJoin('players as p', (join) => join.onRef('p.id', '=', 'a.id_creador').on('p.closed_at', 'is', null))
    .select([
      'a.id',
      'a.titulo',
      'a.descripcion',
      'a.imagen',
      'a.creador',
      'p.id as id_creador',
      'a.created_at',
      'a.updated_at',
    ])
    .select(({ selectFrom }) =>
      selectFrom('comments')
        .whereRef('comments.id_anuncio', '=', 'a.id')
        .where('comments.hidden_at', 'is', null)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .as('comentarios'),
    )

const counted = <R extends { comentarios: number | null }>(row: R) => ({ ...row, comentarios: row.comentarios ?? 0 })

const newestFirst = (db: Db) => selectCards(db).orderBy('a.created_at', 'desc').orderBy('a.id', 'desc')

/** Anuncios as cards (without their text), newest first: one page, or all if `page` is missing. `total` counts all anuncios. */
export async function anuncioCards(db: Db, page?: Page): Promise<{ anuncios: AnuncioCard[]; total: number }> {
  const rows = await (page
    ? newestFirst(db)
        .limit(page.por_pagina)
        .offset((page.pagina - 1) * page.por_pagina)
    : newestFirst(db)
  ).execute()
  if (!page) return { anuncios: rows.map(counted), total: rows.length }
  const { total } = await db
    .selectFrom('anuncios')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { anuncios: rows.map(counted), total }
}

export async function newestAnuncios(db: Db, limit: number): Promise<Anuncio[]> {
  return (await newestFirst(db).select(['a.contenido', 'a.revision']).limit(limit).execute()).map(counted)
}

/** One anuncio with its text; null if there is no such anuncio. */
export async function anuncioById(db: Db, id: number): Promise<Anuncio | null> {
  const row = await selectCards(db).select(['a.contenido', 'a.revision']).where('a.id', '=', id).executeTakeFirst()
  return row ? counted(row) : null
}

export const cardOf = ({ contenido: _contenido, revision: _revision, ...card }: Anuncio): AnuncioCard => card

/** Locks an anuncio until the transaction ends and returns its stored fields; null if there is no such anuncio. */
export async function lockAnuncio(trx: Db, id: number) {
  const row = await trx
    .updateTable('anuncios')
    .set({ revision: sql`revision` })
    .where('id', '=', id)
    .returning(['id', 'titulo', 'descripcion', 'contenido', 'imagen', 'creador', 'id_creador', 'revision'])
    .executeTakeFirst()
  return row ?? null
}
export type StoredAnuncio = NonNullable<Awaited<ReturnType<typeof lockAnuncio>>>

export type AnuncioFields = Pick<StoredAnuncio, 'titulo' | 'descripcion' | 'contenido' | 'imagen'>

export async function insertAnuncio(
  trx: Db,
  anuncio: AnuncioFields & { creador: string; id_creador: number; created_at: string; avisado_hasta?: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('anuncios')
    .values({ ...anuncio, updated_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates the given fields of an anuncio, increments its revision and records which fields that revision changed. `now`: ISO 8601. */
export async function changeAnuncio(trx: Db, id: number, changes: Partial<AnuncioFields>, now: string): Promise<void> {
  const { revision } = await trx
    .updateTable('anuncios')
    .set({ ...changes, updated_at: now, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  const campos = Object.keys(changes)
  if (campos.length)
    await trx
      .insertInto('anuncio_changes')
      .values(campos.map((campo) => ({ id_anuncio: id, revision, campo })))
      .execute()
}

/** Names of the fields of an anuncio that changed after `revision`. */
export async function fieldsChangedSince(db: Db, id: number, revision: number): Promise<string[]> {
  const rows = await db
    .selectFrom('anuncio_changes')
    .where('id_anuncio', '=', id)
    .where('revision', '>', revision)
    .select('campo')
    .distinct()
    .orderBy('campo')
    .execute()
  return rows.map(({ campo }) => campo)
}

/** Deletes an anuncio, its comments and the reports of these comments. */
export async function deleteAnuncio(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('anuncios').where('id', '=', id).execute()
}
