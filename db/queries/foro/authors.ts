import { sql } from 'kysely'
import type { Escritor } from '@trinchera/contract/foro-moderacion'
import { extracto, newAccount } from '@trinchera/rules/foro'
import { fold } from '@trinchera/rules/folding'
import { textOf } from '@trinchera/rules/html-text'
import { extractoLength, newAccountPosts, wholeListMost } from '@trinchera/rules/limits'
import { isStaff } from '@trinchera/rules/permissions'
import type { Db, Dialect } from '../../database'

/**
 * An author's activity, by which the forum's limits decide. `hoy`, `temasHoy`: number of posts and topics written since the time `since`.
 * `ultimo`: time of the latest of these posts, null if there is none.
 */
export interface AuthorState {
  created_at: string
  staff: boolean
  /** Number of posts ever written, but at most `newAccountPosts`, because the limits only compare with that number. */
  posts: number
  hoy: number
  temasHoy: number
  ultimo: string | null
}

/** Like `authorState` (the author's activity), but first locks the player until the transaction ends, to count posts one by one. */
export async function lockAuthor(trx: Db, player: number, since: string): Promise<AuthorState> {
  await trx.updateTable('players').set({ username: sql`username` }).where('id', '=', player).execute()
  return authorState(trx, player, since)
}

export async function authorState(db: Db, player: number, since: string): Promise<AuthorState> {
  const { created_at, rol, admin } = await db
    .selectFrom('players')
    .where('id', '=', player)
    .select(['created_at', 'rol', 'admin'])
    .executeTakeFirstOrThrow()
  const own = db.selectFrom('comments').where('id_creador', '=', player).where('id_tema', 'is not', null)
  const few = await own.select('id').limit(newAccountPosts).execute()
  const { hoy, ultimo } = await own
    .where('created_at', '>', since)
    .select((eb) => [eb.fn.countAll<number>().as('hoy'), eb.fn.max('created_at').as('ultimo')])
    .executeTakeFirstOrThrow()
  const { temasHoy } = await db
    .selectFrom('foro_temas')
    .where('id_creador', '=', player)
    .where('created_at', '>', since)
    .select((eb) => eb.fn.countAll<number>().as('temasHoy'))
    .executeTakeFirstOrThrow()
  return { created_at, staff: isStaff({ rol, admin: admin === 1 }), posts: few.length, hoy, temasHoy, ultimo }
}

/** Number of forum posts written after `since` by accounts created after `born`. */
export async function postsOfNewAccounts(db: Db, { born, since }: { born: string; since: string }): Promise<number> {
  const { n } = await db
    .selectFrom('comments as c')
    .innerJoin('players as p', 'p.id', 'c.id_creador')
    .where('p.created_at', '>', born)
    .where('c.created_at', '>', since)
    .where('c.id_tema', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Makes other transactions that store posts of new accounts wait until this one ends. In SQLite, write transactions wait in any case. */
export async function lockPostsOfNewAccounts(trx: Db, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtext('trinchera:foro-new-accounts'))`.execute(trx)
}

/**
 * Ids of the players mentioned in a post. `names` has one list per mention: the texts that may be the name, longest first. The first text
 * that is a player's name counts.
 */
export async function playersCalled(db: Db, names: readonly string[][]): Promise<number[]> {
  const wanted = [...new Set(names.flat().map(fold))].filter(Boolean)
  if (!wanted.length) return []
  const byName = new Map<string, number>()
  // in batches, because a text of 20 kB may contain thousands of names
  for (let at = 0; at < wanted.length; at += 500) {
    const rows = await db
      .selectFrom('players')
      .where('username_folded', 'in', wanted.slice(at, at + 500))
      .where('closed_at', 'is', null)
      .select(['id', 'username_folded'])
      .execute()
    for (const { id, username_folded } of rows) byName.set(username_folded, id)
  }
  const found = names.flatMap((list) => {
    const name = list.find((one) => byName.has(fold(one)))
    return name === undefined ? [] : (byName.get(fold(name)) ?? [])
  })
  return [...new Set(found)]
}

/**
 * Players who have written in the forum since `desde`: new accounts first, then those with most open reports, then those with most posts.
 * `now` decides which accounts are new.
 */
export async function writersSince(db: Db, desde: string, now: Date): Promise<Escritor[]> {
  const rows = await db
    .selectFrom('comments as c')
    .innerJoin('players as p', (join) => join.onRef('p.id', '=', 'c.id_creador').on('p.closed_at', 'is', null))
    .where('c.id_tema', 'is not', null)
    .where('c.created_at', '>=', desde)
    .groupBy(['p.id', 'p.username', 'p.created_at', 'p.rol', 'p.admin'])
    .select((eb) => [
      'p.id',
      'p.username',
      'p.created_at',
      'p.rol',
      'p.admin',
      eb.fn.countAll<number>().as('mensajes'),
      eb.fn.max('c.id').as('last'),
      eb.fn.max('c.created_at').as('ultimo'),
    ])
    .limit(wholeListMost)
    .execute()
  if (!rows.length) return []
  const lasts = await db
    .selectFrom('comments')
    .where(
      'id',
      'in',
      rows.map(({ last }) => last),
    )
    .select(['id', 'comentario'])
    .execute()
  const samples = new Map(lasts.map(({ id, comentario }) => [id, extracto(textOf(comentario), extractoLength)]))
  const posts = await countBy(
    db
      .selectFrom('comments')
      .where(
        'id_creador',
        'in',
        rows.map(({ id }) => id),
      )
      .where('id_tema', 'is not', null)
      .groupBy('id_creador')
      .select((eb) => ['id_creador as player', eb.fn.countAll<number>().as('n')]),
  )
  const topics = await countBy(
    db
      .selectFrom('foro_temas')
      .where('created_at', '>=', desde)
      .groupBy('id_creador')
      .select((eb) => ['id_creador as player', eb.fn.countAll<number>().as('n')]),
  )
  const reports = await countBy(
    db
      .selectFrom('comment_reports as r')
      .innerJoin('comments as c', 'c.id', 'r.id_comment')
      .where('r.settled_at', 'is', null)
      .where('c.id_tema', 'is not', null)
      .groupBy('c.id_creador')
      .select((eb) => ['c.id_creador as player', eb.fn.countAll<number>().as('n')]),
  )
  return rows
    .map(({ rol, admin, last, ...row }) => ({
      ...row,
      nueva:
        newAccount(
          { created_at: row.created_at, posts: posts.get(row.id) ?? 0, staff: isStaff({ rol, admin: admin === 1 }) },
          now,
        ) !== null,
      temas: topics.get(row.id) ?? 0,
      denuncias: reports.get(row.id) ?? 0,
      muestra: samples.get(last) ?? '',
    }))
    .toSorted(
      (a, b) =>
        Number(b.nueva) - Number(a.nueva) || b.denuncias - a.denuncias || b.mensajes - a.mensajes || a.id - b.id,
    )
}

async function countBy(query: { execute(): Promise<{ player: number | null; n: number }[]> }) {
  return new Map((await query.execute()).map(({ player, n }) => [player ?? 0, n]))
}

/** Deletes the topics that a player opened since `desde`, and the player's posts since then in other topics. Returns the ids of both. */
export async function deleteWritten(
  trx: Db,
  player: number,
  desde: string,
): Promise<{ temas: number[]; mensajes: { id: number; id_tema: number }[] }> {
  const opened = await trx
    .deleteFrom('foro_temas')
    .where('id_creador', '=', player)
    .where('created_at', '>=', desde)
    .returning('id')
    .execute()
  const posts = await trx
    .deleteFrom('comments')
    .where('id_creador', '=', player)
    .where('id_tema', 'is not', null)
    .where('created_at', '>=', desde)
    .returning(['id', 'id_tema'])
    .execute()
  return {
    temas: opened.map(({ id }) => id),
    mensajes: posts.flatMap(({ id, id_tema }) => (id_tema === null ? [] : [{ id, id_tema }])),
  }
}
