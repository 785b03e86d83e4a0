import type { Db } from '../../database'

/** How many of the newest announcements are searched for comments. */
const mostAnuncios = 60

/** The newest visible comments on the newest announcements, each with the title of its announcement. */
export async function newestComments(db: Db, most: number) {
  const anuncios = await db
    .selectFrom('anuncios')
    .orderBy('id', 'desc')
    .limit(mostAnuncios)
    .select(['id', 'titulo'])
    .execute()
  const titles = new Map(anuncios.map(({ id, titulo }) => [id, titulo]))
  if (!titles.size) return []
  // restricted to announcements, because most comments may be posts of the forum
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
