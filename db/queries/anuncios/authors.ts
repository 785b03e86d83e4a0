import { sql } from 'kysely'
import type { Db } from '../../database'
import { bumpVersion } from '../site/versions'

/**
 * Stores the current name of an account in its comments and forum topics, and unlinks its anuncios. Call it before closing or deleting the
 * account, because decisions on comments also lock the comments before the account.
 */
export async function preserveAuthorName(trx: Db, id: number): Promise<void> {
  const name = trx.selectFrom('players').where('id', '=', id).select('username')
  await trx
    .updateTable('comments')
    .set({ creador: sql<string>`${name}` })
    .where('id_creador', '=', id)
    .execute()
  await trx
    .updateTable('foro_temas')
    .set({ creador: sql<string>`${name}` })
    .where('id_creador', '=', id)
    .execute()
  const anuncios = await trx
    .updateTable('anuncios')
    .set({ id_creador: null })
    .where('id_creador', '=', id)
    .returning('id')
    .execute()
  if (anuncios.length) await bumpVersion(trx, 'anuncios')
}
