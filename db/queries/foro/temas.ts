import { sql } from 'kysely'
import type { Tema } from '@trinchera/contract/foro'
import { slugOf, type Busca, type Seguimiento } from '@trinchera/rules/foro'
import type { Db } from '../../database'
import type { Viewer } from '../anuncios/comments'
import type { Page } from '../ladder/tops'

/** Topics that a viewer sees: one whose first post is hidden only its author and moderators. */
const seenTemas = (db: Db, viewer: Viewer | null) =>
  db
    .selectFrom('foro_temas as t')
    .leftJoin('foro_lecturas as l', (join) =>
      join.onRef('l.id_tema', '=', 't.id').on('l.player_id', '=', viewer?.id ?? 0),
    )
    .$if(!viewer?.moderates, (query) =>
      query.where((eb) => eb.or([eb('t.oculto', '=', 0), ...(viewer ? [eb('t.id_creador', '=', viewer.id)] : [])])),
    )

/** With all that is shown of them. */
const selectTemas = (db: Db, viewer: Viewer | null) =>
  seenTemas(db, viewer)
    .leftJoin('players as p', (join) => join.onRef('p.id', '=', 't.id_creador').on('p.closed_at', 'is', null))
    .leftJoin('comments as u', 'u.id', 't.ultimo')
    .leftJoin('players as up', (join) => join.onRef('up.id', '=', 'u.id_creador').on('up.closed_at', 'is', null))
    .leftJoin('etapas as e', 'e.id', 't.id_etapa')
    .leftJoin('juegos as j', 'j.id', 'e.id_juego')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.player_id', '=', 't.id_creador').onRef('m.id_etapa', '=', 't.id_etapa'),
    )
    .leftJoin('clans as c', (join) => join.onRef('c.id', '=', 'm.id_clan').on('c.deleted_at', 'is', null))

const withColumns = (query: ReturnType<typeof selectTemas>, viewer: Viewer | null) =>
  query.select((eb) => [
    't.id',
    't.id_seccion',
    't.titulo',
    't.creador',
    't.created_at',
    't.fijado',
    't.cerrado',
    't.oculto',
    't.mensajes',
    't.ultimo',
    't.busca',
    't.horario',
    't.puesto',
    'p.id as id_creador',
    'p.username',
    'u.creador as ultimo_creador',
    'up.username as ultimo_username',
    'u.created_at as ultimo_fecha',
    'e.id as etapa',
    'e.nombre as etapa_nombre',
    'j.nombre as juego',
    'c.id as clan',
    'c.nombre as clan_nombre',
    'c.tag as clan_tag',
    'l.modo',
    (viewer
      ? eb
          .case()
          .when('t.ultimo', '<=', eb.fn.coalesce('l.hasta', eb.lit(0)))
          .then(eb.lit(0))
          .when(eb.fn.coalesce('l.hasta', eb.lit(0)), '=', 0)
          .then(eb.ref('t.mensajes'))
          .else(
            eb
              .selectFrom('comments as x')
              .whereRef('x.id_tema', '=', 't.id')
              .whereRef('x.id', '>', 'l.hasta')
              .where('x.hidden_at', 'is', null)
              .select((inner) => inner.fn.countAll<number>().as('n')),
          )
          .end()
      : eb.lit(0)
    ).as('sin_leer'),
  ])
type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number]

function present(row: Row, viewer: Viewer | null): Tema {
  const { id, id_seccion, titulo, created_at, busca, etapa, etapa_nombre, juego, clan, clan_nombre, clan_tag } = row
  return {
    id,
    id_seccion,
    titulo,
    slug: slugOf(titulo),
    creador: row.username ?? row.creador,
    id_creador: row.id_creador,
    created_at,
    fijado: row.fijado === 1,
    cerrado: row.cerrado === 1,
    oculto: row.oculto === 1,
    respuestas: Math.max(0, row.mensajes - (row.oculto ? 0 : 1)),
    ultimo: {
      id: row.ultimo,
      creador: row.ultimo_username ?? row.ultimo_creador ?? row.creador,
      fecha: row.ultimo_fecha ?? created_at,
    },
    busca: busca && {
      tipo: busca,
      etapa: etapa === null ? null : { id: etapa, nombre: etapa_nombre ?? '', juego: juego ?? '' },
      horario: row.horario ?? '',
      puesto: row.puesto ?? '',
      clan: clan === null ? null : { id: clan, nombre: clan_nombre ?? '', tag: clan_tag ?? '' },
    },
    sin_leer: Number(row.sin_leer ?? 0),
    seguimiento: viewer ? (row.modo ?? 'normal') : null,
  }
}

/** Which topics a list has; `seguidos`, `sin-leer`: of the viewer, without those that it muted. */
export interface TemaFilter {
  seccion?: number
  cuales?: 'todos' | 'seguidos' | 'sin-leer'
}

const filtered = (db: Db, viewer: Viewer | null, { seccion, cuales = 'todos' }: TemaFilter) =>
  seenTemas(db, viewer)
    .$if(seccion !== undefined, (query) => query.where('t.id_seccion', '=', seccion ?? 0))
    .$if(cuales === 'seguidos', (query) => query.where('l.modo', '=', 'seguir'))
    .$if(cuales === 'sin-leer', (query) =>
      query
        .where((eb) => eb('t.ultimo', '>', eb.fn.coalesce('l.hasta', eb.lit(0))))
        .where((eb) => eb(eb.fn.coalesce('l.modo', sql.lit('normal')), '<>', 'silenciar')),
    )

/** A page of topics: of a section the pinned ones first, then by their last post. */
export async function temasOf(
  db: Db,
  viewer: Viewer | null,
  filter: TemaFilter,
  page: Page,
): Promise<{ temas: Tema[]; total: number }> {
  if (filter.cuales && filter.cuales !== 'todos' && !viewer) return { temas: [], total: 0 }
  const ids = await filtered(db, viewer, filter)
    .$if(filter.seccion !== undefined, (query) => query.orderBy('t.fijado', 'desc'))
    .orderBy('t.ultimo', 'desc')
    .limit(page.por_pagina)
    .offset((page.pagina - 1) * page.por_pagina)
    .select('t.id')
    .execute()
  const rows = ids.length
    ? await withColumns(selectTemas(db, viewer), viewer)
        .where(
          't.id',
          'in',
          ids.map(({ id }) => id),
        )
        .execute()
    : []
  const byId = new Map(rows.map((row) => [row.id, present(row, viewer)]))
  const { total } = await filtered(db, viewer, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { temas: ids.flatMap(({ id }) => byId.get(id) ?? []), total }
}

/** One topic as this viewer sees it; null: there is none for them. */
export async function temaById(db: Db, id: number, viewer: Viewer | null): Promise<Tema | null> {
  const row = await withColumns(selectTemas(db, viewer), viewer).where('t.id', '=', id).executeTakeFirst()
  return row ? present(row, viewer) : null
}

/** Whether a topic exists, hidden or not. */
export async function temaExists(db: Db, id: number): Promise<boolean> {
  return Boolean(await db.selectFrom('foro_temas').where('id', '=', id).select('id').executeTakeFirst())
}

/** A stored topic, locked until the transaction ends; null if there is none. */
export async function lockTema(trx: Db, id: number) {
  const row = await trx
    .updateTable('foro_temas')
    .set({ titulo: sql`titulo` })
    .where('id', '=', id)
    .returning(['id', 'id_seccion', 'titulo', 'id_creador', 'fijado', 'cerrado', 'oculto', 'primero', 'ultimo'])
    .executeTakeFirst()
  return row ?? null
}
export type StoredTema = NonNullable<Awaited<ReturnType<typeof lockTema>>>

/** Stores a topic without posts; returns its id. */
export async function insertTema(
  trx: Db,
  tema: {
    id_seccion: number
    titulo: string
    id_creador: number
    creador: string
    created_at: string
    busca: Busca | null
    id_etapa: number | null
    horario: string | null
    puesto: string | null
  },
): Promise<number> {
  const { id } = await trx.insertInto('foro_temas').values(tema).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Counts a new visible post of a locked topic. */
export async function addToTema(trx: Db, id: number, mensaje: number): Promise<void> {
  await trx
    .updateTable('foro_temas')
    .set((eb) => ({
      mensajes: eb('mensajes', '+', 1),
      ultimo: mensaje,
      primero: eb.case().when('primero', '=', 0).then(mensaje).else(eb.ref('primero')).end(),
    }))
    .where('id', '=', id)
    .execute()
}

/** Counts the posts of a locked topic again, after one was deleted, hidden or shown. */
export async function recountTema(trx: Db, id: number): Promise<void> {
  const seen = await trx
    .selectFrom('comments')
    .where('id_tema', '=', id)
    .where('hidden_at', 'is', null)
    .select((eb) => [eb.fn.countAll<number>().as('mensajes'), eb.fn.max('id').as('ultimo')])
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('foro_temas')
    .set((eb) => ({
      mensajes: seen.mensajes,
      ultimo: seen.ultimo ?? eb.ref('primero'),
      oculto: eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('comments')
              .whereRef('comments.id', '=', 'foro_temas.primero')
              .where('hidden_at', 'is not', null)
              .select('comments.id'),
          ),
        )
        .then(1)
        .else(0)
        .end(),
    }))
    .where('id', '=', id)
    .execute()
}

export async function changeTema(
  trx: Db,
  id: number,
  changes: Partial<{ fijado: number; cerrado: number; id_seccion: number; titulo: string }>,
): Promise<void> {
  await trx.updateTable('foro_temas').set(changes).where('id', '=', id).execute()
}

/** Deletes a topic with all its posts. */
export async function deleteTemaRow(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('foro_temas').where('id', '=', id).execute()
}

/** The sections that have topics, by id. */
export async function seccionesInUse(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('foro_temas').select('id_seccion').distinct().execute()
  return new Set(rows.map(({ id_seccion }) => id_seccion))
}

interface SeccionCounts {
  temas: number
  mensajes: number
  sin_leer: number
  ultimo: { id_tema: number; titulo: string; creador: string; fecha: string } | null
}

/** What sections hold, by their id: counts, the last post, and topics with posts that this player has not read. */
export async function seccionCounts(db: Db, player: number | null): Promise<Map<number, SeccionCounts>> {
  const rows = await db
    .selectFrom('foro_temas as t')
    .leftJoin('foro_lecturas as l', (join) => join.onRef('l.id_tema', '=', 't.id').on('l.player_id', '=', player ?? 0))
    .where('t.oculto', '=', 0)
    .groupBy('t.id_seccion')
    .select((eb) => [
      't.id_seccion',
      eb.fn.countAll<number>().as('temas'),
      eb.fn.sum<number>('t.mensajes').as('mensajes'),
      eb.fn.max('t.ultimo').as('ultimo'),
      eb.fn
        .sum<number>(
          eb
            .case()
            .when('t.ultimo', '<=', eb.fn.coalesce('l.hasta', eb.lit(0)))
            .then(eb.lit(0))
            .when('l.modo', '=', 'silenciar')
            .then(eb.lit(0))
            .else(eb.lit(1))
            .end(),
        )
        .as('sin_leer'),
    ])
    .execute()
  const lasts = rows.length
    ? await db
        .selectFrom('comments as u')
        .innerJoin('foro_temas as t', 't.id', 'u.id_tema')
        .leftJoin('players as p', (join) => join.onRef('p.id', '=', 'u.id_creador').on('p.closed_at', 'is', null))
        .where(
          'u.id',
          'in',
          rows.map(({ ultimo }) => ultimo),
        )
        .select(['t.id_seccion', 't.id as id_tema', 't.titulo', 'u.creador', 'p.username', 'u.created_at as fecha'])
        .execute()
    : []
  const last = new Map(
    lasts.map(({ id_seccion, username, creador, ...row }) => [id_seccion, { ...row, creador: username ?? creador }]),
  )
  return new Map(
    rows.map(({ id_seccion, temas, mensajes, sin_leer }) => [
      id_seccion,
      {
        temas,
        mensajes: Number(mensajes),
        sin_leer: player === null ? 0 : Number(sin_leer),
        ultimo: last.get(id_seccion) ?? null,
      },
    ]),
  )
}

/** How a player follows a topic, and the last post that they read; before either, `normal` and 0. */
export async function lecturaOf(db: Db, player: number, tema: number): Promise<{ hasta: number; modo: Seguimiento }> {
  const row = await db
    .selectFrom('foro_lecturas')
    .where('player_id', '=', player)
    .where('id_tema', '=', tema)
    .select(['hasta', 'modo'])
    .executeTakeFirst()
  return row ?? { hasta: 0, modo: 'normal' }
}

/** Stores that a player has read a topic up to a post; never back. */
export async function storeRead(trx: Db, player_id: number, id_tema: number, hasta: number): Promise<void> {
  await trx
    .insertInto('foro_lecturas')
    .values({ player_id, id_tema, hasta })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'id_tema']).doUpdateSet({ hasta }).where('foro_lecturas.hasta', '<', hasta),
    )
    .execute()
}

export async function storeFollowing(trx: Db, player_id: number, id_tema: number, modo: Seguimiento): Promise<void> {
  await trx
    .insertInto('foro_lecturas')
    .values({ player_id, id_tema, modo })
    .onConflict((conflict) => conflict.columns(['player_id', 'id_tema']).doUpdateSet({ modo }))
    .execute()
}

/** Players by how they follow a topic; those without a wish are in neither. */
export async function followersOf(db: Db, tema: number): Promise<{ following: number[]; muted: Set<number> }> {
  const rows = await db
    .selectFrom('foro_lecturas')
    .where('id_tema', '=', tema)
    .where('modo', 'in', ['seguir', 'silenciar'])
    .orderBy('player_id')
    .select(['player_id', 'modo'])
    .execute()
  return {
    following: rows.filter(({ modo }) => modo === 'seguir').map(({ player_id }) => player_id),
    muted: new Set(rows.filter(({ modo }) => modo === 'silenciar').map(({ player_id }) => player_id)),
  }
}
