import type { Database } from '@trinchera/db/database'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { lockEtapa, nextSeq } from '@trinchera/db/queries/ladder/log'
import { insertMatch } from '@trinchera/db/queries/ladder/reporting'

/** Stores a report as the product does and, if it is to be `folded`, folds it in the same transaction; then the rows of the table that changed, else null. */
export const storeReport = (database: Database, etapa: number, winner: number, loser: number, { folded = true } = {}) =>
  database.transaction(async (trx) => {
    const now = new Date().toISOString()
    await lockEtapa(trx, etapa)
    await insertMatch(trx, {
      id_etapa: etapa,
      seq: await nextSeq(trx, etapa),
      id_clan_ganador: winner,
      id_clan_perdedor: loser,
      comentario: '',
      id_reportero: null,
      reportado_por: 'x',
      fecha: now,
      jugada: undefined,
      mapas: undefined,
    })
    return folded ? foldEtapa(trx, etapa, now) : null
  })
