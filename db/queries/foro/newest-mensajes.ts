import { slugOf } from '@trinchera/rules/foro'
import type { Db } from '../../database'

/** The newest visible forum posts, at most `most`, each with its topic. */
export async function newestMensajes(db: Db, most: number) {
  const rows = await db
    .selectFrom('foro_texto')
    .innerJoin('comments as c', 'c.id', 'foro_texto.rowid')
    .innerJoin('foro_temas as t', 't.id', 'c.id_tema')
    .leftJoin('players as p', (join) => join.onRef('p.id', '=', 'c.id_creador').on('p.closed_at', 'is', null))
    .where('c.hidden_at', 'is', null)
    .where('t.oculto', '=', 0)
    .orderBy('foro_texto.rowid', 'desc')
    .limit(most)
    .select(['c.id', 't.id as id_tema', 't.titulo', 'c.creador', 'p.username', 'c.created_at as fecha', 'c.comentario'])
    .execute()
  return rows.map(({ username, creador, ...row }) => ({
    ...row,
    slug: slugOf(row.titulo),
    creador: username ?? creador,
  }))
}
