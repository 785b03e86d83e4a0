import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { resetAccount } from './accounts'
import { insertPlayer } from './players'

const created_at = '2026-01-01T00:00:00.000Z'

/** Columns of `players` that a closed account keeps, and why. `resetAccount` must empty every other column. */
const kept: Readonly<Record<string, string>> = {
  id: 'matches, rosters and the audit log point to it',
  username: 'stays taken for 30 days, then the row is deleted',
  username_folded: 'keeps look-alikes of that name taken',
  created_at: 'when the row was made; tells nothing of the person without the rest',
  presencia: 'a setting of the site; tells nothing of the person',
  estadisticas: 'a setting of the site; tells nothing of the person',
}

describe.each(testDialects)('a closed account, on %s', (dialect) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(dialect)
  })
  afterAll(() => database.drop())

  it('keeps no column of players but those that stay', async () => {
    const { db } = database
    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'players')?.columns ?? []
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(kept)))

    const player = { username: 'Despedida', email: 'd@trinchera.test', password_hash: null, volute: null, created_at }
    const id = await insertPlayer(db, player)
    for (const { name, dataType } of columns.filter((column) => !(column.name in kept)))
      await sql`update players set ${sql.ref(name)} = ${/int/i.test(dataType) ? 1 : 'of a person'}`.execute(db)
    const stored = () => db.selectFrom('players').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    const before = await stored()
    await resetAccount(db, id, created_at)
    const after: Record<string, unknown> = await stored()

    const same = Object.entries(before).filter(([column, value]) => after[column] === value)
    expect(same.map(([column]) => column).toSorted()).toEqual(Object.keys(kept).toSorted())
  })
})
