import { expect, it } from 'vitest'
import { seedDemo } from '../../seed/seed-demo'
import { openTestDatabase, planOf } from '../../testing'
import { movesSince } from './moves'

it('reads the moves of an etapa without sorting what lies before them', async () => {
  const sorts = new Set<string>()
  const database = await openTestDatabase('sqlite', {
    onQuery: (_ms, _failure, query) => {
      if (!/^select .*"matches"/.test(query.sql)) return
      for (const step of planOf(database.url, query)) if (step.includes('TEMP B-TREE')) sorts.add(query.sql)
    },
  })
  await seedDemo(database, { now: new Date(), hashPassword: async () => '', loopback: true })
  const { id_etapa } = await database.db.selectFrom('matches').select('id_etapa').limit(1).executeTakeFirstOrThrow()
  sorts.clear()
  expect((await movesSince(database.db, id_etapa, '2020-01-01T00:00:00.000Z')).length).toBeGreaterThan(0)
  expect([...sorts]).toEqual([])
  await database.drop()
})
