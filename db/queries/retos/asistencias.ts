import type { RetoPlayer } from '@trinchera/contract/retos'
import type { Db } from '../../database'

/** The current members of these clans, by name. `va`: the player's answer whether they will come to the reto; null if not answered. */
export async function retoPlayers(db: Db, id: number, clans: readonly number[]): Promise<RetoPlayer[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('players as p', 'p.id', 'm.player_id')
    .leftJoin('reto_asistencias as said', (join) =>
      join.onRef('said.player_id', '=', 'm.player_id').on('said.id_reto', '=', id),
    )
    .where('m.id_clan', 'in', [...clans])
    .where('p.closed_at', 'is', null)
    .orderBy('p.username_folded')
    .select(['p.id', 'p.username', 'p.imagen', 'm.id_clan', 'said.va'])
    .execute()
  return rows.map(({ va, ...player }) => ({ ...player, va: va === null ? null : va === 1 }))
}

/** Stores whether a player will come to a reto; null deletes the player's earlier answer. */
export async function storeComing(trx: Db, id_reto: number, player_id: number, va: boolean | null): Promise<void> {
  if (va === null) {
    await trx.deleteFrom('reto_asistencias').where('id_reto', '=', id_reto).where('player_id', '=', player_id).execute()
    return
  }
  await trx
    .insertInto('reto_asistencias')
    .values({ id_reto, player_id, va: Number(va) })
    .onConflict((conflict) => conflict.columns(['id_reto', 'player_id']).doUpdateSet({ va: Number(va) }))
    .execute()
}
