import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from './database'
import { migrate, NewerDatabaseError, OlderDatabaseError, requireServableSchema, schemaVersion } from './migrate'
import type { Migration } from './migration'
import { migrations } from './migrations/list'
import { openTestDatabase, testDialects, type TestDatabase } from './testing'

let database: TestDatabase | undefined

afterEach(async () => {
  await database?.drop()
  database = undefined
})

const newest = migrations.at(-1)?.name ?? ''

/** A migration of a later release, which adds a column with a default. */
const expanding: Migration = {
  name: '998-expanding',
  oldestReader: newest,
  up: (trx) =>
    trx.schema
      .alterTable('settings')
      .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
      .execute(),
}
/** A migration of the release after that, which removes what only the previous release used. */
const contracting: Migration = {
  name: '999-contracting',
  oldestReader: expanding.name,
  up: (trx) => trx.schema.alterTable('settings').dropColumn('note').execute(),
}
const broken: Migration = {
  name: '999-broken',
  async up(trx) {
    await trx.schema.createTable('half_way').addColumn('id', 'integer').execute()
    await trx.deleteFrom('settings').execute()
    throw new Error('half-way')
  },
}

describe.each(testDialects)('a migration on %s', (dialect) => {
  it('that fails half-way leaves the database as it was, earlier ones of the same start included', async () => {
    database = await openTestDatabase(dialect)
    await database.db.insertInto('settings').values({ key: 'kept', value: '1' }).execute()
    await expect(migrate(database, [...migrations, expanding, broken])).rejects.toThrow('half-way')
    expect(await schemaVersion(database.db)).toBe(newest)
    expect(await database.db.selectFrom('settings').selectAll().execute()).toEqual([{ key: 'kept', value: '1' }])
    const tables = await database.db.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('half_way')
    await expect(requireServableSchema(database)).resolves.toBeUndefined()
  })

  it('that only adds lets the release before start, prepare and serve', async () => {
    database = await openTestDatabase(dialect)
    expect(await migrate(database, [...migrations, expanding])).toEqual([expanding.name])
    await expect(requireServableSchema(database)).resolves.toBeUndefined()
    expect(await migrate(database)).toEqual([])
    await database.db.insertInto('settings').values({ key: 'written by', value: 'the release before' }).execute()
  })

  it('that takes away is refused by the release two before, and served by the one before', async () => {
    database = await openTestDatabase(dialect)
    await migrate(database, [...migrations, expanding, contracting])
    await expect(requireServableSchema(database, [...migrations, expanding])).resolves.toBeUndefined()
    await expect(requireServableSchema(database)).rejects.toThrow(NewerDatabaseError)
    await expect(migrate(database)).rejects.toThrow(contracting.name)
  })

  it('is waited for by a process that only serves: it says which is missing', async () => {
    database = await openTestDatabase(dialect)
    await expect(requireServableSchema(database, [...migrations, expanding])).rejects.toThrow(OlderDatabaseError)
    await expect(requireServableSchema(database, [...migrations, expanding])).rejects.toThrow(expanding.name)
  })

  it('that was left out while a later one was applied is told, not applied late', async () => {
    database = await openTestDatabase(dialect)
    await migrate(database, [...migrations, { ...contracting, up: async () => {} }])
    await expect(migrate(database, [...migrations, expanding, contracting])).rejects.toThrow(expanding.name)
  })

  it('reads which release may serve a database that Kysely’s own table of migrations was kept for', async () => {
    database = await openTestDatabase(dialect)
    await sql`alter table kysely_migration drop column oldest_reader`.execute(database.db)
    await expect(requireServableSchema(database)).resolves.toBeUndefined()
    expect(await migrate(database, [...migrations, expanding])).toEqual([expanding.name])
    await expect(requireServableSchema(database)).resolves.toBeUndefined()
  })
})

describe.each(testDialects)('processes that prepare the same %s database', (dialect) => {
  it('do so one after the other, and the next goes on when one fails', async () => {
    database = await openTestDatabase(dialect, { migrated: false })
    const { url } = database
    const order: string[] = []
    const prepare = async (name: string) => {
      const own = openDatabase({ url })
      try {
        await own.exclusively(async () => {
          order.push(`${name} begins`)
          await migrate(own)
          await own.db.insertInto('settings').values({ key: name, value: '' }).execute()
          order.push(`${name} ends`)
          if (name === 'b') throw new Error('b fails')
        })
      } finally {
        await own.close()
      }
    }
    const results = await Promise.allSettled(['a', 'b', 'c'].map(prepare))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(order.filter((_, index) => index % 2)).toEqual(
      order.filter((_, index) => index % 2 === 0).map((line) => line.replace('begins', 'ends')),
    )
    expect(await database.db.selectFrom('settings').select('key').orderBy('key').execute()).toHaveLength(3)
  })
})
