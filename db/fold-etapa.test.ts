import { entriesOf, pageEntries, type LadderEntry } from '@trinchera/rules/ladder/log'
import { afterEach, describe, expect, it } from 'vitest'
import { foldEtapa, refoldEtapa } from './fold-etapa'
import { loadLog, logPages } from './queries/ladder/log'
import { placesOf } from './queries/ladder/tops'
import { openTestDatabase, testDialects, type TestDatabase } from './testing'
import { letteredEtapa, now } from './testing/lettered-etapa'

let database: TestDatabase

afterEach(() => database.drop())

const etapaOf = (names: string) => letteredEtapa(database, names)

describe.each(testDialects)('folding an etapa on %s', (dialect) => {
  it('computes places, versions and records from the reports, and changes nothing when repeated', async () => {
    database = await openTestDatabase(dialect)
    const etapa = await etapaOf('ABC')
    await etapa.play('AB')
    await etapa.play('BA')
    const first = await etapa.fold()
    expect(first?.version).toBe(1)
    expect(await etapa.table()).toBe('BA')
    expect(await etapa.records()).toBe('A 1-1, B 1-1')
    expect(await etapa.fold()).toBeNull()
    await etapa.play('CA')
    const second = await etapa.fold()
    expect(second?.version).toBe(2)
    expect(second?.clanes.map((clan) => clan.nombre).sort()).toEqual(['A', 'C'])
    expect(await etapa.table()).toBe('BCA')
  })

  it('gives the same result step by step and by replay, with rulings given and lifted', async () => {
    database = await openTestDatabase(dialect)
    const etapa = await etapaOf('ABCDEFGH')
    const matches: number[] = []
    for (const pair of ['AB', 'CD', 'EF', 'GH', 'HA', 'FC', 'DB', 'BA', 'CE', 'HG']) {
      matches.push(await etapa.play(pair))
      await etapa.fold()
    }
    const replayed = async () => (await database.transaction((trx) => refoldEtapa(trx, etapa.id, now))).cambios
    expect(await replayed()).toBe(0)
    const before = await etapa.table()
    const [, second = 0, , , fifth = 0] = matches
    await etapa.rule(second, 'falso')
    await etapa.fold()
    expect(await etapa.table()).not.toMatch(/[CD]/)
    await etapa.rule(fifth, 'trampa', 'H')
    await etapa.fold()
    expect(await replayed()).toBe(0)
    expect(await etapa.records()).toMatch(/H 1-2/)
    await etapa.reinstate(second)
    await etapa.reinstate(fifth)
    await etapa.fold()
    expect(await etapa.table()).toBe(before)
    expect(await replayed()).toBe(0)
  })

  it('reads the log in pages of any size as it is, rulings and deleted clans among them', async () => {
    database = await openTestDatabase(dialect)
    const etapa = await etapaOf('ABCDEFGH')
    const matches: number[] = []
    for (const pair of ['AB', 'CD', 'EF', 'GH', 'HA']) matches.push(await etapa.play(pair))
    const [first = 0, second = 0, third = 0] = matches
    await etapa.rule(first, 'trampa', 'A')
    await etapa.rule(second, 'falso')
    await etapa.remove('E')
    for (const pair of ['FC', 'DB', 'BA']) await etapa.play(pair)
    await etapa.rule(third, 'anular')
    const whole = await loadLog(database.db, etapa.id)
    for (const size of [1, 2, 3, 8, 100]) {
      let later: LadderEntry[] = []
      const read: LadderEntry[] = []
      for await (const page of logPages(database.db, etapa.id, { size })) {
        const of = pageEntries(later, page)
        read.push(...of.entries)
        later = of.later
      }
      expect([size, read]).toEqual([size, entriesOf(whole.matches, whole.removals)])
    }
  })

  it('leaves a prepared replay aside when another ruling came meanwhile', async () => {
    database = await openTestDatabase(dialect)
    const etapa = await etapaOf('ABCDEF')
    const matches: number[] = []
    for (const pair of ['AB', 'CD', 'EF', 'FC', 'DB', 'BA', 'CE']) matches.push(await etapa.play(pair))
    await etapa.fold()
    const [, second = 0, , , , sixth = 0] = matches
    await etapa.rule(sixth, 'trampa', 'B')
    const prepared = await etapa.prepare()
    expect(prepared?.from).toBe(6)
    await etapa.rule(second, 'falso')
    await database.transaction((trx) => foldEtapa(trx, etapa.id, now, prepared))
    expect((await database.transaction((trx) => refoldEtapa(trx, etapa.id, now))).cambios).toBe(0)
  })

  it('rewrites a long history in parts, between which reports and rulings go on', async () => {
    database = await openTestDatabase(dialect)
    const names = 'ABCDEFGHIJKLMNOPQRSTUVWX'
    const etapa = await etapaOf(names)
    const pairs = Array.from({ length: 620 }, (_, n) => {
      const [winner, between] = [(n * 7) % names.length, 1 + ((n * 11) % (names.length - 1))]
      return names.charAt(winner) + names.charAt((winner + between) % names.length)
    })
    const matches: number[] = []
    for (const pair of pairs.slice(0, 600)) matches.push(await etapa.play(pair))
    await etapa.fold()
    const [first = 0, second = 0, third = 0] = matches
    await etapa.rule(second, 'falso')
    const before = await etapa.table()
    const prepared = await etapa.prepare()
    expect(prepared?.fold.until).toBe(600)
    expect(await etapa.table()).toBe(before)
    await database.transaction((trx) => foldEtapa(trx, etapa.id, now, prepared))
    const asTold = await etapa.history()
    expect((await database.transaction((trx) => refoldEtapa(trx, etapa.id, now))).cambios).toBe(0)
    expect(await etapa.history()).toEqual(asTold)

    await etapa.rule(first, 'anular')
    const [folded] = await Promise.all([
      etapa.fold(),
      (async () => {
        for (const [n, pair] of pairs.slice(600).entries()) {
          await etapa.play(pair)
          if (n === 3) await etapa.rule(third, 'trampa', pairs[2]?.charAt(0))
          if (n === 9) await etapa.reinstate(second)
        }
      })(),
      etapa.fold(),
    ])
    expect(folded).not.toBeUndefined()
    await etapa.fold()
    const inParts = await etapa.history()
    expect((await database.transaction((trx) => refoldEtapa(trx, etapa.id, now))).cambios).toBe(0)
    expect(await etapa.history()).toEqual(inParts)
  })

  it('treats an annulled match as if it had never been reported', async () => {
    database = await openTestDatabase(dialect)
    const etapa = await etapaOf('AB')
    const match = await etapa.play('AB')
    await etapa.fold()
    expect(await placesOf(database.db, etapa.clanId('A'))).toHaveLength(1)
    await etapa.rule(match, 'anular')
    await etapa.fold()
    expect(await etapa.table()).toBe('')
    expect(await etapa.records()).toBe('')
    expect(await placesOf(database.db, etapa.clanId('A'))).toEqual([])
  })

  it('repairs a projection with a gap in its places by a replay', async () => {
    database = await openTestDatabase(dialect)
    const etapa = await etapaOf('ABC')
    await etapa.play('AB')
    await etapa.play('BC')
    await etapa.fold()
    await database.db
      .updateTable('standings')
      .set({ ranking_actual: 7 })
      .where('id_clan', '=', etapa.clanId('B'))
      .execute()
    await etapa.play('CA')
    await etapa.fold()
    expect(await etapa.table()).toBe('ACB')
  })

  it('numbers simultaneous reports one after the other, with no gap', async () => {
    database = await openTestDatabase(dialect)
    const etapa = await etapaOf('ABCD')
    await Promise.all(Array.from({ length: 24 }, (_, i) => etapa.play(['AB', 'CD', 'BC', 'DA'][i % 4] ?? 'AB')))
    const { matches } = await loadLog(database.db, etapa.id)
    expect(matches.map((match) => match.seq)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1))
  })
})
