import { afterEach, describe, expect, it } from 'vitest'
import { serverHistoryMs, serverSpanMs } from '@trinchera/rules/limits'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { deleteExpired } from '../site/expired'
import { playersBySpan, sampleServers, serverHistory } from './samples'

let database: TestDatabase
afterEach(() => database.drop())

const now = new Date('2026-03-01T12:10:00.000Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

describe.each(testDialects)('how many played on %s', (dialect) => {
  it('is the maximum of each half hour, in any order of samples', async () => {
    database = await openTestDatabase(dialect)
    for (const jugadores of [4, 9, 0])
      await sampleServers(
        database.db,
        [
          { id_servidor: 1, jugadores },
          { id_servidor: 2, jugadores: 0 },
        ],
        now,
      )
    expect((await serverHistory(database.db, 1, now)).at(-1)).toEqual({
      fecha: '2026-03-01T12:00:00.000Z',
      jugadores: 9,
    })
    expect((await serverHistory(database.db, 2, now)).at(-1)?.jugadores).toBe(0)
  })

  it('is listed for seven days, in order, with gaps where no poll succeeded', async () => {
    database = await openTestDatabase(dialect)
    const week = 7 * 24 * 3_600_000
    for (const [age, jugadores] of [
      [week, 1],
      [week - serverSpanMs, 2],
      [serverSpanMs, 3],
    ] as const)
      await sampleServers(database.db, [{ id_servidor: 1, jugadores }], ago(age))
    const history = await serverHistory(database.db, 1, now)
    expect([history.length, history[0]?.jugadores, history.at(-2)?.jugadores, history.at(-1)?.jugadores]).toEqual([
      336,
      2,
      3,
      null,
    ])
    expect(history.filter(({ jugadores }) => jugadores === null)).toHaveLength(334)
  })

  it('is summed over the servers, without the current half hour and samples older than seven days', async () => {
    database = await openTestDatabase(dialect)
    const week = 7 * 24 * 3_600_000
    for (const age of [week, 2 * serverSpanMs, 0])
      await sampleServers(
        database.db,
        [
          { id_servidor: 1, jugadores: 4 },
          { id_servidor: 2, jugadores: 3 },
        ],
        ago(age),
      )
    expect(await playersBySpan(database.db, now)).toEqual([{ fecha: '2026-03-01T11:00:00.000Z', jugadores: 7 }])
  })

  it('is deleted after a year, and not earlier', async () => {
    database = await openTestDatabase(dialect)
    for (const age of [serverHistoryMs + serverSpanMs, serverHistoryMs, 0])
      await sampleServers(database.db, [{ id_servidor: 1, jugadores: 5 }], ago(age))
    await deleteExpired(database.db, now)
    expect(await database.db.selectFrom('server_samples').selectAll().execute()).toHaveLength(2)
  })
})
