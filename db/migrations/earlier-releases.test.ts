import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import SQLite from '../better-sqlite3.cjs'
import { openDatabase, type Database, type Dialect } from '../database'
import { completeHistory } from '../complete-history'
import { refoldEtapa } from '../fold-etapa'
import { migrate, requireServableSchema } from '../migrate'
import { etapaById } from '../queries/ladder/etapas'
import { placesOf, playerRecords, topPlayers } from '../queries/ladder/tops'
import { totalsHold } from '../queries/ladder/totals'
import { openTestDatabase, testDialects } from '../testing'
import { migrations } from './list'

// Tests with databases that three earlier releases created, with their demo community at a twelfth of its matches. Each is named after its
// last migration.

const folder = mkdtempSync(join(tmpdir(), 'trinchera-earlier-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

type Row = Record<string, unknown>

function unpacked(release: string): string {
  const file = join(folder, `${release}.sqlite`)
  writeFileSync(
    file,
    brotliDecompressSync(readFileSync(join(import.meta.dirname, `../testing/fixtures/release-${release}.sqlite.br`))),
  )
  return file
}

/** The tables of a release with their rows, without the internal tables of SQLite and of the migrations. */
function contentOf(file: string): Map<string, Row[]> {
  const earlier = new SQLite(file, { readonly: true })
  const named = earlier.prepare<[], { name: string }>(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '%migration%'",
  )
  const content = new Map(
    named.all().map(({ name }) => [name, earlier.prepare<[], Row>(`select * from ${name}`).all()] as const),
  )
  earlier.close()
  return content
}

/** For PostgreSQL: creates the schema of that release and inserts the same rows. */
async function onPostgres(release: string, content: Map<string, Row[]>): Promise<Database> {
  const database = await openTestDatabase('postgres', { migrated: false })
  ends.push(() => database.drop())
  const until = migrations.findIndex(({ name }) => name.startsWith(release))
  await migrate(database, migrations.slice(0, until + 1))
  await database.transaction(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx) // turns off foreign keys, because the tables refer to each other
    for (const [table, rows] of content) {
      await sql`delete from ${sql.table(table)}`.execute(trx)
      const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
      for (let from = 0; from < rows.length; from += 500) {
        const lines = rows.slice(from, from + 500).map((row) => sql`(${sql.join(Object.values(row))})`)
        await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(lines)}`.execute(trx)
      }
    }
  })
  return database
}

async function earlierDatabase(dialect: Dialect, release: string, file: string): Promise<Database> {
  if (dialect === 'postgres') return onPostgres(release, contentOf(file))
  const database = openDatabase({ url: file })
  ends.push(() => database.close())
  return database
}

describe.each(testDialects)('the %s database of an earlier release', (dialect) => {
  it.each(['001', '007', '015'])('of migration %s comes up whole', async (release) => {
    const file = unpacked(release)
    const before = contentOf(file)
    const database = await earlierDatabase(dialect, release, file)
    const applied = await migrate(database)
    expect(applied.at(-1)).toBe(migrations.at(-1)?.name)
    expect(applied.every((name) => name > release)).toBe(true)
    await requireServableSchema(database)

    expect(before.get('matches')?.length).toBeGreaterThan(200)
    for (const [table, rows] of before) {
      const { count } = (
        await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database.db)
      ).rows[0] ?? { count: -1 }
      expect([table, count]).toEqual([table, rows.length])
    }
    const players = await database.db
      .selectFrom('players')
      .select(['id', 'username', 'email', 'password_hash'])
      .orderBy('id')
      .execute()
    expect(players).toEqual(
      before.get('players')?.map(({ id, username, email, password_hash }) => ({ id, username, email, password_hash })),
    )

    const best = (await playerRecords(database.db)).filter(({ victorias }) => victorias > 0).slice(0, 5)
    expect([best.length, await totalsHold(database.db)]).toEqual([5, true])
    expect(await topPlayers(database.db)).toEqual(best)

    const curve = (clan: unknown) =>
      (before.get('places') ?? [])
        .filter(({ id_clan }) => id_clan === clan)
        .sort((a, b) => Number(a.seq) - Number(b.seq))
        .map(({ fecha, ranking, antes }) => ({ fecha, ranking, antes }))
    const requireCurves = async () => {
      for (const { id } of await database.db.selectFrom('clans').select('id').execute())
        expect(
          (await placesOf(database.db, id)).map(({ fecha, ranking, antes }) => ({ fecha, ranking, antes })),
        ).toEqual(curve(id))
    }
    await requireCurves()
    for (const { id } of await database.db.selectFrom('etapas').select('id').execute()) {
      await completeHistory(database, id)
      const matches = before.get('matches')?.filter(({ id_etapa }) => id_etapa === id)
      expect([id, (await etapaById(database.db, id))?.partidas]).toEqual([id, matches?.length])
    }
    await requireCurves()

    for (const { id } of await database.db.selectFrom('etapas').select('id').execute()) {
      const stored = () =>
        database.db.selectFrom('standings').where('id_etapa', '=', id).selectAll().orderBy('id_clan').execute()
      const standing = await stored()
      await database.transaction((trx) => refoldEtapa(trx, id, '2026-06-17T23:30:00.000Z'))
      expect(await stored()).toEqual(standing)
    }
    if (dialect === 'sqlite') {
      expect((await sql`pragma foreign_key_check`.execute(database.db)).rows).toEqual([])
      expect((await sql`pragma integrity_check`.execute(database.db)).rows).toEqual([{ integrity_check: 'ok' }])
    }
  })
})
