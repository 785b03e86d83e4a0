import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testBrowser } from '@trinchera/testing/push-service'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { insertPlayer } from '../players/players'
import { devicesOf, storeDevice } from './devices'

const now = '2026-11-23T21:00:00.000Z'

describe.each(testDialects)('a browser on %s', (dialect) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase(dialect)
  })
  afterEach(() => database.drop())

  const player = (username: string) =>
    insertPlayer(database.db, {
      username,
      email: `${username}@trinchera.test`,
      password_hash: null,
      volute: null,
      created_at: now,
    })
  const { subscription } = testBrowser('compartido')
  const deviceFor = (id: number) => ({ ...subscription, player: id, jti: `s${id}`, clave: 'k', nombre: 'Chrome', now })

  /** True if a transaction waits for another one. On SQLite the second transaction does not even begin. */
  async function isWaiting(): Promise<boolean> {
    if (dialect === 'sqlite') return true
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      database.db,
    )
    return rows.length > 0
  }

  it('that two players register at the same instant belongs to the second alone', async () => {
    const [peuco, loica] = [await player('Peuco'), await player('Loica')]
    let second: Promise<{ id: number }> | undefined
    await database.transaction(async (trx) => {
      await storeDevice(trx, deviceFor(peuco))
      second = database.transaction((other) => storeDevice(other, deviceFor(loica)))
      await expect.poll(isWaiting).toBe(true)
    })
    const taken = await second
    expect((await devicesOf(database.db, loica, '')).map(({ id }) => id)).toEqual([taken?.id])
    expect(await devicesOf(database.db, peuco, '')).toEqual([])
  })
})
