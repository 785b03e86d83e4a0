import { sql } from 'kysely'
import type { Tema } from '@trinchera/contract/foro'
import { slugOf } from '@trinchera/rules/foro'
import type { Db } from '../../database'
import type { Viewer } from '../anuncios/comments'
import type { Page } from '../ladder/tops'

/** Query for the topics that a viewer may see. A topic whose first post is hidden is visible only to its author and to moderators. */
const seenTemas = (db: Db, viewer: Viewer | null) =>
  db
    .selectFrom('foro_temas as t')
    .leftJoin('foro_lecturas as l', (join) =>
      join.onRef('l.id_tema', '=', 't.id').on('l.player_id', '=', viewer?.id ?? 0),
    )
    .$if(!viewer?.moderates, (query) =>
      query.where((eb) => eb.or([eb('t.oculto', '=', 0), ...(viewer ? [eb('t.id_creador', '=', viewer.id)] : [])])),
    )

/** The query `seenTemas`, joined with the tables of a topic's author, last post, etapa and clan. */
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

/** Which topics to list. `seguidos`: those that the viewer follows. `sin-leer`: those with unread posts, except muted ones. */
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

/** A page of topics, those with the most recent post first. In the list of a single section, pinned topics come first. */
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

/** One topic as this viewer sees it; null if there is no such topic or the viewer may not see it. */
export async function temaById(db: Db, id: number, viewer: Viewer | null): Promise<Tema | null> {
  const row = await withColumns(selectTemas(db, viewer), viewer).where('t.id', '=', id).executeTakeFirst()
  return row ? present(row, viewer) : null
}
