import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { giveBackLease, holdLease } from './held-lease'

let database: TestDatabase
afterEach(() => database.drop())

const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 12, 0, second)).toISOString()

describe.each(testDialects)('a lease that is renewed, on %s', (dialect) => {
  beforeEach(async () => {
    database = await openTestDatabase(dialect)
  })
  const hold = async (who: string, now: number) =>
    (await holdLease(database.db, 'bot', who, { now: at(now), until: at(now + 10) })).active

  it('stays with who renews it, and goes to another once it ended or was given back', async () => {
    expect(await hold('uno', 0)).toBe(true)
    expect(await holdLease(database.db, 'bot', 'dos', { now: at(1), until: at(11) })).toEqual({
      active: false,
      until: at(10),
    })
    expect(await hold('uno', 9)).toBe(true)
    expect(await hold('dos', 18)).toBe(false)
    expect(await hold('dos', 19)).toBe(true)
    expect(await hold('uno', 20)).toBe(false)
    await giveBackLease(database.db, 'bot', 'uno')
    expect(await hold('uno', 21)).toBe(false)
    await giveBackLease(database.db, 'bot', 'dos')
    expect(await hold('uno', 22)).toBe(true)
  })

  it('goes to another where the clock was set back since it was taken', async () => {
    expect(await hold('uno', 7200)).toBe(true)
    expect(await hold('dos', 0)).toBe(true)
    expect(await hold('uno', 1)).toBe(false)
  })

  it('is taken by one of many that ask at once', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, (_, who) => hold(`p${who}`, 0)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })
})
