import type { Db } from '../../database'

/** Ids of the current members of both clans of a reto. */
export async function membersOfBoth(db: Db, reto: number): Promise<number[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('retos as r', (join) =>
      join.on((eb) =>
        eb.or([eb('r.id_retador', '=', eb.ref('m.id_clan')), eb('r.id_retado', '=', eb.ref('m.id_clan'))]),
      ),
    )
    .where('r.id', '=', reto)
    .select('m.player_id')
    .execute()
  return rows.map(({ player_id }) => player_id)
}
