import type { Db } from '../../database'

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

/** Numbers of topics, posts and unread topics (`sin_leer`, 0 without a player) and the last post of each forum section, by section id. */
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
