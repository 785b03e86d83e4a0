import { sql } from 'kysely'
import type { Comment } from '@trinchera/contract/anuncios'
import { staffMay } from '@trinchera/rules/permissions'
import type { Db } from '../../database'
import type { Page } from '../ladder/tops'
import { mainClansOf } from '../players/main-clans'

/** Who looks: hidden comments are for their author and for moderators. */
export interface Viewer {
  id: number
  moderates: boolean
}

/** An open account shows under the name it has now, a closed one under the last it had. */
export const selectComments = (db: Db) =>
  db
    .selectFrom('comments as c')
    .leftJoin('players as p', (join) => join.onRef('p.id', '=', 'c.id_creador').on('p.closed_at', 'is', null))
    .select([
      'c.id',
      'c.id_anuncio',
      'c.creador',
      'c.comentario',
      'c.created_at',
      'c.edited_at',
      'c.hidden_at',
      'p.id as id_creador',
      'p.username',
      'p.imagen',
      'p.rol',
      'p.admin',
    ])
type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number]

/** Rows as the wire has them, each with the clan its author is introduced with now. */
export async function presentComments(db: Db, rows: readonly CommentRow[]): Promise<Comment[]> {
  const clans = await mainClansOf(
    db,
    rows.flatMap(({ id_creador }) => id_creador ?? []),
  )
  return rows.map(({ id_anuncio, creador, username, rol, admin, hidden_at, ...row }) => {
    const main = row.id_creador === null ? undefined : clans.get(row.id_creador)
    return {
      ...row,
      idAnuncio: id_anuncio,
      creador: username ?? creador,
      clan: main?.clan ?? null,
      tagClan: main?.tagClan ?? null,
      staff: rol !== null && staffMay({ rol, admin: admin === 1 }, 'anuncios.manage'),
      oculto: hidden_at !== null,
    }
  })
}

/** What is said under an announcement, in order, as far as this viewer sees it; whole or a page of it. */
export async function commentsOf(
  db: Db,
  anuncio: number,
  viewer: Viewer | null,
  page?: Page,
): Promise<{ comments: Comment[]; total: number }> {
  const seen = selectComments(db)
    .where('c.id_anuncio', '=', anuncio)
    .$if(!viewer?.moderates, (query) =>
      query.where((eb) =>
        eb.or([eb('c.hidden_at', 'is', null), ...(viewer ? [eb('c.id_creador', '=', viewer.id)] : [])]),
      ),
    )
  const ordered = seen.orderBy('c.id')
  const comments = await presentComments(
    db,
    await (page ? ordered.limit(page.por_pagina).offset((page.pagina - 1) * page.por_pagina) : ordered).execute(),
  )
  if (!page) return { comments, total: comments.length }
  const { total } = await seen
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { comments, total }
}

/** One comment as the wire has it; null where there is none. */
export async function commentById(db: Db, id: number): Promise<Comment | null> {
  const [comment] = await presentComments(db, await selectComments(db).where('c.id', '=', id).execute())
  return comment ?? null
}

/** A comment as it is stored, locked until the transaction ends; null where there is none. */
export async function lockComment(trx: Db, id: number) {
  const row = await trx
    .updateTable('comments')
    .set({ edited_at: sql`edited_at` })
    .where('id', '=', id)
    .returning(['id', 'id_anuncio', 'id_creador', 'creador', 'comentario', 'created_at', 'hidden_at'])
    .executeTakeFirst()
  return row ?? null
}
export type StoredComment = NonNullable<Awaited<ReturnType<typeof lockComment>>>

/** Stores a comment; answers its id. Lock the announcement first. */
export async function insertComment(
  trx: Db,
  comment: { id_anuncio: number; id_creador: number; creador: string; comentario: string; created_at: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('comments')
    .values({ ...comment, edited_at: null, hidden_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a comment's text, its hiding, or both. Times are ISO 8601. */
export async function changeComment(
  trx: Db,
  id: number,
  changes: { comentario: string; edited_at: string } | { hidden_at: string | null },
): Promise<void> {
  await trx.updateTable('comments').set(changes).where('id', '=', id).execute()
}

/** Takes a comment out with its reports. */
export async function deleteComment(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('comments').where('id', '=', id).execute()
}
