import type { Db } from '../../database'

/** Anuncios whose followers were not all given notice. */
export async function anunciosToTell(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('anuncios')
    .where('avisado_hasta', 'is not', null)
    .orderBy('id')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** An anuncio of which notice is being given, and the last player who was given it; null if all were, or it is gone. Locks it. */
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

/** Records the last player who was given notice of an anuncio; null: nobody is left. */
export async function storeToldUntil(trx: Db, id: number, player: number | null): Promise<void> {
  await trx.updateTable('anuncios').set({ avisado_hasta: player }).where('id', '=', id).execute()
}
