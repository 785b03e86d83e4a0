import type { Db } from '../../database'

/** The newest visible comments of announcements, each with the title of its own. */
export async function newestComments(db: Db, most: number) {
  const rows = await db
    .selectFrom('comments as c')
    .innerJoin('anuncios as a', 'a.id', 'c.id_anuncio')
    .leftJoin('players as p', (join) => join.onRef('p.id', '=', 'c.id_creador').on('p.closed_at', 'is', null))
    .where('c.hidden_at', 'is', null)
    .orderBy('c.id', 'desc')
    .limit(most)
    .select([
      'c.id',
      'a.id as id_anuncio',
      'a.titulo',
      'c.creador',
      'p.username',
      'c.created_at as fecha',
      'c.comentario',
    ])
    .execute()
  return rows.map(({ username, creador, ...row }) => ({ ...row, creador: username ?? creador }))
}
