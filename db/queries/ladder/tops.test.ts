import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Match } from '@trinchera/contract/ladder'
import { seedDemo } from '../../seed/seed-demo'
import { playerMatches } from '../players/player-matches'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { listOpenEtapas } from './open-etapas'
import { clanMatches, placesOf } from './tops'

describe.each(testDialects)('matches of a clan, a player and an etapa, on %s', (dialect) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(dialect)
    await seedDemo(database, { now: new Date(), hashPassword: async () => '', loopback: true })
  })
  afterAll(() => database.drop())

  type Matches = (page?: { pagina: number; por_pagina: number }) => Promise<{ matches: Match[]; total: number }>

  /** Reads all pages one after the other, and one page beyond the last. */
  async function byPages(matchesOf: Matches, total: number): Promise<Match[]> {
    const paged: Match[] = []
    for (let pagina = 1; pagina <= Math.ceil(total / 7) + 1; pagina++) {
      const { matches, total: told } = await matchesOf({ pagina, por_pagina: 7 })
      expect(told).toBe(total)
      paged.push(...matches)
    }
    return paged
  }

  it('come by pages in the order of the whole list, each once', async () => {
    const { db } = database
    const most = db.selectFrom('standings').orderBy('juegos', 'desc').limit(5).select('id_clan')
    const some = db.selectFrom('match_roster').select('player_id').distinct().limit(3)
    const ofClans = (await most.execute()).map(
      ({ id_clan }): Matches =>
        (page) =>
          clanMatches(db, id_clan, page),
    )
    const ofPlayers = (await some.execute()).map(
      ({ player_id }): Matches =>
        (page) =>
          playerMatches(db, player_id, page),
    )
    for (const matchesOf of [...ofClans, ...ofPlayers]) {
      const { matches: whole, total } = await matchesOf()
      expect([whole.length > 7, total]).toEqual([true, whole.length])
      expect(await byPages(matchesOf, total)).toEqual(whole)
    }
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

  it('tell when an etapa was played last', async () => {
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
