import { afterEach, describe, expect, it } from 'vitest'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { letteredEtapa } from '../../testing/lettered-etapa'
import { etapaById } from './etapas'
import { nextSeq } from './log'

describe.each(testDialects)('the number of matches of an etapa, on %s', (dialect) => {
  let database: TestDatabase
  afterEach(() => database.drop())

  it('is that of those reported, whatever is ruled on them, whichever clan is deleted and whatever does not come to be', async () => {
    database = await openTestDatabase(dialect)
    const etapa = await letteredEtapa(database, 'ABCDEF')
    const told = async () => (await etapaById(database.db, etapa.id))?.partidas
    expect(await told()).toBe(0)
    const matches: number[] = []
    for (const pair of ['AB', 'CD', 'EF', 'BA']) {
      matches.push(await etapa.play(pair))
      expect(await told()).toBe(matches.length)
    }
    const [first = 0, second = 0, third = 0] = matches
    await etapa.rule(first, 'anular')
    await etapa.rule(second, 'falso')
    await etapa.rule(third, 'trampa', 'F')
    await etapa.reinstate(second)
    await etapa.rule(second, 'falso')
    await etapa.remove('E')
    expect(await told()).toBe(4)
    await etapa.play('AC')
    expect(await told()).toBe(5)
    await etapa.fold()
    expect(await told()).toBe(5)
    const failing = database.transaction(async (trx) => {
      await nextSeq(trx, etapa.id)
      throw new Error('the report fails after it has its number')
    })
    await expect(failing).rejects.toThrow('fails')
    expect(await told()).toBe(5)
  })
})
