import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { openTestDatabase, testDialects, type TestDatabase, withoutForeignKeys } from '../../testing'
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

/** Columns of other tables that still name an account after `resetAccount`, and why. `resetAccount` must empty or delete every other one. */
const naming: Readonly<Record<string, string>> = {
  'memberships.player_id': 'ended by `removePlayerFromClans`',
  'clans.id_lider': 'passed on by `removePlayerFromClans`',
  'sessions.player_id': 'ended by `endSessions`, deleted when they expire',
  'anuncios.id_creador': 'unlinked by `preserveAuthorName`',
  'comments.id_creador': 'what was written stays, under the name that `preserveAuthorName` stores',
  'foro_temas.id_creador': 'as comments',
  'matches.id_reportero': 'the log of an etapa never changes',
  'match_roster.player_id': 'matches keep who played them',
  'player_records.player_id': 'counted from the matches',
  'player_totals.player_id': 'counted from the matches',
  'retos.player_id': 'done for a clan, whose history stays',
  'reto_actos.player_id': 'as retos',
  'torneo_planteles.player_id': 'as retos',
  'torneo_actos.player_id': 'as retos',
  'linajes.player_id': 'an act of staff',
  'textos.id_autor': 'as linajes',
  'match_claims.player_id': 'staff still decide on it',
  'apelaciones.player_id': 'as match_claims',
  'comment_reports.player_id': 'as match_claims',
  'consultas.player_id': 'as match_claims; deleted after 180 days',
}

/** The columns of all tables that refer to `players`, or that are called `player_id`: 'table.column'. */
async function columnsNamingPlayers({ db, dialect }: TestDatabase): Promise<string[]> {
  const { rows } = await (dialect === 'sqlite'
    ? sql<{ place: string }>`
        select m.name || '.' || f."from" as place
        from sqlite_master m, pragma_foreign_key_list(m.name) f where f."table" = 'players'`
    : sql<{ place: string }>`
        select c.conrelid::regclass || '.' || a.attname as place
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid = 'players'::regclass`
  ).execute(db)
  const tables = await db.introspection.getTables()
  const called = tables.filter(({ columns }) => columns.some(({ name }) => name === 'player_id'))
  return [...new Set([...rows.map(({ place }) => place), ...called.map(({ name }) => `${name}.player_id`)])].toSorted()
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

  it('is named in no table but those that stay', async () => {
    const { db, url } = database
    const player = { username: 'Olvidada', email: 'o@trinchera.test', password_hash: null, volute: null, created_at }
    const id = await insertPlayer(db, player)
    const places = await columnsNamingPlayers(database)
    // one row in each of those tables, which names the account in every such column
    const rows = (await db.introspection.getTables()).flatMap(({ name: table, columns }) => {
      const filled = columns.flatMap(({ name, dataType, isNullable, isAutoIncrementing }) => {
        if (places.includes(`${table}.${name}`)) return [[name, `${id}`]]
        return isNullable || isAutoIncrementing ? [] : [[name, /int/i.test(dataType) ? '1' : "'x'"]]
      })
      const [names, values] = [filled.map(([name]) => `"${name}"`), filled.map(([, value]) => value)]
      const isNaming = places.some((place) => place.startsWith(`${table}.`))
      return isNaming ? [`insert into ${table} (${names.join(', ')}) values (${values.join(', ')})`] : []
    })
    await withoutForeignKeys(url, rows)
    const named = async () => {
      const found: string[] = []
      for (const place of places) {
        const [table = '', column = ''] = place.split('.')
        const { rows: own } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
        if (own.length) found.push(place)
      }
      return found
    }
    expect(await named()).toEqual(places)
    await resetAccount(db, id, created_at)
    expect(await named()).toEqual(Object.keys(naming).toSorted())
  })
})
