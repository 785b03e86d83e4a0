import { replay } from '@trinchera/rules/ladder'
import { effectiveResult, entriesOf } from '@trinchera/rules/ladder/log'
import { standings, type LadderState } from '@trinchera/rules/ladder/table'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { keepCheckpoints, startBefore } from './checkpoints'
import { completeHistory } from './complete-history'
import type { Dialect } from './database'
import { foldEtapa, refoldEtapa } from './fold-etapa'
import { passUntil } from './history-parts'
import { prepareReplay } from './prepare-replay'
import { checkpointsOf } from './queries/ladder/checkpoints'
import { loadLog } from './queries/ladder/log'
import { heldHistory, ladderHead, loadRecords, type PlayerRecord } from './queries/ladder/projection'
import { openTestDatabase, testDialects, type TestDatabase } from './testing'
import { changesOf, letteredStage, now } from './testing/lettered-stage'

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
const spacing = 4

type Stage = Awaited<ReturnType<typeof letteredStage>>

/** As the worker folds; `until`: what it comes to before it is killed. */
async function fold(
  database: TestDatabase,
  etapa: number,
  until: 'prepared' | 'stored' | 'half' | 'end',
): Promise<void> {
  const prepared = await prepareReplay(database, etapa, { spacing, least: 8, held: 3 })
  if (until === 'prepared') return
  await database.transaction((trx) => foldEtapa(trx, etapa, now, prepared))
  if (until === 'stored') return
  const checkpoints = prepared?.checkpoints ?? []
  const some = until === 'half' ? checkpoints.slice(0, checkpoints.length / 2) : checkpoints
  await keepCheckpoints(
    database,
    etapa,
    prepared && { ...prepared, checkpoints: some },
    until === 'half' ? 9999 : spacing,
  )
  if (until === 'end') await completeHistory(database, etapa)
}

/** As a release folds that knows of neither checkpoints nor blocks: it leaves them as they are, and for what they hold. */
const foldAsBefore = (database: TestDatabase, etapa: number) =>
  database.transaction(async (trx) => {
    const of = trx.selectFrom('ladders').where('id_etapa', '=', etapa)
    const [known] = await of.select(['checkpoint_revision', 'history_seq', 'history_revision']).execute()
    const rows = await trx.selectFrom('ladder_checkpoints').where('id_etapa', '=', etapa).selectAll().execute()
    const blocks = await trx.selectFrom('ladder_blocks').where('id_etapa', '=', etapa).selectAll().execute()
    const shifts = await trx.selectFrom('ladder_shifts').where('id_etapa', '=', etapa).selectAll().execute()
    await foldEtapa(trx, etapa, now)
    for (const table of ['ladder_checkpoints', 'ladder_blocks', 'ladder_shifts'] as const)
      await trx.deleteFrom(table).where('id_etapa', '=', etapa).execute()
    if (rows.length) await trx.insertInto('ladder_checkpoints').values(rows).execute()
    if (blocks.length) await trx.insertInto('ladder_blocks').values(blocks).execute()
    if (shifts.length) await trx.insertInto('ladder_shifts').values(shifts).execute()
    await trx
      .updateTable('ladders')
      .set(known ?? { checkpoint_revision: null, history_seq: 0, history_revision: 0 })
      .where('id_etapa', '=', etapa)
      .execute()
  })

/** The next entries come so much later in the log, as in one that has many more: another block of history begins between. */
const jump = ({ db }: TestDatabase, etapa: number, entries: number) =>
  db
    .updateTable('etapas')
    .set((eb) => ({ seq: eb('seq', '+', entries) }))
    .where('id', '=', etapa)
    .execute()

const played = (state: LadderState) => standings(state).filter(({ juegos, ranking_actual }) => juegos || ranking_actual)
const byPlayer = (records: readonly PlayerRecord[]) =>
  records.filter(({ victorias, derrotas }) => victorias || derrotas).toSorted((a, b) => a.player_id - b.player_id)

/** What is told of a stage's places is what its log tells, as far as it was applied, whether its blocks hold or not; what holds of them tells it as well. */
async function requireHistory({ db }: TestDatabase, { etapa }: Stage): Promise<void> {
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

/** Whatever is offered to a replay from any entry is what the log tells until there, and leads to what the whole tells. */
async function requireTruth({ db }: TestDatabase, stage: Stage): Promise<number> {
  const { matches, removals } = await loadLog(db, stage.etapa)
  const log = entriesOf(matches, removals)
  const whole = replay(log).state
  const end = log.at(-1)?.seq ?? 0
  const starts = new Set<number>()
  for (const stored of await checkpointsOf(db, stage.etapa)) {
    const from = stored + 1
    const start = await startBefore(db, stage.etapa, from)
    if (!start.until || starts.has(start.until)) continue
    starts.add(start.until)
    expect(start.until).toBeLessThan(from)
    const begun = start.begin()
    expect(played(begun.state)).toEqual(played(replay(log.filter(({ seq }) => seq <= start.until)).state))
    await passUntil(db, stage.etapa, begun, end)
    expect(played(begun.state)).toEqual(played(whole))
    const results = matches.filter(({ seq }) => seq <= start.until).flatMap((match) => effectiveResult(match) ?? [])
    expect(byPlayer(start.records)).toEqual(
      byPlayer(
        [...names].map((nombre) => ({
          player_id: stage.player(nombre),
          victorias: results.filter(({ ganador }) => ganador === stage.id(nombre)).length,
          derrotas: results.filter(({ perdedor }) => perdedor === stage.id(nombre)).length,
        })),
      ),
    )
  }
  return starts.size
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
  until: fc.constantFrom('prepared' as const, 'stored' as const, 'half' as const, 'end' as const, 'end' as const),
})

describe.each(testDialects)('checkpoints of a stage on %s', (dialect) => {
  it('tell what the log tells, whatever was ruled, folded by whom, or cut off', async () => {
    let checked = 0
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 30, maxLength: 60, size: 'max' }), async (acts) => {
        const database = await open(dialect)
        const stage = await letteredStage(database, names)
        const matches: number[] = []
        const ruled = new Set<number>()
        const gone = new Set<string>()
        for (const { kind, one, two, until } of acts) {
          const winner = names.charAt(one % names.length)
          const loser = names.charAt((one + 1 + (two % (names.length - 1))) % names.length)
          // mostly late ones, as rulings are
          const match = matches.at(-1 - ((one % 4 ? two % 6 : two) % Math.max(1, matches.length))) ?? 0
          if (kind === 'play') matches.push(await stage.play(winner + loser))
          else if (kind === 'fold') await fold(database, stage.etapa, until)
          else if (kind === 'before') await foldAsBefore(database, stage.etapa)
          else if (kind === 'jump') await jump(database, stage.etapa, 40 + (one % 200))
          else if (kind === 'recalculate') {
            const prepared = await prepareReplay(database, stage.etapa, { whole: true, spacing, least: 8, held: 3 })
            await database.transaction((trx) => refoldEtapa(trx, stage.etapa, now, 1, prepared))
            await keepCheckpoints(database, stage.etapa, prepared, spacing)
          } else if (kind === 'remove') {
            if (gone.size < 3 && !gone.has(winner)) await stage.remove(winner)
            gone.add(winner)
          } else if (kind === 'restituir') {
            if (ruled.delete(match)) await stage.reinstate(match)
          } else if (match && !ruled.has(match)) {
            await stage.rule(match, kind, kind === 'trampa' ? await stage.winnerOf(match) : undefined)
            ruled.add(match)
          }
          if (kind === 'play') continue
          checked += await requireTruth(database, stage)
          await requireHistory(database, stage)
        }
        await fold(database, stage.etapa, 'end')
        const stored = [await stage.history(), byPlayer(await loadRecords(database.db, stage.etapa))]
        expect((await database.transaction((trx) => refoldEtapa(trx, stage.etapa, now))).cambios).toBe(0)
        expect([await stage.history(), byPlayer(await loadRecords(database.db, stage.etapa))]).toEqual(stored)
      }),
      { numRuns: dialect === 'sqlite' ? 8 : 2, endOnFailure: true },
    )
    expect(checked).toBeGreaterThan(10)
  })

  it('let a ruling on one of the last matches read no more than what comes after one of them', async () => {
    const database = await open(dialect)
    const stage = await letteredStage(database, names)
    const matches: number[] = []
    for (let n = 0; n < 60; n++) {
      matches.push(await stage.play(`${names.charAt(n % 10)}${names.charAt((n * 7 + 3) % 10)}`.replace(/(.)\1/, 'AB')))
      if (n % 5 === 0) await fold(database, stage.etapa, 'end')
    }
    await fold(database, stage.etapa, 'end')
    const kept = await checkpointsOf(database.db, stage.etapa)
    expect(kept.length).toBeLessThan(12)
    const [last = 0] = matches.slice(-1)
    await stage.rule(last, 'anular')
    const { until } = await startBefore(database.db, stage.etapa, 60)
    expect(until).toBeGreaterThan(50)
    await fold(database, stage.etapa, 'end')
    expect((await database.transaction((trx) => refoldEtapa(trx, stage.etapa, now))).cambios).toBe(0)
  })
})
