import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { foldEtapa } from '../../fold-etapa'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { letteredEtapa, now } from '../../testing/lettered-etapa'
import { etapasBehind } from './log'
import { playerRecords, topPlayers } from './tops'
import { completeTotals, totalsHold } from './totals'

describe.each(testDialects)('the best players, on %s', (dialect) => {
  let database: TestDatabase
  afterEach(() => database.drop())

  /** Two etapas whose clans have the same players. Each roster is one player. */
  async function twoEtapas(names: string) {
    database = await openTestDatabase(dialect)
    const [one, other] = [await letteredEtapa(database, names), await letteredEtapa(database, names, '2')]
    const alsoIn = async (etapa: typeof one, pair: string) => {
      const match = await etapa.play(pair)
      const rows = [...pair].map((nombre) => ({
        match_id: match,
        id_clan: etapa.clanId(nombre),
        player_id: one.player(nombre),
        rango: 'Lider',
      }))
      await database.db.deleteFrom('match_roster').where('match_id', '=', match).execute()
      await database.db.insertInto('match_roster').values(rows).execute()
      return match
    }
    return { one, other, play: alsoIn }
  }

  /** Checks that the top players equal the sums of the records; returns them. */
  async function requireRight() {
    const summed = (await playerRecords(database.db)).filter(({ victorias }) => victorias > 0).slice(0, 5)
    expect(await topPlayers(database.db)).toEqual(summed)
    return summed
  }

  it('are those by the records of all etapas, through reports, rulings and what is lifted, and without closed accounts', async () => {
    const { one, other, play } = await twoEtapas('ABCDEFG')
    const first = await play(one, 'AB')
    for (const pair of ['CD', 'EF', 'GA', 'BA', 'AC', 'DE', 'FG']) await play(one, pair)
    await one.fold()
    for (const pair of ['AG', 'AF', 'BC', 'AE']) await play(other, pair)
    await other.fold()
    expect((await requireRight())[0]?.username).toBe('A')
    expect(await totalsHold(database.db)).toBe(true)

    for (const tipo of ['anular', 'falso'] as const) {
      await one.rule(first, tipo)
      await one.fold()
      await requireRight()
      await one.reinstate(first)
      await one.fold()
      await requireRight()
    }
    await one.rule(first, 'trampa', 'A')
    await one.fold()
    await requireRight()
    expect(await totalsHold(database.db)).toBe(true)
    await database.db.updateTable('players').set({ closed_at: now }).where('id', '=', one.player('A')).execute()
    expect((await requireRight()).map(({ username }) => username)).not.toContain('A')
  })

  it('are right while a process of the release before folds beside this one, and told by the totals again after the worker looked', async () => {
    const { one, other, play } = await twoEtapas('ABCDEF')
    for (const pair of ['AB', 'CD', 'EF']) await play(one, pair)
    await one.fold()
    await play(other, 'DA')
    await other.fold()

    // the previous release stores records and their progress, but neither totals nor the progress of the totals
    await database.db
      .updateTable('player_records')
      .set((eb) => ({ victorias: eb('victorias', '+', 9) }))
      .where('id_etapa', '=', one.id)
      .where('player_id', '=', one.player('E'))
      .execute()
    await database.db.deleteFrom('player_records').where('player_id', '=', one.player('C')).execute()
    await database.db
      .updateTable('ladders')
      .set((eb) => ({ applied_revision: eb('applied_revision', '+', 1) }))
      .where('id_etapa', '=', one.id)
      .execute()
    await database.db
      .updateTable('etapas')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', one.id)
      .execute()
    await database.db
      .updateTable('ladders')
      .set((eb) => ({ history_revision: eb.ref('applied_revision') }))
      .execute()
    expect((await requireRight())[0]).toMatchObject({ username: 'E', victorias: 10 })
    expect(await totalsHold(database.db)).toBe(false)
    expect(await etapasBehind(database.db, '')).toEqual([one.id])

    await play(one, 'BD') // meanwhile a process of this release goes on
    await one.fold()
    await play(other, 'AF')
    await other.fold()
    await requireRight()
    expect(await totalsHold(database.db)).toBe(false)

    await completeTotals(database, other.id)
    expect(await totalsHold(database.db)).toBe(false)
    await completeTotals(database, one.id)
    expect(await totalsHold(database.db)).toBe(true)
    await requireRight()
    expect(
      await database.db.selectFrom('player_totals').where('player_id', '=', one.player('C')).selectAll().execute(),
    ).toEqual([{ player_id: one.player('C'), victorias: 0, derrotas: 0 }])
  })

  it('are those of both where two etapas with the same players are folded at once', async () => {
    const { one, other, play } = await twoEtapas('ABCDEFGH')
    for (let round = 0; round < 10; round++) {
      for (const pair of ['AB', 'CD', 'EF', 'GH']) {
        await play(one, pair)
        await play(other, [...pair].reverse().join(''))
      }
      await Promise.all([one, other].map(({ id }) => database.transaction((trx) => foldEtapa(trx, id, now))))
    }
    await requireRight()
    const { rows } = await sql<{ wrong: number }>`select count(*) as wrong from player_totals as t
      where t.victorias <> (select sum(r.victorias) from player_records as r where r.player_id = t.player_id)`.execute(
      database.db,
    )
    expect(rows).toEqual([{ wrong: 0 }])
    expect(await totalsHold(database.db)).toBe(true)
  })
})
