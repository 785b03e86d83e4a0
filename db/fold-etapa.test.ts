import { entriesOf, pagedEntries, type LadderEntry } from '@trinchera/rules/ladder/log'
import { afterEach, describe, expect, it } from 'vitest'
import { foldEtapa, refoldEtapa } from './fold-etapa'
import { prepareReplay } from './prepare-replay'
import { loadLog, logPages, markForReplay, nextSeq } from './queries/ladder/log'
import { insertMatch } from './queries/ladder/reporting'
import { insertRuling, liftRuling, standingRuling } from './queries/rulings/rulings'
import { placesOf } from './queries/ladder/tops'
import { selectClanRows } from './presenters'
import { openTestDatabase, testDialects, type TestDatabase } from './testing'

let database: TestDatabase

afterEach(() => database.drop())

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
const now = at(9999)

/** A stage with one-player clans named A, B, C…; ids by name. */
async function stageOf(names: string) {
  const { db } = database
  const { id: id_juego } = await db
    .insertInto('juegos')
    .values({ nombre: 'J', nombre_folded: 'j' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: etapa } = await db
    .insertInto('etapas')
    .values({ id_juego, nombre: 'I', activo: 1, multijugador: 1, created_at: now, archived_at: null, stale_from: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = new Map<string, number>()
  for (const nombre of names) {
    const player = await db
      .insertInto('players')
      .values({ username: nombre, username_folded: nombre, email: `${nombre}@b.cl`, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const clan = await db
      .insertInto('clans')
      .values({
        id_etapa: etapa,
        nombre,
        nombre_folded: nombre,
        tag: nombre,
        tag_folded: nombre,
        created_at: now,
        id_lider: player.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('memberships')
      .values({ id_clan: clan.id, player_id: player.id, id_etapa: etapa, rango: 'Lider', joined_at: now })
      .execute()
    ids.set(nombre, clan.id)
  }
  const id = (nombre: string) => {
    const found = ids.get(nombre)
    if (!found) throw new Error(`no clan ${nombre}`)
    return found
  }
  let minute = 0
  return {
    etapa,
    id,
    /** `'AB'`: A beats B. */
    play: (pair: string) =>
      database.transaction(async (trx) => {
        const seq = await nextSeq(trx, etapa)
        return insertMatch(trx, {
          id_etapa: etapa,
          seq,
          id_clan_ganador: id(pair.charAt(0)),
          id_clan_perdedor: id(pair.charAt(1)),
          comentario: '',
          id_reportero: null,
          reportado_por: 'x',
          fecha: at(minute++),
        })
      }),
    rule: (match: number, tipo: 'anular' | 'falso' | 'trampa', cheater?: string) =>
      database.transaction(async (trx) => {
        const seq = tipo === 'anular' ? null : await nextSeq(trx, etapa)
        await insertRuling(trx, {
          match_id: match,
          id_etapa: etapa,
          tipo,
          seq,
          id_clan: cheater ? id(cheater) : null,
          motivo: 'x',
          ruled_by: 1,
          created_at: now,
        })
        const { seq: from } = await trx
          .selectFrom('matches')
          .where('id', '=', match)
          .select('seq')
          .executeTakeFirstOrThrow()
        await markForReplay(trx, etapa, from)
      }),
    reinstate: (match: number) =>
      database.transaction(async (trx) => {
        const ruling = await standingRuling(trx, match)
        if (!ruling) throw new Error('the match has no ruling to lift')
        await liftRuling(trx, ruling.id, 1, now)
        await markForReplay(trx, etapa, 1)
      }),
    remove: (nombre: string) =>
      database.transaction(async (trx) => {
        const seq = await nextSeq(trx, etapa)
        await trx
          .insertInto('clan_removals')
          .values({ id_etapa: etapa, seq, id_clan: id(nombre), fecha: at(minute++) })
          .execute()
      }),
    prepare: () => prepareReplay(database, etapa),
    /** As the worker does. */
    fold: async () => {
      const prepared = await prepareReplay(database, etapa)
      return database.transaction((trx) => foldEtapa(trx, etapa, now, prepared))
    },
    /** Every change of place and every match's places, as they are stored. */
    history: () =>
      Promise.all([
        database.db.selectFrom('places').selectAll().orderBy('seq').orderBy('id_clan').execute(),
        database.db.selectFrom('match_outcomes').selectAll().orderBy('seq').execute(),
      ]),
    table: async () => {
      const rows = await selectClanRows(database.db).where('clans.id_etapa', '=', etapa).execute()
      return rows
        .filter((row) => row.ranking_actual)
        .sort((a, b) => a.ranking_actual - b.ranking_actual)
        .map((row) => row.nombre)
        .join('')
    },
    records: async () => {
      const rows = await database.db
        .selectFrom('player_records as r')
        .innerJoin('players as p', 'p.id', 'r.player_id')
        .select(['p.username', 'r.victorias', 'r.derrotas'])
        .orderBy('p.username')
        .execute()
      return rows.map((row) => `${row.username} ${row.victorias}-${row.derrotas}`).join(', ')
    },
  }
}

describe.each(testDialects)('folding a stage on %s', (dialect) => {
  it('computes places, versions and records from the reports, and changes nothing when repeated', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('ABC')
    await stage.play('AB')
    await stage.play('BA')
    const first = await stage.fold()
    expect(first?.version).toBe(1)
    expect(await stage.table()).toBe('BA')
    expect(await stage.records()).toBe('A 1-1, B 1-1')
    expect(await stage.fold()).toBeNull()
    await stage.play('CA')
    const second = await stage.fold()
    expect(second?.version).toBe(2)
    expect(second?.clanes.map((clan) => clan.nombre).sort()).toEqual(['A', 'C'])
    expect(await stage.table()).toBe('BCA')
  })

  it('gives the same result step by step and by replay, with rulings given and lifted', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('ABCDEFGH')
    const matches: number[] = []
    for (const pair of ['AB', 'CD', 'EF', 'GH', 'HA', 'FC', 'DB', 'BA', 'CE', 'HG']) {
      matches.push(await stage.play(pair))
      await stage.fold()
    }
    const replayed = async () => (await database.transaction((trx) => refoldEtapa(trx, stage.etapa, now))).cambios
    expect(await replayed()).toBe(0)
    const before = await stage.table()
    const [, second = 0, , , fifth = 0] = matches
    await stage.rule(second, 'falso')
    await stage.fold()
    expect(await stage.table()).not.toMatch(/[CD]/)
    await stage.rule(fifth, 'trampa', 'H')
    await stage.fold()
    expect(await replayed()).toBe(0)
    expect(await stage.records()).toMatch(/H 1-2/)
    await stage.reinstate(second)
    await stage.reinstate(fifth)
    await stage.fold()
    expect(await stage.table()).toBe(before)
    expect(await replayed()).toBe(0)
  })

  it('reads the log in pages of any size as it is, rulings and deleted clans among them', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('ABCDEFGH')
    const matches: number[] = []
    for (const pair of ['AB', 'CD', 'EF', 'GH', 'HA']) matches.push(await stage.play(pair))
    const [first = 0, second = 0, third = 0] = matches
    await stage.rule(first, 'trampa', 'A')
    await stage.rule(second, 'falso')
    await stage.remove('E')
    for (const pair of ['FC', 'DB', 'BA']) await stage.play(pair)
    await stage.rule(third, 'anular')
    const whole = await loadLog(database.db, stage.etapa)
    for (const size of [1, 2, 3, 8, 100]) {
      const toEntries = pagedEntries()
      const read: LadderEntry[] = []
      for await (const page of logPages(database.db, stage.etapa, { size })) read.push(...toEntries(page))
      expect([size, read]).toEqual([size, entriesOf(whole.matches, whole.removals)])
    }
  })

  it('leaves a prepared replay aside when another ruling came meanwhile', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('ABCDEF')
    const matches: number[] = []
    for (const pair of ['AB', 'CD', 'EF', 'FC', 'DB', 'BA', 'CE']) matches.push(await stage.play(pair))
    await stage.fold()
    const [, second = 0, , , , sixth = 0] = matches
    await stage.rule(sixth, 'trampa', 'B')
    const prepared = await stage.prepare()
    expect(prepared?.from).toBe(6)
    await stage.rule(second, 'falso')
    await database.transaction((trx) => foldEtapa(trx, stage.etapa, now, prepared))
    expect((await database.transaction((trx) => refoldEtapa(trx, stage.etapa, now))).cambios).toBe(0)
  })

  it('rewrites a long history in parts, between which reports and rulings go on', async () => {
    database = await openTestDatabase(dialect)
    const names = 'ABCDEFGHIJKLMNOPQRSTUVWX'
    const stage = await stageOf(names)
    const pairs = Array.from({ length: 620 }, (_, n) => {
      const [winner, between] = [(n * 7) % names.length, 1 + ((n * 11) % (names.length - 1))]
      return names.charAt(winner) + names.charAt((winner + between) % names.length)
    })
    const matches: number[] = []
    for (const pair of pairs.slice(0, 600)) matches.push(await stage.play(pair))
    await stage.fold()
    const [first = 0, second = 0, third = 0] = matches
    await stage.rule(second, 'falso')
    const before = await stage.table()
    const prepared = await stage.prepare()
    expect(prepared?.records).not.toBeNull()
    expect(await stage.table()).toBe(before)
    await database.transaction((trx) => foldEtapa(trx, stage.etapa, now, prepared))
    const asTold = await stage.history()
    expect((await database.transaction((trx) => refoldEtapa(trx, stage.etapa, now))).cambios).toBe(0)
    expect(await stage.history()).toEqual(asTold)

    await stage.rule(first, 'anular')
    const [folded] = await Promise.all([
      stage.fold(),
      (async () => {
        for (const [n, pair] of pairs.slice(600).entries()) {
          await stage.play(pair)
          if (n === 3) await stage.rule(third, 'trampa', pairs[2]?.charAt(0))
          if (n === 9) await stage.reinstate(second)
        }
      })(),
      stage.fold(),
    ])
    expect(folded).not.toBeUndefined()
    await stage.fold()
    const inParts = await stage.history()
    expect((await database.transaction((trx) => refoldEtapa(trx, stage.etapa, now))).cambios).toBe(0)
    expect(await stage.history()).toEqual(inParts)
  })

  it('treats an annulled match as if it had never been reported', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('AB')
    const match = await stage.play('AB')
    await stage.fold()
    expect(await placesOf(database.db, stage.id('A'))).toHaveLength(1)
    await stage.rule(match, 'anular')
    await stage.fold()
    expect(await stage.table()).toBe('')
    expect(await stage.records()).toBe('')
    expect(await placesOf(database.db, stage.id('A'))).toEqual([])
  })

  it('repairs a projection with a gap in its places by a replay', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('ABC')
    await stage.play('AB')
    await stage.play('BC')
    await stage.fold()
    await database.db.updateTable('standings').set({ ranking_actual: 7 }).where('id_clan', '=', stage.id('B')).execute()
    await stage.play('CA')
    await stage.fold()
    expect(await stage.table()).toBe('ACB')
  })

  it('numbers simultaneous reports one after the other, with no gap', async () => {
    database = await openTestDatabase(dialect)
    const stage = await stageOf('ABCD')
    await Promise.all(Array.from({ length: 24 }, (_, i) => stage.play(['AB', 'CD', 'BC', 'DA'][i % 4] ?? 'AB')))
    const { matches } = await loadLog(database.db, stage.etapa)
    expect(matches.map((match) => match.seq)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1))
  })
})
