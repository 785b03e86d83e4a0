import { replay } from '@trinchera/rules/ladder'
import { effectiveResult, entriesOf } from '@trinchera/rules/ladder/log'
import { standings } from '@trinchera/rules/ladder/table'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { completeHistory } from './complete-history'
import type { Dialect } from './database'
import { foldEtapa, refoldEtapa } from './fold-etapa'
import { prepareReplay } from './prepare-replay'
import { loadLog } from './queries/ladder/log'
import { heldHistory, ladderHead, loadStandings } from './queries/ladder/projection'
import { openTestDatabase, testDialects, type TestDatabase } from './testing'
import { changesOf, letteredEtapa, now } from './testing/lettered-etapa'

const opened: TestDatabase[] = []

async function open(dialect: Dialect): Promise<TestDatabase> {
  const database = await openTestDatabase(dialect)
  opened.push(database)
  return database
}

afterEach(async () => {
  for (const each of opened.splice(0)) await each.drop()
})

const names = 'ABCDEFGHIJ'

type Etapa = Awaited<ReturnType<typeof letteredEtapa>>

/** Folds as the worker does. `until`: how far it gets before it is killed. */
async function fold(
  database: TestDatabase,
  etapa: number,
  until: 'part' | 'prepared' | 'stored' | 'end',
): Promise<void> {
  let begun = 0
  const killed: TestDatabase = {
    ...database,
    transaction: (work) => (begun++ ? Promise.reject(new Error('killed')) : database.transaction(work)),
  }
  if (until === 'part') {
    await prepareReplay(killed, etapa, { held: 3 }).catch((error: unknown) => {
      if (!(error instanceof Error && error.message === 'killed')) throw error
    })
    return
  }
  const prepared = await prepareReplay(database, etapa, { held: 3 })
  if (until === 'prepared') return
  await database.transaction((trx) => foldEtapa(trx, etapa, now, prepared))
  if (until === 'end') await completeHistory(database, etapa)
}

/** Folds like a release that does not know blocks: the blocks, and their stored progress, stay as they are. */
const foldAsBefore = (database: TestDatabase, etapa: number) =>
  database.transaction(async (trx) => {
    const of = trx.selectFrom('ladders').where('id_etapa', '=', etapa)
    const [known] = await of.select(['history_seq', 'history_revision']).execute()
    const blocks = await trx.selectFrom('ladder_blocks').where('id_etapa', '=', etapa).selectAll().execute()
    const shifts = await trx.selectFrom('ladder_shifts').where('id_etapa', '=', etapa).selectAll().execute()
    await foldEtapa(trx, etapa, now)
    for (const table of ['ladder_blocks', 'ladder_shifts'] as const)
      await trx.deleteFrom(table).where('id_etapa', '=', etapa).execute()
    if (blocks.length) await trx.insertInto('ladder_blocks').values(blocks).execute()
    if (shifts.length) await trx.insertInto('ladder_shifts').values(shifts).execute()
    await trx
      .updateTable('ladders')
      .set(known ?? { history_seq: 0, history_revision: 0 })
      .where('id_etapa', '=', etapa)
      .execute()
  })

/** Makes the next entries come `entries` later in the log, as in a longer log, so that another block of history begins in between. */
const jump = ({ db }: TestDatabase, etapa: number, entries: number) =>
  db
    .updateTable('etapas')
    .set((eb) => ({ seq: eb('seq', '+', entries) }))
    .where('id', '=', etapa)
    .execute()

/**
 * Checks that the history of places agrees with the applied part of the log, whether its blocks are complete or not; and that the complete
 * part of the blocks agrees too.
 */
async function requireHistory({ db }: TestDatabase, { id: etapa }: Etapa): Promise<void> {
  const head = await ladderHead(db, etapa)
  const log = await db.selectFrom('etapas').where('id', '=', etapa).select('revision').executeTakeFirstOrThrow()
  if (!head || head.applied_revision !== log.revision) return
  const { matches, removals } = await loadLog(db, etapa)
  const { places } = replay(entriesOf(matches, removals).filter(({ seq }) => seq <= head.applied_seq))
  const told = places.map(({ seq, id_clan, ranking }) => `${seq} ${id_clan} ${ranking}`).sort()
  const of = async (most?: number) =>
    (await changesOf({ db }, etapa, most)).map(({ seq, id_clan, ranking }) => `${seq} ${id_clan} ${ranking}`).sort()
  expect(await of()).toEqual(told)
  const held = heldHistory(head)
  expect(await of(0)).toEqual(told.filter((change) => Number.parseInt(change, 10) <= held))
}

const storedRecords = ({ db }: TestDatabase, etapa: number) =>
  db
    .selectFrom('player_records')
    .where('id_etapa', '=', etapa)
    .orderBy('player_id')
    .select(['player_id', 'victorias', 'derrotas'])
    .execute()

/** Checks that the table and the players' records agree with the log, once it is applied. */
async function requireTable(database: TestDatabase, etapa: Etapa): Promise<void> {
  const { matches, removals } = await loadLog(database.db, etapa.id)
  const stored = await loadStandings(database.db, etapa.id, 0)
  const played = stored.standings.filter(({ juegos, ranking_actual }) => juegos || ranking_actual)
  const told = standings(replay(entriesOf(matches, removals)).state).filter(({ juegos }) => juegos)
  expect(played.toSorted((a, b) => a.id_clan - b.id_clan)).toEqual(told.toSorted((a, b) => a.id_clan - b.id_clan))
  const results = matches.flatMap((match) => effectiveResult(match) ?? [])
  const records = [...names].map((nombre) => ({
    player_id: etapa.player(nombre),
    victorias: results.filter(({ ganador }) => ganador === etapa.clanId(nombre)).length,
    derrotas: results.filter(({ perdedor }) => perdedor === etapa.clanId(nombre)).length,
  }))
  expect(await storedRecords(database, etapa.id)).toEqual(
    records.filter(({ victorias, derrotas }) => victorias || derrotas),
  )
}

const act = fc.record({
  kind: fc.constantFrom(
    ...Array.from({ length: 12 }, () => 'play' as const),
    ...Array.from({ length: 6 }, () => 'fold' as const),
    'anular' as const,
    'falso' as const,
    'trampa' as const,
    'restituir' as const,
    'remove' as const,
    'before' as const,
    'jump' as const,
    'jump' as const,
    'recalculate' as const,
  ),
  one: fc.nat(1000),
  two: fc.nat(1000),
  until: fc.constantFrom('part' as const, 'prepared' as const, 'stored' as const, 'end' as const, 'end' as const),
})

describe.each(testDialects)('an etapa on %s', (dialect) => {
  it('is what its log tells, whatever was ruled, folded by whom, or cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 30, maxLength: 60, size: 'max' }), async (acts) => {
        const database = await open(dialect)
        const etapa = await letteredEtapa(database, names)
        const matches: number[] = []
        const ruled = new Set<number>()
        const gone = new Set<string>()
        for (const { kind, one, two, until } of acts) {
          const winner = names.charAt(one % names.length)
          const loser = names.charAt((one + 1 + (two % (names.length - 1))) % names.length)
          // mostly recent matches, as with real rulings
          const match = matches.at(-1 - ((one % 4 ? two % 6 : two) % Math.max(1, matches.length))) ?? 0
          if (kind === 'play') matches.push(await etapa.play(winner + loser))
          else if (kind === 'fold') {
            await fold(database, etapa.id, until)
            if (until === 'stored' || until === 'end') await requireTable(database, etapa)
          } else if (kind === 'before') await foldAsBefore(database, etapa.id)
          else if (kind === 'jump') await jump(database, etapa.id, 40 + (one % 200))
          else if (kind === 'recalculate') {
            const prepared = await prepareReplay(database, etapa.id, { whole: true, held: 3 })
            await database.transaction((trx) => refoldEtapa(trx, etapa.id, now, 1, prepared))
          } else if (kind === 'remove') {
            if (gone.size < 3 && !gone.has(winner)) await etapa.remove(winner)
            gone.add(winner)
          } else if (kind === 'restituir') {
            if (ruled.delete(match)) await etapa.reinstate(match)
          } else if (match && !ruled.has(match)) {
            await etapa.rule(match, kind, kind === 'trampa' ? await etapa.winnerOf(match) : undefined)
            ruled.add(match)
          }
          if (kind !== 'play') await requireHistory(database, etapa)
        }
        await fold(database, etapa.id, 'end')
        await requireTable(database, etapa)
        const stored = [await etapa.history(), await storedRecords(database, etapa.id)]
        expect((await database.transaction((trx) => refoldEtapa(trx, etapa.id, now))).cambios).toBe(0)
        expect([await etapa.history(), await storedRecords(database, etapa.id)]).toEqual(stored)
      }),
      { numRuns: dialect === 'sqlite' ? 8 : 2, endOnFailure: true },
    )
  })
})
