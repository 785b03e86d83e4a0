import { type RawBuilder, sql } from 'kysely'
import type { Hallazgo } from '@trinchera/contract/foro'
import { extractoAround, searchWords, slugOf } from '@trinchera/rules/foro'
import { textOf } from '@trinchera/rules/html-text'
import { extractoLength } from '@trinchera/rules/limits'
import type { Db, Dialect } from '../../database'
import type { Page } from '../ladder/tops'

interface Written {
  contenido: string
  /** Title of the topic; only set for the topic's first post. */
  titulo?: string
}

const wordsOf = ({ contenido, titulo = '' }: Written) => searchWords(`${titulo}\n${textOf(contenido)}`)

/** Stores the words of a post in the search index, replacing the words stored for it before. */
export async function storeWords(trx: Db, dialect: Dialect, id: number, written: Written): Promise<void> {
  const words = wordsOf(written).join(' ')
  if (dialect === 'sqlite') {
    await trx.replaceInto('foro_texto').values({ rowid: id, texto: words }).execute()
    return
  }
  const texto = sql<string>`to_tsvector('simple', ${words})`
  await trx
    .insertInto('foro_texto')
    .values({ rowid: id, texto })
    .onConflict((conflict) => conflict.column('rowid').doUpdateSet({ texto }))
    .execute()
}

/** Stores the words of the posts among these comments again, after their texts changed. */
export async function storeWordsAgain(trx: Db, dialect: Dialect, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  const posts = await trx
    .selectFrom('comments as c')
    .innerJoin('foro_temas as t', 't.id', 'c.id_tema')
    .where('c.id', 'in', [...ids])
    .select(['c.id', 'c.comentario as contenido', 't.titulo', 't.primero'])
    .execute()
  for (const { id, contenido, titulo, primero } of posts)
    await storeWords(trx, dialect, id, id === primero ? { contenido, titulo } : { contenido })
}

/**
 * SQL condition: a post has all these words. The last word must occur as a whole or, with `begun`, at the beginning of a word. `words` must
 * consist of letters and digits only, because they are not escaped.
 */
function matching(dialect: Dialect, words: readonly string[], last: 'whole' | 'begun') {
  if (dialect === 'sqlite') {
    const query = `${words.map((word) => `"${word}"`).join(' ')}${last === 'begun' ? '*' : ''}`
    return sql<boolean>`foro_texto match ${query}`
  }
  const query = `${words.map((word) => `'${word}'`).join(' & ')}${last === 'begun' ? ':*' : ''}`
  return sql<boolean>`foro_texto.texto @@ to_tsquery('simple', ${query})`
}

/**
 * Visible posts that have all these words, newest first; the last word may be unfinished. If posts with the whole last word fill a page,
 * only these are found, because a search for beginnings of words is much slower.
 */
export async function findMensajes(
  db: Db,
  dialect: Dialect,
  words: readonly string[],
  page: Page,
): Promise<Hallazgo[]> {
  const first = await mensajesWith(db, dialect, words, 'whole', { ...page, pagina: 1 })
  if (first.length < page.por_pagina) return mensajesWith(db, dialect, words, 'begun', page)
  return page.pagina === 1 ? first : mensajesWith(db, dialect, words, 'whole', page)
}

/** Number of the newest posts that PostgreSQL searches first, without its index. If the word is common, they already fill the page. */
const newest = 5_000
/** In a search for the beginning of a word, SQLite first compares `newestRead` posts found among the newest `newestComments` comments. */
const newestRead = 100
const newestComments = 1_000

/** Ids of posts among the newest ones that have these words, newest first. The last word may be unfinished. */
async function recentlyBegun(db: Db, words: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('comments as c')
    .innerJoin('foro_temas as t', 't.id', 'c.id_tema')
    .where('c.hidden_at', 'is', null)
    .where('t.oculto', '=', 0)
    .where('c.id', '>', sql<number>`(select max(id) from comments) - ${sql.lit(newestComments)}`)
    .orderBy('c.id', 'desc')
    .limit(newestRead)
    .select(['c.id', 'c.comentario as contenido', 't.titulo', 't.primero'])
    .execute()
  const [whole, begun = ''] = [words.slice(0, -1), words.at(-1)]
  return rows
    .filter(({ id, primero, ...row }) => {
      const own = wordsOf(id === primero ? row : { contenido: row.contenido })
      return whole.every((word) => own.includes(word)) && own.some((word) => word.startsWith(begun))
    })
    .map(({ id }) => id)
}

/**
 * One page of the posts found, newest first. PostgreSQL reads its index only if the newest posts do not fill the page, because the index
 * returns all posts found, unsorted. `+ 0` keeps PostgreSQL from searching a rare word post by post, which takes seconds. SQLite's index is
 * sorted, but for the beginning of a word it first collects all posts found; so the newest posts come first there too.
 */
async function mensajesWith(
  db: Db,
  dialect: Dialect,
  words: readonly string[],
  last: 'whole' | 'begun',
  page: Page,
): Promise<Hallazgo[]> {
  const found = matching(dialect, words, last)
  const inOrder = sql<number>`foro_texto.rowid`
  if (dialect === 'sqlite') {
    const { pagina, por_pagina } = page
    const recent = last === 'begun' ? await recentlyBegun(db, words) : []
    const ids = recent.slice((pagina - 1) * por_pagina, pagina * por_pagina)
    return ids.length === por_pagina
      ? mensajesBy(db, words, { pagina: 1, por_pagina }, sql`c.id in (${sql.join(ids)})`, inOrder)
      : mensajesBy(db, words, page, found, inOrder)
  }
  const recent = sql<boolean>`${found} and foro_texto.rowid > (select max(rowid) from foro_texto) - ${sql.lit(newest)}`
  const first = await mensajesBy(db, words, page, recent, inOrder)
  return first.length === page.por_pagina
    ? first
    : mensajesBy(db, words, page, found, sql<number>`foro_texto.rowid + 0`)
}

async function mensajesBy(
  db: Db,
  words: readonly string[],
  { pagina, por_pagina }: Page,
  found: RawBuilder<boolean>,
  order: RawBuilder<number>,
): Promise<Hallazgo[]> {
  const rows = await db
    .selectFrom('foro_texto')
    .innerJoin('comments as c', 'c.id', 'foro_texto.rowid')
    .innerJoin('foro_temas as t', 't.id', 'c.id_tema')
    .leftJoin('players as p', (join) => join.onRef('p.id', '=', 'c.id_creador').on('p.closed_at', 'is', null))
    .where(found)
    .where('c.hidden_at', 'is', null)
    .where('t.oculto', '=', 0)
    .orderBy(order, 'desc')
    .limit(por_pagina)
    .offset((pagina - 1) * por_pagina)
    .select([
      'c.id',
      't.id as id_tema',
      't.id_seccion',
      't.titulo',
      'c.creador',
      'p.username',
      'c.created_at as fecha',
      'c.comentario',
    ])
    .execute()
  return rows.map(({ username, creador, comentario, ...row }) => ({
    ...row,
    slug: slugOf(row.titulo),
    creador: username ?? creador,
    extracto: extractoAround(textOf(comentario), words, extractoLength),
  }))
}
