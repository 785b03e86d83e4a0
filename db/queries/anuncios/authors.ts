import { sql } from 'kysely'
import type { Db, Dialect } from '../../database'
import { erasedText } from '@trinchera/rules/privacidad'
import { storeWords } from '../foro/search'
import { bumpVersion } from '../site/versions'

/**
 * Stores the current name of an account in its comments and forum topics, and unlinks its anuncios. Call it before the account is closed or
 * deleted, because decisions on comments also change the comments before the account.
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

/** Replaces the texts of all comments and posts of an account with `erasedText`, and takes the posts out of the search. */
export async function eraseTexts(trx: Db, dialect: Dialect, id: number): Promise<void> {
  const contenido = `<p>${erasedText}</p>`
  const rows = await trx
    .updateTable('comments')
    .set({ comentario: contenido })
    .where('id_creador', '=', id)
    .returning(['id', 'id_tema'])
    .execute()
  for (const row of rows) if (row.id_tema !== null) await storeWords(trx, dialect, row.id, { contenido })
  for (const topic of ['anuncios', 'foro', 'retos'] as const) await bumpVersion(trx, topic)
}
