// A stage with as many ranked clans as a bench asks for, stored as the product stores them.
import { randomUUID } from 'node:crypto'
import { openDatabase } from '@trinchera/db/database'
import { insertClan } from '@trinchera/db/queries/clanes/clanes'
import { saveStandings } from '@trinchera/db/queries/ladder/projection'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { Person } from '@trinchera/testing/people'
import type { RunningProduct } from '@trinchera/testing/product'

export interface BenchStage {
  id: number
  juego: number
  clans: number[]
}

/** `leaders`: who leads the first clans; the others are led by players who never log in. */
export async function stageOf(
  product: Pick<RunningProduct, 'databaseUrl'>,
  count: number,
  leaders: readonly Person[] = [],
): Promise<BenchStage> {
  const database = openDatabase({ url: product.databaseUrl })
  const now = new Date().toISOString()
  const juego = await database.db.selectFrom('juegos').select('id').orderBy('id').executeTakeFirstOrThrow()
  const stage = await database.db
    .insertInto('etapas')
    .values({
      id_juego: juego.id,
      nombre: `Medición ${randomUUID()}`,
      activo: 1,
      multijugador: 1,
      created_at: now,
      archived_at: null,
      stale_from: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const clans: number[] = []
  await database.transaction(async (trx) => {
    for (let n = 1; n <= count; n++)
      clans.push(
        await insertClan(trx, {
          nombre: `Compañía ${stage.id} ${n}`,
          tag: `C${stage.id}${n}`.slice(0, 8),
          id_etapa: stage.id,
          id_lider:
            leaders[n - 1]?.id ??
            (await insertPlayer(trx, {
              username: `Jefe ${stage.id} ${n}`,
              email: `jefe${stage.id}-${n}@trinchera.test`,
              password_hash: null,
              volute: null,
              created_at: now,
            })),
          imagen: null,
          created_at: now,
        }),
      )
    await trx
      .insertInto('ladders')
      .values({
        id_etapa: stage.id,
        version: 1,
        announced_version: 1,
        applied_seq: 0,
        applied_revision: 0,
        updated_at: now,
      })
      .execute()
    await saveStandings(
      trx,
      stage.id,
      clans.map((id_clan, at) => ({
        id_clan,
        ranking_actual: at + 1,
        ultimo_ranking: at + 2,
        mejor_ranking: at + 1,
        ultimo_registro: now,
        triunfos: 7 + (at % 13),
        derrotas: 3 + (at % 7),
        juegos: 10 + (at % 13) + (at % 7),
        racha_actual: (at % 5) - 2,
      })),
    )
    await bumpVersion(trx, 'ladder')
    await bumpVersion(trx, 'juegos')
  })
  await database.close()
  return { id: stage.id, juego: juego.id, clans }
}
