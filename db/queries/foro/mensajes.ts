import type { Mensaje, Reaccion } from '@trinchera/contract/foro'
import { extracto, reaccionTipos, type ReaccionTipo } from '@trinchera/rules/foro'
import { textOf } from '@trinchera/rules/html-text'
import { extractoLength } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import { presentTexts, selectComments, type Viewer } from '../anuncios/comments'
import type { Page } from '../ladder/tops'

/** Query for the posts of a topic that this viewer may see. */
const seenIds = (db: Db, tema: number, viewer: Viewer | null) =>
  db
    .selectFrom('comments as v')
    .where('v.id_tema', '=', tema)
    .$if(!viewer?.moderates, (query) =>
      query.where((eb) =>
        eb.or([eb('v.hidden_at', 'is', null), ...(viewer ? [eb('v.id_creador', '=', viewer.id)] : [])]),
      ),
    )

async function quotesOf(db: Db, ids: readonly number[]): Promise<Map<number, NonNullable<Mensaje['cita']>>> {
  if (!ids.length) return new Map()
  const rows = await selectComments(db)
    .where('c.id', 'in', [...new Set(ids)])
    .where('c.hidden_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ id, username, creador, comentario }) => [
      id,
      { id, creador: username ?? creador, extracto: extracto(textOf(comentario), extractoLength) },
    ]),
  )
}

async function reactionsOf(db: Db, ids: readonly number[]): Promise<Map<number, Reaccion[]>> {
  if (!ids.length) return new Map()
  const rows = await db
    .selectFrom('foro_reacciones')
    .where('id_comment', 'in', [...ids])
    .orderBy('player_id')
    .selectAll()
    .execute()
  return new Map(
    ids.map((id) => [
      id,
      reaccionTipos.flatMap((tipo) => {
        const jugadores = rows.filter((row) => row.id_comment === id && row.tipo === tipo).map((row) => row.player_id)
        return jugadores.length ? [{ tipo, jugadores }] : []
      }),
    ]),
  )
}

async function present(db: Db, rows: Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>) {
  const texts = await presentTexts(db, rows)
  const quotes = await quotesOf(
    db,
    rows.flatMap(({ cita }) => cita ?? []),
  )
  const reactions = await reactionsOf(
    db,
    rows.map(({ id }) => id),
  )
  return texts.map(({ comentario, ...text }, index): Mensaje => {
    const { id_tema = null, cita = null } = rows[index] ?? {}
    return {
      ...text,
      id_tema: id_tema ?? 0,
      contenido: comentario,
      cita: cita === null ? null : (quotes.get(cita) ?? null),
      reacciones: reactions.get(text.id) ?? [],
    }
  })
}

/** A page of the posts of a topic that this viewer may see, oldest first. `known`: the number of these posts, if the caller knows it. */
export async function mensajesOf(
  db: Db,
  tema: number,
  viewer: Viewer | null,
  page: Page,
  known?: number,
): Promise<{ mensajes: Mensaje[]; total: number }> {
  const ids = await seenIds(db, tema, viewer)
    .orderBy('v.id')
    .limit(page.por_pagina)
    .offset((page.pagina - 1) * page.por_pagina)
    .select('v.id')
    .execute()
  const total =
    known ??
    (
      await seenIds(db, tema, viewer)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    ).total
  const rows = ids.length
    ? await selectComments(db)
        .where(
          'c.id',
          'in',
          ids.map(({ id }) => id),
        )
        .orderBy('c.id')
        .execute()
    : []
  return { mensajes: await present(db, rows), total }
}

/** Number of the page of a topic on which this viewer finds a post; null if the post is not in the topic or hidden from the viewer. */
export async function pageOfMensaje(
  db: Db,
  tema: number,
  id: number,
  viewer: Viewer | null,
  size: number,
): Promise<number | null> {
  const found = await seenIds(db, tema, viewer).where('v.id', '=', id).select('v.id').executeTakeFirst()
  if (!found) return null
  const { before } = await seenIds(db, tema, viewer)
    .where('v.id', '<', id)
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .executeTakeFirstOrThrow()
  return Math.floor(before / size) + 1
}

/** Id of the first visible post of a topic after the post `hasta`; null if there is none. */
export async function firstAfter(db: Db, tema: number, hasta: number): Promise<number | null> {
  const row = await db
    .selectFrom('comments')
    .where('id_tema', '=', tema)
    .where('id', '>', hasta)
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Number of visible posts of a topic after the post `id` that `author` has not written. Without an author, all are counted. */
export async function answersAfter(db: Db, tema: number, id: number, author: number | null): Promise<number> {
  const { n } = await db
    .selectFrom('comments')
    .where('id_tema', '=', tema)
    .where('id', '>', id)
    .where('hidden_at', 'is', null)
    .$if(author !== null, (query) =>
      query.where((eb) => eb.or([eb('id_creador', 'is', null), eb('id_creador', '<>', author ?? 0)])),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** One forum post, hidden or not; null if there is no such post. */
export async function mensajeById(db: Db, id: number): Promise<Mensaje | null> {
  const rows = await selectComments(db).where('c.id', '=', id).where('c.id_tema', 'is not', null).execute()
  const [mensaje] = await present(db, rows)
  return mensaje ?? null
}

/** The text of a topic's first post; null if the post is hidden or there is no such topic. */
export async function firstMensaje(db: Db, tema: number): Promise<{ contenido: string } | null> {
  const row = await db
    .selectFrom('foro_temas as t')
    .innerJoin('comments as c', 'c.id', 't.primero')
    .where('t.id', '=', tema)
    .where('c.hidden_at', 'is', null)
    .select('c.comentario as contenido')
    .executeTakeFirst()
  return row ?? null
}

/** The newest visible topics of a section, each with the text of its first post, for the section's feed. */
export async function newestTemas(
  db: Db,
  seccion: number,
  limit: number,
): Promise<{ id: number; titulo: string; creador: string; contenido: string; created_at: string; ultimo: string }[]> {
  const rows = await db
    .selectFrom('foro_temas as t')
    .innerJoin('comments as c', 'c.id', 't.primero')
    .innerJoin('comments as u', 'u.id', 't.ultimo')
    .leftJoin('players as p', (join) => join.onRef('p.id', '=', 't.id_creador').on('p.closed_at', 'is', null))
    .where('t.id_seccion', '=', seccion)
    .where('t.oculto', '=', 0)
    .orderBy('t.id', 'desc')
    .limit(limit)
    .select([
      't.id',
      't.titulo',
      't.creador',
      'p.username',
      'c.comentario as contenido',
      't.created_at',
      'u.created_at as ultimo',
    ])
    .execute()
  return rows.map(({ username, creador, ...row }) => ({ ...row, creador: username ?? creador }))
}

/** Stores a player's reaction to a post. Does nothing if the player has reacted in the same way already. */
export async function storeReaction(trx: Db, id_comment: number, player_id: number, tipo: ReaccionTipo): Promise<void> {
  await trx
    .insertInto('foro_reacciones')
    .values({ id_comment, player_id, tipo })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteReaction(
  trx: Db,
  id_comment: number,
  player_id: number,
  tipo: ReaccionTipo,
): Promise<void> {
  await trx
    .deleteFrom('foro_reacciones')
    .where('id_comment', '=', id_comment)
    .where('player_id', '=', player_id)
    .where('tipo', '=', tipo)
    .execute()
}
