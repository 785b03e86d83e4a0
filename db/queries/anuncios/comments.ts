import { sql } from 'kysely'
import type { Comment } from '@trinchera/contract/anuncios'
import { staffMay } from '@trinchera/rules/permissions'
import type { Db } from '../../database'
import type { Page } from '../ladder/tops'
import { mainClansOf } from '../players/main-clans'

/** The person who is reading comments. A hidden comment is visible only to its author and to moderators. */
export interface Viewer {
  id: number
  moderates: boolean
}

/** Query for comments. Authors with an open account have their current name, others the name stored with the comment. */
export const selectComments = (db: Db) =>
  db
    .selectFrom('comments as c')
    .leftJoin('players as p', (join) => join.onRef('p.id', '=', 'c.id_creador').on('p.closed_at', 'is', null))
    .select([
      'c.id',
      'c.id_anuncio',
      'c.id_reto',
      'c.id_torneo',
      'c.partida',
      'c.id_tema',
      'c.cita',
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

/** Converts rows to comments, each with the current main clan of its author. The id of the anuncio, topic, reto or torneo is left out. */
export async function presentTexts(db: Db, rows: readonly CommentRow[]): Promise<Omit<Comment, 'idAnuncio'>[]> {
  const clans = await mainClansOf(
    db,
    rows.flatMap(({ id_creador }) => id_creador ?? []),
  )
  return rows.map(
    ({
      id_anuncio: _anuncio,
      id_reto: _reto,
      id_torneo: _torneo,
      partida: _partida,
      id_tema: _tema,
      cita: _cita,
      creador,
      username,
      rol,
      admin,
      hidden_at,
      ...row
    }) => {
      const main = row.id_creador === null ? undefined : clans.get(row.id_creador)
      return {
        ...row,
        creador: username ?? creador,
        clan: main?.clan ?? null,
        tagClan: main?.tagClan ?? null,
        staff: rol !== null && staffMay({ rol, admin: admin === 1 }, 'anuncios.manage'),
        oculto: hidden_at !== null,
      }
    },
  )
}

const presentComments = async (db: Db, idAnuncio: number, rows: readonly CommentRow[]): Promise<Comment[]> =>
  (await presentTexts(db, rows)).map((text) => ({ ...text, idAnuncio }))

/** Comments on an anuncio that this viewer may see, oldest first: one page, or all if `page` is missing. */
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
    anuncio,
    await (page ? ordered.limit(page.por_pagina).offset((page.pagina - 1) * page.por_pagina) : ordered).execute(),
  )
  if (!page) return { comments, total: comments.length }
  const { total } = await seen
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { comments, total }
}

/** One comment on an anuncio; null if there is no such comment or it is not on an anuncio. */
export async function commentById(db: Db, id: number): Promise<Comment | null> {
  const rows = await selectComments(db).where('c.id', '=', id).execute()
  const anuncio = rows[0]?.id_anuncio ?? null
  if (anuncio === null) return null
  const [comment] = await presentComments(db, anuncio, rows)
  return comment ?? null
}

/** Locks a comment until the transaction ends and returns it as stored; null if there is no such comment. */
export async function lockComment(trx: Db, id: number) {
  const row = await trx
    .updateTable('comments')
    .set({ edited_at: sql`edited_at` })
    .where('id', '=', id)
    .returning([
      'id',
      'id_anuncio',
      'id_reto',
      'id_torneo',
      'partida',
      'id_tema',
      'cita',
      'id_creador',
      'creador',
      'comentario',
      'created_at',
      'hidden_at',
    ])
    .executeTakeFirst()
  return row ?? null
}
export type StoredComment = NonNullable<Awaited<ReturnType<typeof lockComment>>>

/** Stores a comment, post or message; returns its id. First lock the anuncio, topic, reto or torneo to which it belongs. */
export async function insertComment(
  trx: Db,
  comment: { id_creador: number; creador: string; comentario: string; created_at: string } & (
    | { id_anuncio: number }
    | { id_reto: number }
    | { id_torneo: number; partida: number }
    | { id_tema: number; cita: number | null }
  ),
): Promise<number> {
  const { id } = await trx
    .insertInto('comments')
    .values({ id_anuncio: null, ...comment, edited_at: null, hidden_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes the text of a comment, or hides or shows it. Times are ISO 8601. */
export async function changeComment(
  trx: Db,
  id: number,
  changes: { comentario: string; edited_at: string } | { hidden_at: string | null },
): Promise<void> {
  await trx.updateTable('comments').set(changes).where('id', '=', id).execute()
}

export async function deleteComment(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('comments').where('id', '=', id).execute()
}
