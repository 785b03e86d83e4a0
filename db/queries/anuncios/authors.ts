import { sql } from 'kysely'
import type { Db } from '../../database'
import { bumpVersion } from '../site/versions'

/**
 * What an account wrote stays under the last name it had, linked to nobody. Call it before the account is wiped or taken out: whoever
 * decides on a comment has that locked already and then asks for the account.
 */
export async function preserveAuthorName(trx: Db, id: number): Promise<void> {
  const name = trx.selectFrom('players').where('id', '=', id).select('username')
  await trx
    .updateTable('comments')
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
