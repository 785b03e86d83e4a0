import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo } from '@trinchera/db/seed/seed-demo'
import { scansOf } from '@trinchera/db/testing'
import { publicReads } from '@trinchera/testing/public-reads'
import { startTestApp, type TestApp } from '../../testing/app'

// No query of a public read goes through a whole table that grows with the community, as SQLite plans it.

/** Tables that are read whole on purpose, each with what bounds it or why it has to be. */
const allowed: Record<string, string> = {
  data_versions: 'a row for each topic',
  opciones: 'a row for each option of the site',
  juegos: 'a row for each game',
  etapas: 'stages: some a year',
  etapa_cronicas: 'one for each archived stage',
  torneos: 'some a month, and their list shows all',
  streamers: 'the channels that the options name',
  foro_texto: 'a full text index, which is asked by its words',
  linajes: 'lines of clans are followed in both directions over all stages',
  retos: 'by place in time, newest first, up to a limit',
  players: 'search by any part of a name; the best of all, kept until records change; channels, of which few have one',
  server_states: 'a row for each game server',
  anuncios: 'their number, counted in an index; kept until one changes',
  foro_temas: 'their number, counted whole; kept until something is stored',
  matches: 'the newest: it ends at the limit',
  standings: 'by place, in an index: it ends at the limit',
}

/** Of these only scans that end at a limit are allowed. */
const limited = new Set(['matches', 'standings'])

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

/** The table that a step of a plan names, by its alias or by itself. */
function tableOf(sql: string, scan: string): string {
  const name = /^SCAN (\S+)/.exec(scan)?.[1] ?? scan
  return new RegExp(`"(\\w+)" as "${name}"`).exec(sql)?.[1] ?? name
}

it('scans no table that grows', async () => {
  asked.clear()
  for (const { name, address } of await publicReads(site.url)) {
    const { status } = await site.call('GET', address)
    expect([name, status]).toEqual([name, 200])
  }
  const found = new Map<string, string>()
  for (const [sql, parameters] of asked) {
    if (!/^\s*(select|with)/i.test(sql)) continue
    for (const scan of scansOf(site.database.url, { sql, parameters })) {
      const table = tableOf(sql, scan)
      const isBounded = !limited.has(table) || / order by .* limit \?$/s.test(sql)
      found.set(isBounded ? table : `${table} without a limit`, `${scan} in ${sql}`)
    }
  }
  expect([...found].filter(([table]) => !allowed[table])).toEqual([])
  expect(Object.keys(allowed).filter((table) => !found.has(table))).toEqual([])
})
