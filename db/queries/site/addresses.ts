import type { Db } from '../../database'

/** A sitemap holds at most 50,000 addresses; each kind gets the newest of these. */
const mostOfAKind = 12_000

const newest = async (db: Db, table: 'etapas' | 'anuncios') =>
  (await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(mostOfAKind).execute()).map(({ id }) => id)

/** Ids of everything that has a public page, newest first. */
export async function publicAddresses(db: Db): Promise<Record<'etapas' | 'clanes' | 'players' | 'anuncios', number[]>> {
  const clanes = await db
    .selectFrom('clans')
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id', 'desc')
    .limit(mostOfAKind)
    .execute()
  const players = await db
    .selectFrom('players')
    .where('closed_at', 'is', null)
    .select('id')
    .orderBy('id', 'desc')
    .limit(mostOfAKind)
    .execute()
  return {
    etapas: await newest(db, 'etapas'),
    anuncios: await newest(db, 'anuncios'),
    clanes: clanes.map(({ id }) => id),
    players: players.map(({ id }) => id),
  }
}
