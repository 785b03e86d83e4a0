import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import SQLite from './better-sqlite3.cjs'
import { openDatabase, type Database } from './database'
import { isDatabaseAway } from './outage'
import { openTestDatabase, testDialects, type TestDatabase } from './testing'

let database: TestDatabase | undefined
const further: (() => Promise<unknown> | void)[] = []

afterEach(async () => {
  for (const end of further.splice(0)) await end()
  await database?.drop()
  database = undefined
})

const setting = { key: 'n', value: '0' }
const valueOf = async ({ db }: Database) =>
  (await db.selectFrom('settings').select('value').where('key', '=', 'n').executeTakeFirst())?.value
const count = (to: Database) =>
  to.transaction(async (trx) => {
    const { value } = await trx
      .updateTable('settings')
      .set((eb) => ({ value: eb.ref('value') }))
      .where('key', '=', 'n')
      .returning('value')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('settings')
      .set({ value: String(Number(value) + 1) })
      .where('key', '=', 'n')
      .execute()
  })

/** Another process that holds the lock that every write of the row with key `n` needs. */
async function otherProcess({ dialect, url }: TestDatabase): Promise<{ release(): Promise<unknown> }> {
  if (dialect === 'sqlite') {
    const other = new SQLite(url)
    further.push(() => void other.close())
    other.exec('begin immediate')
    return { release: async () => other.exec('commit') }
  }
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  further.push(() => other.end())
  await other.query("begin; select * from settings where key = 'n' for update")
  return { release: () => other.query('commit') }
}

describe.each(testDialects)('while another process holds a lock on %s', (dialect) => {
  it('reads go on, though more writes wait for it than there are connections', async () => {
    database = await openTestDatabase(dialect)
    await database.db.insertInto('settings').values(setting).execute()
    const held = await otherProcess(database)
    let written = 0
    const writes = Array.from({ length: 25 }, () => count(database ?? never()).then(() => (written += 1)))
    for (let read = 0; read < 30; read++) expect(await valueOf(database)).toBe('0')
    expect(written).toBe(0)
    await held.release()
    await Promise.all(writes)
    expect(await valueOf(database)).toBe('25')
  })

  it.skipIf(dialect === 'sqlite')('a write gives up after a time, as when the database is away', async () => {
    database = await openTestDatabase(dialect)
    await database.db.insertInto('settings').values(setting).execute()
    const held = await otherProcess(database)
    const hasty = openDatabase({ url: database.url, postgresUse: { lockTimeoutMs: 50 } })
    further.push(() => hasty.close())
    const error = await count(hasty).catch((reason: unknown) => reason)
    expect(isDatabaseAway(error)).toBe(true)
    await held.release()
    await count(hasty)
    expect(await valueOf(database)).toBe('1')
  })
})

describe.each(testDialects)('on %s', (dialect) => {
  it('whoever wrote reads what was written, at once and from any connection', async () => {
    database = await openTestDatabase(dialect)
    const { db } = database
    await db.insertInto('settings').values(setting).execute()
    for (let n = 1; n <= 20; n++) {
      await (n % 2
        ? count(database)
        : db
            .updateTable('settings')
            .set({ value: String(n) })
            .where('key', '=', 'n')
            .execute())
      expect(await Promise.all([valueOf(database), valueOf(database)])).toEqual([String(n), String(n)])
    }
  })

  it('a transaction reads what it wrote, and others not before its commit', async () => {
    database = await openTestDatabase(dialect)
    const { db, transaction } = database
    await db.insertInto('settings').values(setting).execute()
    await transaction(async (trx) => {
      await trx.updateTable('settings').set({ value: '7' }).where('key', '=', 'n').execute()
      const own = await trx.selectFrom('settings').select('value').where('key', '=', 'n').executeTakeFirst()
      expect([own?.value, await valueOf(database ?? never())]).toEqual(['7', '0'])
    })
    expect(await valueOf(database)).toBe('7')
  })
})

function never(): never {
  throw new Error('no database')
}
