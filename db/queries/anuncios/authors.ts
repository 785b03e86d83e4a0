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

/** Replaces the texts of an account by `erasedText`, and takes its posts out of the search. Returns the ids of the texts. */
export async function eraseTexts(trx: Db, dialect: Dialect, id: number): Promise<number[]> {
  const contenido = `<p>${erasedText}</p>`
  const rows = await trx
    .updateTable('comments')
    // The messages of retos and torneos are plain text.
    .set({
      comentario: sql<string>`case when id_reto is null and id_torneo is null then ${contenido} else ${erasedText} end`,
    })
    .where('id_creador', '=', id)
    .returning(['id', 'id_tema'])
    .execute()
  for (const row of rows) if (row.id_tema !== null) await storeWords(trx, dialect, row.id, { contenido })
  for (const topic of ['anuncios', 'foro', 'retos'] as const) await bumpVersion(trx, topic)
  return rows.map((row) => row.id)
}

/** Where a visible comment, post or message is shown: one of an anuncio, a topic, a reto, or a torneo's match. */
export interface PlacedText {
  id: number
  id_reto: number | null
  id_torneo: number | null
  partida: number | null
  id_tema: number | null
}

/** Where the texts with these ids are shown; hidden texts are left out. */
export async function placesOfTexts(db: Db, ids: readonly number[]): Promise<PlacedText[]> {
  if (!ids.length) return []
  return db
    .selectFrom('comments')
    .where('id', 'in', [...ids])
    .where('hidden_at', 'is', null)
    .select(['id', 'id_reto', 'id_torneo', 'partida', 'id_tema'])
    .execute()
}
