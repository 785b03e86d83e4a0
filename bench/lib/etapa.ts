// Creates etapas with any number of clans, stored as the product stores them.
import { randomUUID } from 'node:crypto'
import { openDatabase, type Database } from '@trinchera/db/database'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { insertClan } from '@trinchera/db/queries/clanes/clanes'
import { lockEtapa, nextSeq } from '@trinchera/db/queries/ladder/log'
import { saveStandings } from '@trinchera/db/queries/ladder/projection'
import { insertMatch } from '@trinchera/db/queries/ladder/reporting'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { Person } from '@trinchera/testing/people'
import type { RunningProduct } from '@trinchera/testing/product'

export interface BenchEtapa {
  id: number
  juego: number
  clans: number[]
}

/** Creates an etapa of a new game. `leader` leads the first clan; the leaders of all others never log in. `members`: players per clan. */
export const etapaOf = (
  database: Database,
  clans: number,
  { leader, members = 1 }: { leader?: Person; members?: number } = {},
) =>
  database.transaction(async (trx): Promise<BenchEtapa> => {
    const now = new Date().toISOString()
    // No longer than a name that people give, because a longer name wraps, and its lines move when the font arrives.
    const name = randomUUID().slice(0, 8)
    const juego = await trx
      .insertInto('juegos')
      .values({ nombre: `Medido ${name}`, nombre_folded: name })
      .returning('id')
      .executeTakeFirstOrThrow()
    const etapa = await trx
      .insertInto('etapas')
      .values({
        id_juego: juego.id,
        nombre: `Medida ${name}`,
        activo: 1,
        multijugador: 1,
        created_at: now,
        archived_at: null,
        stale_from: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const person = (of: string) =>
      insertPlayer(trx, {
        username: `Jefe ${etapa.id} ${of}`,
        email: `jefe${etapa.id}-${of}@trinchera.test`,
        password_hash: null,
        volute: null,
        created_at: now,
      })
    const ids: number[] = []
    for (let n = 1; n <= clans; n++) {
      const id_clan = await insertClan(trx, {
        nombre: `Compañía ${etapa.id} ${n}`,
        tag: `C${etapa.id}${n}`.slice(0, 8),
        id_etapa: etapa.id,
        id_lider: (n === 1 ? leader?.id : undefined) ?? (await person(`${n}`)),
        imagen: null,
        created_at: now,
      })
      for (let member = 2; member <= members; member++) {
        const player_id = await person(`${n}m${member}`)
        const membership = { id_clan, player_id, id_etapa: etapa.id, rango: 'Miembro', joined_at: now } as const
        await trx.insertInto('memberships').values(membership).execute()
      }
      ids.push(id_clan)
    }
    await bumpVersion(trx, 'juegos')
    return { id: etapa.id, juego: juego.id, clans: ids }
  })

/** Creates an etapa with 200 ranked clans in the database of a running product. */
export async function openEtapa(product: Pick<RunningProduct, 'databaseUrl'>, leader?: Person): Promise<BenchEtapa> {
  const database = openDatabase({ url: product.databaseUrl })
  const etapa = await etapaOf(database, 200, leader ? { leader } : {})
  await database.transaction(async (trx) => {
    const updated_at = new Date().toISOString()
    const head = { version: 1, announced_version: 1, applied_seq: 0, applied_revision: 0, updated_at }
    await trx
      .insertInto('ladders')
      .values({ id_etapa: etapa.id, ...head })
      .execute()
    const standings = etapa.clans.map((id_clan, at) => ({
      id_clan,
      ranking_actual: at + 1,
      ultimo_ranking: at + 2,
      mejor_ranking: at + 1,
      ultimo_registro: updated_at,
      triunfos: 7 + (at % 13),
      derrotas: 3 + (at % 7),
      juegos: 10 + (at % 13) + (at % 7),
      racha_actual: (at % 5) - 2,
    }))
    await saveStandings(trx, etapa.id, standings)
    await bumpVersion(trx, 'ladder')
  })
  await database.close()
  return etapa
}

/**
 * Stores a report as the product does. If `folded`, the same transaction also applies the report to the ladder table, and the function
 * resolves with the changed rows of that table. Otherwise it resolves with null.
 */
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
