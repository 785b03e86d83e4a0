import type { Db } from '../../database'

/** Maximum number of anuncios, the newest ones, whose comments are looked at. */
const mostAnuncios = 60

/** The newest visible comments on anuncios, at most `most`, each with the title of its anuncio. */
export async function newestComments(db: Db, most: number) {
  const anuncios = await db
    .selectFrom('anuncios')
    .orderBy('id', 'desc')
    .limit(mostAnuncios)
    .select(['id', 'titulo'])
    .execute()
  const titles = new Map(anuncios.map(({ id, titulo }) => [id, titulo]))
  if (!titles.size) return []
  // The anuncios are named in the query because otherwise the forum's posts, which may be most of the table, would be read too.
  const rows = await db
    .selectFrom('comments as c')
    .leftJoin('players as p', (join) => join.onRef('p.id', '=', 'c.id_creador').on('p.closed_at', 'is', null))
    .where('c.id_anuncio', 'in', [...titles.keys()])
    .where('c.hidden_at', 'is', null)
    .orderBy('c.created_at', 'desc')
    .limit(most)
    .select(['c.id', 'c.id_anuncio', 'c.creador', 'p.username', 'c.created_at as fecha', 'c.comentario'])
    .execute()
  return rows.flatMap(({ username, creador, id_anuncio, ...row }) =>
    id_anuncio === null
      ? []
      : [{ ...row, id_anuncio, titulo: titles.get(id_anuncio) ?? '', creador: username ?? creador }],
  )
}
