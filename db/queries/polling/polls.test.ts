import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { releaseLease, lockPoll, recordAnswer, recordFailure, pollState, acquireLease } from './polls'

let database: TestDatabase
afterEach(() => database.drop())

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString()

describe.each(testDialects)('polling leases on %s', (dialect) => {
  beforeEach(async () => {
    database = await openTestDatabase(dialect)
  })
  const take = (now: number, until: number, force = false) =>
    acquireLease(database.db, 'twitch', { now: at(now), until: at(until), latest: at(now + 50), force })

  it('are held by one worker at a time, and free again when released or expired', async () => {
    expect(await take(0, 5)).toBe(true)
    expect(await take(1, 6)).toBe(false)
    expect(await take(1, 6, true)).toBe(false)
    expect(await take(5, 10)).toBe(true)
    await releaseLease(database.db, 'twitch', at(6))
    expect(await take(6, 11)).toBe(true)
  })

  it('are acquired by one of many simultaneous workers', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(0, 5)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  it('are given when the poll is due, or at once for the first poll', async () => {
    await take(0, 5)
    await releaseLease(database.db, 'twitch', at(10))
    expect(await take(9, 14)).toBe(false)
    expect(await take(9, 14, true)).toBe(true)
    await releaseLease(database.db, 'twitch', at(10))
    expect(await take(10, 15)).toBe(true)
  })

  it('of one kind do not block another kind', async () => {
    await take(0, 5)
    expect(
      await acquireLease(database.db, 'servidores', { now: at(0), until: at(5), latest: at(50), force: false }),
    ).toBe(true)
  })

  it('are given where the clock was set back since they were taken, or since the next poll was put off', async () => {
    await take(60, 65)
    expect(await take(0, 5)).toBe(true)
    await releaseLease(database.db, 'twitch', at(60))
    expect(await take(1, 6)).toBe(true)
    await releaseLease(database.db, 'twitch', at(40))
    expect(await take(2, 7)).toBe(false)
  })

  it('store the last answer and the number of failures since', async () => {
    expect(await pollState(database.db, 'twitch')).toEqual({ answered_at: null, failures: 0 })
    await database.transaction(async (trx) => {
      await lockPoll(trx, 'twitch')
      await recordAnswer(trx, 'twitch', at(1))
      await recordFailure(trx, 'twitch', at(2))
      await recordFailure(trx, 'twitch', at(3))
    })
    expect(await pollState(database.db, 'twitch')).toEqual({ answered_at: at(1), failures: 2 })
    await recordAnswer(database.db, 'twitch', at(4))
    expect(await pollState(database.db, 'twitch')).toEqual({ answered_at: at(4), failures: 0 })
  })
})
