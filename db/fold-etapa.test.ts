import { entriesOf, pageEntries, type LadderEntry } from '@trinchera/rules/ladder/log'
import { afterEach, describe, expect, it } from 'vitest'
import { foldEtapa, refoldEtapa } from './fold-etapa'
import { loadLog, logPages } from './queries/ladder/log'
import { placesOf } from './queries/ladder/tops'
import { openTestDatabase, testDialects, type TestDatabase } from './testing'
import { letteredStage, now } from './testing/lettered-stage'

let database: TestDatabase

afterEach(() => database.drop())

const stageOf = (names: string) => letteredStage(database, names)

describe.each(testDialects)('folding a stage on %s', (dialect) => {
  it('computes places, versions and records from the reports, and changes nothing when repeated', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('ABC')
    await stage.play('AB')
    await stage.play('BA')
    const first = await stage.fold()
    expect(first?.version).toBe(1)
    expect(await stage.table()).toBe('BA')
    expect(await stage.records()).toBe('A 1-1, B 1-1')
    expect(await stage.fold()).toBeNull()
    await stage.play('CA')
    const second = await stage.fold()
    expect(second?.version).toBe(2)
    expect(second?.clanes.map((clan) => clan.nombre).sort()).toEqual(['A', 'C'])
    expect(await stage.table()).toBe('BCA')
  })

  it('gives the same result step by step and by replay, with rulings given and lifted', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('ABCDEFGH')
    const matches: number[] = []
    for (const pair of ['AB', 'CD', 'EF', 'GH', 'HA', 'FC', 'DB', 'BA', 'CE', 'HG']) {
      matches.push(await stage.play(pair))
      await stage.fold()
    }
    const replayed = async () => (await database.transaction((trx) => refoldEtapa(trx, stage.etapa, now))).cambios
    expect(await replayed()).toBe(0)
    const before = await stage.table()
    const [, second = 0, , , fifth = 0] = matches
    await stage.rule(second, 'falso')
    await stage.fold()
    expect(await stage.table()).not.toMatch(/[CD]/)
    await stage.rule(fifth, 'trampa', 'H')
    await stage.fold()
    expect(await replayed()).toBe(0)
    expect(await stage.records()).toMatch(/H 1-2/)
    await stage.reinstate(second)
    await stage.reinstate(fifth)
    await stage.fold()
    expect(await stage.table()).toBe(before)
    expect(await replayed()).toBe(0)
  })

  it('reads the log in pages of any size as it is, rulings and deleted clans among them', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('ABCDEFGH')
    const matches: number[] = []
    for (const pair of ['AB', 'CD', 'EF', 'GH', 'HA']) matches.push(await stage.play(pair))
    const [first = 0, second = 0, third = 0] = matches
    await stage.rule(first, 'trampa', 'A')
    await stage.rule(second, 'falso')
    await stage.remove('E')
    for (const pair of ['FC', 'DB', 'BA']) await stage.play(pair)
    await stage.rule(third, 'anular')
    const whole = await loadLog(database.db, stage.etapa)
    for (const size of [1, 2, 3, 8, 100]) {
      let later: LadderEntry[] = []
      const read: LadderEntry[] = []
      for await (const page of logPages(database.db, stage.etapa, { size })) {
        const of = pageEntries(later, page)
        read.push(...of.entries)
        later = of.later
      }
      expect([size, read]).toEqual([size, entriesOf(whole.matches, whole.removals)])
    }
  })

  it('leaves a prepared replay aside when another ruling came meanwhile', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('ABCDEF')
    const matches: number[] = []
    for (const pair of ['AB', 'CD', 'EF', 'FC', 'DB', 'BA', 'CE']) matches.push(await stage.play(pair))
    await stage.fold()
    const [, second = 0, , , , sixth = 0] = matches
    await stage.rule(sixth, 'trampa', 'B')
    const prepared = await stage.prepare()
    expect(prepared?.from).toBe(6)
    await stage.rule(second, 'falso')
    await database.transaction((trx) => foldEtapa(trx, stage.etapa, now, prepared))
    expect((await database.transaction((trx) => refoldEtapa(trx, stage.etapa, now))).cambios).toBe(0)
  })

  it('rewrites a long history in parts, between which reports and rulings go on', async () => {
    database = await openTestDatabase(dialect)
    const names = 'ABCDEFGHIJKLMNOPQRSTUVWX'
    const stage = await stageOf(names)
    const pairs = Array.from({ length: 620 }, (_, n) => {
      const [winner, between] = [(n * 7) % names.length, 1 + ((n * 11) % (names.length - 1))]
      return names.charAt(winner) + names.charAt((winner + between) % names.length)
    })
    const matches: number[] = []
    for (const pair of pairs.slice(0, 600)) matches.push(await stage.play(pair))
    await stage.fold()
    const [first = 0, second = 0, third = 0] = matches
    await stage.rule(second, 'falso')
    const before = await stage.table()
    const prepared = await stage.prepare()
    expect(prepared?.fold.until).toBe(600)
    expect(await stage.table()).toBe(before)
    await database.transaction((trx) => foldEtapa(trx, stage.etapa, now, prepared))
    const asTold = await stage.history()
    expect((await database.transaction((trx) => refoldEtapa(trx, stage.etapa, now))).cambios).toBe(0)
    expect(await stage.history()).toEqual(asTold)

    await stage.rule(first, 'anular')
    const [folded] = await Promise.all([
      stage.fold(),
      (async () => {
        for (const [n, pair] of pairs.slice(600).entries()) {
          await stage.play(pair)
          if (n === 3) await stage.rule(third, 'trampa', pairs[2]?.charAt(0))
          if (n === 9) await stage.reinstate(second)
        }
      })(),
      stage.fold(),
    ])
    expect(folded).not.toBeUndefined()
    await stage.fold()
    const inParts = await stage.history()
    expect((await database.transaction((trx) => refoldEtapa(trx, stage.etapa, now))).cambios).toBe(0)
    expect(await stage.history()).toEqual(inParts)
  })

  it('treats an annulled match as if it had never been reported', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('AB')
    const match = await stage.play('AB')
    await stage.fold()
    expect(await placesOf(database.db, stage.id('A'))).toHaveLength(1)
    await stage.rule(match, 'anular')
    await stage.fold()
    expect(await stage.table()).toBe('')
    expect(await stage.records()).toBe('')
    expect(await placesOf(database.db, stage.id('A'))).toEqual([])
  })

  it('repairs a projection with a gap in its places by a replay', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('ABC')
    await stage.play('AB')
    await stage.play('BC')
    await stage.fold()
    await database.db.updateTable('standings').set({ ranking_actual: 7 }).where('id_clan', '=', stage.id('B')).execute()
    await stage.play('CA')
    await stage.fold()
    expect(await stage.table()).toBe('ACB')
  })

  it('numbers simultaneous reports one after the other, with no gap', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('ABCD')
    await Promise.all(Array.from({ length: 24 }, (_, i) => stage.play(['AB', 'CD', 'BC', 'DA'][i % 4] ?? 'AB')))
    const { matches } = await loadLog(database.db, stage.etapa)
    expect(matches.map((match) => match.seq)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1))
  })
})
