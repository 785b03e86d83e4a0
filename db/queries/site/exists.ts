import type { Db } from '../../database'

export async function etapaExists(db: Db, id: number): Promise<boolean> {
  return Boolean(await db.selectFrom('etapas').select('id').where('id', '=', id).executeTakeFirst())
}

/** True if a clan with this id exists. With `deleted`, deleted clans count too, because their matches stay readable. */
export async function clanExists(db: Db, id: number, { deleted }: { deleted: boolean }): Promise<boolean> {
  const clan = db.selectFrom('clans').select('id').where('id', '=', id)
  return Boolean(await (deleted ? clan : clan.where('deleted_at', 'is', null)).executeTakeFirst())
}

export async function anuncioExists(db: Db, id: number): Promise<boolean> {
  return Boolean(await db.selectFrom('anuncios').select('id').where('id', '=', id).executeTakeFirst())
}

/** True if a player with this id and an open account exists. */
export async function playerExists(db: Db, id: number): Promise<boolean> {
  const player = db.selectFrom('players').select('id').where('id', '=', id).where('closed_at', 'is', null)
  return Boolean(await player.executeTakeFirst())
}
