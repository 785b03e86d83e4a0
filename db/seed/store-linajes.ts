import type { Db } from '../database'
import { storeLinaje } from '../queries/palmares/linaje-page'

/** Declares that a clan of an open etapa continues the clan of an archived etapa of the same juego that has the same name and Líder. */
export async function storeLinajes(trx: Db, now: Date): Promise<void> {
  const pairs = await trx
    .selectFrom('clans as earlier')
    .innerJoin('etapas as past', 'past.id', 'earlier.id_etapa')
    .innerJoin('clans as c', 'c.nombre_folded', 'earlier.nombre_folded')
    .innerJoin('etapas as e', 'e.id', 'c.id_etapa')
    .where('past.archived_at', 'is not', null)
    .where('e.archived_at', 'is', null)
    .whereRef('e.id_juego', '=', 'past.id_juego')
    .whereRef('e.multijugador', '=', 'past.multijugador')
    .whereRef('c.id_lider', '=', 'earlier.id_lider')
    .orderBy('c.id')
    .select(['c.id as id_clan', 'earlier.id as id_anterior', 'c.id_lider'])
    .execute()
  for (const { id_clan, id_anterior, id_lider } of pairs)
    if (id_lider !== null)
      await storeLinaje(trx, { id_clan, id_anterior, player_id: id_lider, fecha: now.toISOString() })
}
