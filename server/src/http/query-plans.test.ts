import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo } from '@trinchera/db/seed/seed-demo'
import { planOf, scansOf } from '@trinchera/db/testing'
import { publicReads } from '@trinchera/testing/public-reads'
import { startTestApp, type TestApp } from '../../testing/app'

// No query of a public read may scan a whole table that grows with the community. After calling each route, the test asks SQLite for the
// plans of the queries that the route ran.

const few = {
  data_versions: 'a row for each topic',
  opciones: 'a row for each option of the site',
  juegos: 'a row for each game',
  etapas: 'etapas: some a year',
  etapa_cronicas: 'one for each archived etapa',
  torneos: 'some a month, and their list shows all',
  streamers: 'the channels that the options name',
  politicas: 'a row for each version of the privacy page',
  textos: 'a row for each version of the five texts of the site',
  players_twitch: 'an index of the accounts that tell of a channel',
  players_youtube: 'the same',
} as const

/** Tables, or indexes with few of a table's rows, that may be scanned completely, each with the reason why they stay small. */
const small: ReadonlyMap<string, string> = new Map(Object.entries(few))

/** Tables that only these routes may scan completely, each with the reason. */
const allowed: Record<string, string> = {
  'linajes for getLinaje': 'lines of clans are followed in both directions over all etapas',
  'linajes for getPalmares': 'the same',
  'linajes for getPerfil': 'the same',
  'players for listPlayers': 'search by any part of a name; kept until an account changes',
  'anuncios for listAnuncios': 'their number, counted in an index; kept until one changes',
  'foro_temas for listSecciones': 'their number and posts by section; kept until something is stored',
  'foro_temas for listRecentTemas': 'their number; kept until something is stored',
}

let site: TestApp
const asked = new Map<string, readonly unknown[]>()
beforeAll(async () => {
  site = await startTestApp({
    dialect: 'sqlite',
    onQuery: (_ms, _failure, { sql, parameters }) => void asked.set(sql, parameters),
  })
  await seedDemo(site.database, { now: site.clock.now, hashPassword: async () => '', loopback: true })
})
afterAll(() => site.stop())

/**
 * What a step of a query plan scans: an index with few of the table's rows, or the table, which the plan names by its alias or its name.
 */
function scanned(sql: string, scan: string): string {
  const [, name = scan, index = ''] = /^SCAN (\S+)(?: USING (?:COVERING )?INDEX (\S+))?/.exec(scan) ?? []
  return small.has(index) ? index : (new RegExp(`"(\\w+)" as "${name}"`).exec(sql)?.[1] ?? name)
}

/** True if a query can stop at its limit, because it reads the rows in the order in which it returns them. */
const endsAtLimit = (query: { sql: string; parameters: readonly unknown[] }) =>
  / limit \?( offset \?)?$/.test(query.sql) &&
  !planOf(site.database.url, query).includes('USE TEMP B-TREE FOR ORDER BY')

it('scans no table that grows', async () => {
  const found = new Map<string, string>()
  for (const { name, address } of await publicReads(site.url)) {
    await site.database.db
      .updateTable('data_versions')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute()
    asked.clear()
    const { status } = await site.call('GET', address)
    expect([name, status]).toEqual([name, 200])
    for (const [sql, parameters] of asked) {
      if (!/^\s*(select|with)/i.test(sql) || endsAtLimit({ sql, parameters })) continue
      for (const scan of scansOf(site.database.url, { sql, parameters })) {
        const what = scanned(sql, scan)
        found.set(small.has(what) ? what : `${what} for ${name}`, `${scan} in ${sql}`)
      }
    }
  }
  expect([...found].filter(([what]) => !small.has(what) && !allowed[what])).toEqual([])
  expect([...small.keys(), ...Object.keys(allowed)].filter((what) => !found.has(what))).toEqual([])
})
