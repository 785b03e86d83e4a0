import { readFileSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase, type Db } from './database'
import { migrate, NewerDatabaseError, requireServableSchema } from './migrate'
import { migrations } from './migrations/list'
import { openTestDatabase, testDialects, type TestDatabase } from './testing'

let database: TestDatabase | undefined

afterEach(async () => {
  await database?.drop()
  database = undefined
})

const addJuego = (nombre: string) => ({ nombre, nombre_folded: nombre })

describe.each(testDialects)('the database on %s', (dialect) => {
  it('migrates an empty database once, and finds nothing to do afterwards', async () => {
    database = await openTestDatabase(dialect, { migrated: false })
    expect(await migrate(database)).toEqual(migrations.map(({ name }) => name))
    expect(await migrate(database)).toEqual([])
    await expect(requireServableSchema(database)).resolves.toBeUndefined()
  })

  it('refuses a database newer than the code, naming the migration', async () => {
    database = await openTestDatabase(dialect)
    await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', 'x')`.execute(database.db)
    await expect(migrate(database)).rejects.toThrow(NewerDatabaseError)
    await expect(requireServableSchema(database)).rejects.toThrow('999-from-the-future')
  })

  describe('migrated by a former release', () => {
    /** A database with the first `count` migrations, recorded as that former release did. */
    const leftByFormer = async (count = migrations.length) => {
      const former = await openTestDatabase(dialect, { migrated: false })
      database = former
      await former.transaction(async (trx) => {
        await sql`create table schema_migrations (name text primary key, applied_at text not null)`.execute(trx)
        for (const migration of migrations.slice(0, count)) {
          await migration.up(trx, dialect)
          await record(trx, migration.name)
        }
      })
      return former
    }
    const record = (db: Db, name: string) =>
      sql`insert into schema_migrations values (${name}, ${new Date().toISOString()})`.execute(db)
    const known = migrations.map(({ name }) => name)

    it('is used unchanged, however many processes start at once', async () => {
      const former = await leftByFormer()
      await former.db.insertInto('settings').values({ key: 'kept', value: '1' }).execute()
      const others = [openDatabase({ url: former.url }), openDatabase({ url: former.url })]
      expect(await Promise.all([former, ...others].map((each) => migrate(each)))).toEqual([[], [], []])
      for (const other of others) await other.close()
      await expect(requireServableSchema(former)).resolves.toBeUndefined()
      expect(await former.db.selectFrom('settings').select('value').where('key', '=', 'kept').execute()).toEqual([
        { value: '1' },
      ])
    })

    it('gets the migrations it lacks', async () => {
      const former = await leftByFormer(known.length - 1)
      expect(await migrate(former)).toEqual(known.slice(-1))
      await expect(requireServableSchema(former)).resolves.toBeUndefined()
    })

    it('is refused unchanged when that release was newer than the code', async () => {
      const former = await leftByFormer()
      await record(former.db, '999-from-the-future')
      await expect(migrate(former)).rejects.toThrow(NewerDatabaseError)
      const { rows } = await sql`select name from schema_migrations`.execute(former.db)
      expect(rows).toHaveLength(known.length + 1)
    })
  })

  it('migrates an empty database once where several processes start together', async () => {
    database = await openTestDatabase(dialect, { migrated: false })
    const others = [openDatabase({ url: database.url }), openDatabase({ url: database.url })]
    const applied = await Promise.all([database, ...others].map((each) => migrate(each)))
    for (const other of others) await other.close()
    expect(applied.flat()).toEqual(migrations.map(({ name }) => name))
  })

  it('refuses to serve a database that was never migrated', async () => {
    database = await openTestDatabase(dialect, { migrated: false })
    await expect(requireServableSchema(database)).rejects.toThrow('001-ladder')
  })

  it('runs effects after the commit, in order, and none when the transaction fails', async () => {
    database = await openTestDatabase(dialect)
    const { db, transaction } = database
    const seen: unknown[] = []
    await transaction(async (trx, onCommit) => {
      await trx.insertInto('juegos').values(addJuego('uno')).execute()
      onCommit(async () => void seen.push((await db.selectFrom('juegos').select('nombre').execute()).length))
      onCommit(() => void seen.push('second'))
    })
    const failing = transaction(async (trx, onCommit) => {
      onCommit(() => void seen.push('never'))
      await trx.insertInto('juegos').values(addJuego('uno')).execute()
    })
    await expect(failing).rejects.toThrow()
    expect(seen).toEqual([1, 'second'])
  })

  it.skipIf(dialect === 'sqlite')('retries the aborted one of two deadlocked transactions', async () => {
    database = await openTestDatabase(dialect)
    const { db, transaction } = database
    await db.insertInto('juegos').values(['uno', 'dos'].map(addJuego)).execute()
    const rename = async (trx: Db, from: string, to: string) =>
      void (await trx.updateTable('juegos').set({ nombre: to }).where('nombre_folded', '=', from).execute())
    const seen: string[] = []
    let waiting = 2
    let meet = () => {}
    const both = new Promise<void>((resolve) => (meet = resolve))
    const cross = (own: string, other: string) =>
      transaction(async (trx, onCommit) => {
        onCommit(() => void seen.push(own))
        await rename(trx, own, own)
        if (--waiting === 0) meet()
        await both
        await rename(trx, other, `${other} por ${own}`)
      })
    await Promise.all([cross('uno', 'dos'), cross('dos', 'uno')])
    expect(seen.toSorted()).toEqual(['dos', 'uno'])
    expect(waiting).toBeLessThan(0) // one of the two transactions ran again
  })

  it('keeps one clan per player and etapa', async () => {
    database = await openTestDatabase(dialect)
    const { db } = database
    const { id: id_juego } = await db
      .insertInto('juegos')
      .values(addJuego('uno'))
      .returning('id')
      .executeTakeFirstOrThrow()
    const at = '2026-01-01T00:00:00.000Z'
    const { id: id_etapa } = await db
      .insertInto('etapas')
      .values({
        id_juego,
        nombre: 'I',
        activo: 1,
        multijugador: 1,
        created_at: at,
        archived_at: null,
        stale_from: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: player_id } = await db
      .insertInto('players')
      .values({ username: 'a', username_folded: 'a', email: 'a@b.cl', created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const clan = (nombre: string) =>
      db
        .insertInto('clans')
        .values({ id_etapa, nombre, nombre_folded: nombre, tag: nombre, tag_folded: nombre, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
    const [first, second] = [await clan('x'), await clan('y')]
    const join = (id_clan: number) =>
      db.insertInto('memberships').values({ id_clan, player_id, id_etapa, rango: 'Miembro', joined_at: at }).execute()
    await join(first.id)
    await expect(join(second.id)).rejects.toThrow()
  })
})

describe.runIf(testDialects.includes('postgres'))('when PostgreSQL closes a connection', () => {
  it('only the transaction on it fails', async () => {
    database = await openTestDatabase('postgres')
    const { db, transaction } = database
    const ended = transaction(async (trx) => {
      const pid = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows[0]?.pid
      await sql`select pg_terminate_backend(${pid}::int, 10000)`.execute(db)
      await trx.insertInto('juegos').values(addJuego('uno')).execute()
    })
    await expect(ended).rejects.toThrow()
    await transaction(async (trx) => void (await trx.insertInto('juegos').values(addJuego('dos')).execute()))
    expect(await db.selectFrom('juegos').select('nombre').execute()).toEqual([{ nombre: 'dos' }])
  })
})

describe('two processes writing the same SQLite file', () => {
  // Only Linux lists the locks. Without this one, an SQLite before 3.51 in another process (`sqlite3` of a distribution) deletes the log (WAL)
  // when it closes the file, and what this process stores from then on is lost.
  it.runIf(process.platform === 'linux')('a process that has the file open keeps its lock on it', async () => {
    database = await openTestDatabase('sqlite')
    const { db, url } = database
    const { ino } = statSync(url)
    const locked = () =>
      readFileSync('/proc/locks', 'utf8')
        .split('\n')
        .some((line) => new RegExp(` ${process.pid} [0-9a-f]+:[0-9a-f]+:${ino} `).test(line))
    await db.insertInto('settings').values({ key: 'a', value: '1' }).execute()
    expect(locked()).toBe(true)
    await db.selectFrom('settings').selectAll().execute() // reads have a connection of their own
    await database.commitToken()
    expect(locked()).toBe(true)
  })

  it('take turns: every increment of either counts, and none fails as busy', async () => {
    database = await openTestDatabase('sqlite')
    const other = openDatabase({ url: database.url })
    await database.db.insertInto('settings').values({ key: 'n', value: '0' }).execute()
    const increment = (handle: typeof other) =>
      handle.transaction(async (trx) => {
        const row = await trx.selectFrom('settings').where('key', '=', 'n').select('value').executeTakeFirstOrThrow()
        await new Promise((resolve) => setImmediate(resolve)) // gives the other transaction a chance to run in between
        await trx
          .updateTable('settings')
          .set({ value: String(Number(row.value) + 1) })
          .where('key', '=', 'n')
          .execute()
      })
    await Promise.all(Array.from({ length: 60 }, (_, i) => increment(i % 2 && database ? database : other)))
    const { value } = await database.db.selectFrom('settings').select('value').executeTakeFirstOrThrow()
    await other.close()
    expect(value).toBe('60')
  })

  it('survives a power cut: every commit is synced, readers are never blocked, foreign keys hold', async () => {
    database = await openTestDatabase('sqlite')
    const pragma = async (name: string) =>
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database?.db ?? never())).rows[0]
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 })
    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 })
  })
})

function never(): never {
  throw new Error('no database')
}
