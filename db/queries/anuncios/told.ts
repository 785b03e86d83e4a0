import type { Db } from '../../database'

/** Anuncios whose notices have not been sent to everybody yet. */
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
 * An anuncio whose notices are being sent, with the last player who got one. Locks it. Null if everybody has got a notice, or the anuncio
 * was deleted.
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

/** Records the last player who got a notice of an anuncio; null: everybody has got one. */
export async function storeToldUntil(trx: Db, id: number, player: number | null): Promise<void> {
  await trx.updateTable('anuncios').set({ avisado_hasta: player }).where('id', '=', id).execute()
}
