import { afterEach, describe, expect, it } from 'vitest'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { letteredStage } from '../../testing/lettered-stage'
import { etapaById } from './etapas'
import { nextSeq } from './log'

describe.each(testDialects)('the number of matches of a stage, on %s', (dialect) => {
  let database: TestDatabase
  afterEach(() => database.drop())

  it('is that of those reported, whatever is ruled on them, whichever clan is deleted and whatever does not come to be', async () => {
    database = await openTestDatabase(dialect)
    const stage = await letteredStage(database, 'ABCDEF')
    const told = async () => (await etapaById(database.db, stage.etapa))?.partidas
    expect(await told()).toBe(0)
    const matches: number[] = []
    for (const pair of ['AB', 'CD', 'EF', 'BA']) {
      matches.push(await stage.play(pair))
      expect(await told()).toBe(matches.length)
    }
    const [first = 0, second = 0, third = 0] = matches
    await stage.rule(first, 'anular')
    await stage.rule(second, 'falso')
    await stage.rule(third, 'trampa', 'F')
    await stage.reinstate(second)
    await stage.rule(second, 'falso')
    await stage.remove('E')
    expect(await told()).toBe(4)
    await stage.play('AC')
    expect(await told()).toBe(5)
    await stage.fold()
    expect(await told()).toBe(5)
    const failing = database.transaction(async (trx) => {
      await nextSeq(trx, stage.etapa)
      throw new Error('the report fails after it has its number')
    })
    await expect(failing).rejects.toThrow('fails')
    expect(await told()).toBe(5)
  })
})
