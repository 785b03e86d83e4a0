import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Match } from '@trinchera/contract/ladder'
import { seedDemo } from '../../seed/seed-demo'
import { playerMatches } from '../players/player-matches'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { listOpenEtapas } from './open-etapas'
import { clanMatches, placesOf } from './tops'

describe.each(testDialects)('matches of a clan, a player and a stage, on %s', (dialect) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(dialect)
    await seedDemo(database, { now: new Date(), hashPassword: async () => '', loopback: true })
  })
  afterAll(() => database.drop())

  type Matches = (page?: { pagina: number; por_pagina: number }) => Promise<{ matches: Match[]; total: number }>
  async function expectPages(matchesOf: Matches) {
    const { matches: whole, total } = await matchesOf()
    expect([whole.length > 7, total]).toEqual([true, whole.length])
    const paged: Match[] = []
    for (let pagina = 1; paged.length < total; pagina++) {
      const { matches, total: again } = await matchesOf({ pagina, por_pagina: 7 })
      expect([matches.length > 0, again]).toEqual([true, total])
      paged.push(...matches)
    }
    expect(paged).toEqual(whole)
    expect((await matchesOf({ pagina: 99, por_pagina: 100 })).matches).toEqual([])
  }

  it('come by pages in the order of the whole list, each once', async () => {
    const { db } = database
    for (const { id_clan } of await db
      .selectFrom('standings')
      .orderBy('juegos', 'desc')
      .limit(5)
      .select('id_clan')
      .execute())
      await expectPages((page) => clanMatches(db, id_clan, page))
    for (const { player_id } of await db.selectFrom('match_roster').select('player_id').distinct().limit(3).execute())
      await expectPages((page) => playerMatches(db, player_id, page))
  })

  it('tell of its places the latest where not all are wanted, oldest first', async () => {
    const { id_clan } = await database.db
      .selectFrom('standings')
      .orderBy('juegos', 'desc')
      .select('id_clan')
      .executeTakeFirstOrThrow()
    const whole = await placesOf(database.db, id_clan)
    expect(whole.length).toBeGreaterThan(3)
    expect(await placesOf(database.db, id_clan, 3)).toEqual(whole.slice(-3))
  })

  it('tell when a stage was played last', async () => {
    for (const { id, ultima_partida } of await listOpenEtapas(database.db)) {
      const dates = await database.db.selectFrom('matches').where('id_etapa', '=', id).select('fecha').execute()
      expect(ultima_partida).toBe(
        dates
          .map(({ fecha }) => fecha)
          .toSorted()
          .at(-1) ?? null,
      )
    }
  })
})
