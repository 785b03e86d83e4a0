import type { Seguimiento } from '@trinchera/rules/foro'
import type { Db } from '../../database'

/** How a player follows a topic (`modo`), and the last post that the player has read (`hasta`). Defaults: `normal` and 0. */
export async function lecturaOf(db: Db, player: number, tema: number): Promise<{ hasta: number; modo: Seguimiento }> {
  const row = await db
    .selectFrom('foro_lecturas')
    .where('player_id', '=', player)
    .where('id_tema', '=', tema)
    .select(['hasta', 'modo'])
    .executeTakeFirst()
  return row ?? { hasta: 0, modo: 'normal' }
}

/** Stores that a player has read a topic up to the post `hasta`. Changes nothing if a later post is stored already. */
export async function storeRead(trx: Db, player_id: number, id_tema: number, hasta: number): Promise<void> {
  await trx
    .insertInto('foro_lecturas')
    .values({ player_id, id_tema, hasta })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'id_tema']).doUpdateSet({ hasta }).where('foro_lecturas.hasta', '<', hasta),
    )
    .execute()
}

export async function storeFollowing(trx: Db, player_id: number, id_tema: number, modo: Seguimiento): Promise<void> {
  await trx
    .insertInto('foro_lecturas')
    .values({ player_id, id_tema, modo })
    .onConflict((conflict) => conflict.columns(['player_id', 'id_tema']).doUpdateSet({ modo }))
    .execute()
}

/** Ids of the players who follow a topic (`following`), and ids of the players who muted the topic. */
export async function followersOf(db: Db, tema: number): Promise<{ following: number[]; muted: Set<number> }> {
  const rows = await db
    .selectFrom('foro_lecturas')
    .where('id_tema', '=', tema)
    .where('modo', 'in', ['seguir', 'silenciar'])
    .orderBy('player_id')
    .select(['player_id', 'modo'])
    .execute()
  return {
    following: rows.filter(({ modo }) => modo === 'seguir').map(({ player_id }) => player_id),
    muted: new Set(rows.filter(({ modo }) => modo === 'silenciar').map(({ player_id }) => player_id)),
  }
}
