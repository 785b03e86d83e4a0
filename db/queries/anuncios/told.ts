import type { Db } from '../../database'

/** Ids of anuncios about which some players have not been sent their notice yet. */
export async function anunciosToTell(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('anuncios')
    .where('avisado_hasta', 'is not', null)
    .orderBy('id')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks an anuncio about which notices are still being sent. `avisado_hasta`: id of the last player who was sent one. Null if every player
 * was sent the notice, or the anuncio was deleted.
 */
export async function lockAnuncioToTell(trx: Db, id: number) {
  const row = await trx
    .updateTable('anuncios')
    .set((eb) => ({ avisado_hasta: eb.ref('avisado_hasta') }))
    .where('id', '=', id)
    .where('avisado_hasta', 'is not', null)
    .returning(['titulo', 'id_creador', 'avisado_hasta'])
    .executeTakeFirst()
  return row && row.avisado_hasta !== null ? { ...row, avisado_hasta: row.avisado_hasta } : null
}

/** Records that players up to this id were sent the notice about an anuncio. `player` is null once all players were. */
export async function storeToldUntil(trx: Db, id: number, player: number | null): Promise<void> {
  await trx.updateTable('anuncios').set({ avisado_hasta: player }).where('id', '=', id).execute()
}
