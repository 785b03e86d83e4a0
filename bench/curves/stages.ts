// Stages of so many matches and clans, and sites of so many players: what it costs to fold a stage, to add to it, and to read.
import type { Database } from '@trinchera/db/database'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { gatherStatistics } from '@trinchera/db/testing'
import { storeReport } from '../lib/store-report'
import { longStage } from '../replay'
import { costOf, ownCpuMs } from './cost'
import type { Figures } from './measured'
import { cpuMeter, now, readAll, type Site, type Stage } from './site'

export const usualClans = 200
export const usualMatches = 1000

const fold = (database: Database, etapa: number) => database.transaction((trx) => foldEtapa(trx, etapa, now()))

/** One more report of a long stage, stored and folded; how long it took, ms. */
async function report(database: Database, etapa: number, winner: number, loser: number): Promise<number> {
  const began = performance.now()
  await storeReport(database, etapa, winner, loser)
  return performance.now() - began
}

export async function stagePoint(site: Site, matches: number, clans: number): Promise<Figures> {
  const { database } = site
  const etapa = await longStage(database, matches, clans)
  const cpu = await cpuMeter(site, ownCpuMs)
  const [began, used] = [performance.now(), cpu()]
  await fold(database, etapa)
  const folded = performance.now() - began
  const usedUp = cpu() - used
  await gatherStatistics(database)
  const { blocks } = await database.db
    .selectFrom('ladder_blocks')
    .where('id_etapa', '=', etapa)
    .select((eb) => eb.fn.countAll<number>().as('blocks'))
    .executeTakeFirstOrThrow()
  const ranked = await database.db
    .selectFrom('standings')
    .where('id_etapa', '=', etapa)
    .where('ranking_actual', '>', 0)
    .orderBy('ranking_actual')
    .select('id_clan')
    .execute()
  const [best = 0, middle = 0] = [ranked[0]?.id_clan, ranked[Math.floor(ranked.length / 2)]?.id_clan]
  return new Map([
    ['fold of the whole log, a match', [folded / matches, usedUp / matches]],
    ['rows of history, a match (a count)', [(2 * blocks) / matches]],
    ['one more report, stored and folded', await costOf(() => report(database, etapa, middle, best), cpu)],
    ...(await readAll(site, { etapa, clan: middle })),
  ])
}

/** A folded stage of the usual size, to be read while something else grows. */
export async function usualStage({ database }: Site): Promise<Stage> {
  const etapa = await longStage(database, usualMatches, usualClans)
  await fold(database, etapa)
  const { id_clan } = await database.db
    .selectFrom('standings')
    .where('id_etapa', '=', etapa)
    .where('ranking_actual', '>', 0)
    .orderBy('ranking_actual')
    .select('id_clan')
    .executeTakeFirstOrThrow()
  return { etapa, clan: id_clan }
}

export async function playersPoint(site: Site, of: Stage, count: number): Promise<Figures> {
  const { database } = site
  const { known } = await database.db
    .selectFrom('players')
    .select((eb) => eb.fn.countAll<number>().as('known'))
    .executeTakeFirstOrThrow()
  await database.transaction(async (trx) => {
    for (let n = Number(known); n < count; n++)
      await insertPlayer(trx, {
        username: `Recluta ${n}`,
        email: `recluta${n}@trinchera.test`,
        password_hash: null,
        volute: null,
        created_at: now(),
        validado: 1,
      })
  })
  await gatherStatistics(database)
  return readAll(site, of)
}
