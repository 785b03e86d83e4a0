import { replay } from '@trinchera/rules/ladder'
import { entriesOf } from '@trinchera/rules/ladder/log'
import { afterEach, describe, expect, it } from 'vitest'
import { completeHistory } from './complete-history'
import { foldEtapa, refoldEtapa } from './fold-etapa'
import { entriesInto } from './queries/ladder/climbs'
import { movesAt, placesAt } from './queries/ladder/ledger'
import { etapasBehind, loadLog } from './queries/ladder/log'
import { movesSince } from './queries/ladder/moves'
import { heldHistory, ladderHead } from './queries/ladder/projection'
import { placesOf } from './queries/ladder/tops'
import { openTestDatabase, testDialects, type TestDatabase } from './testing'
import { forgetHistory } from './testing/forget-history'
import { changesOf, letteredStage, now } from './testing/lettered-stage'

let database: TestDatabase

afterEach(() => database.drop())

/** One-letter names of clans, from A on. */
const namesOf = (count: number) => String.fromCharCode(...Array.from({ length: count }, (_, n) => 65 + n))

/** Pairs of clan names (winner, loser), mostly from distant places of the table. */
const pairsOf = (names: string, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const winner = (n * 71) % names.length
    return names.charAt(winner) + names.charAt((winner + 1 + ((n * 37) % (names.length - 1))) % names.length)
  })

const rowsOf = async (table: 'ladder_blocks' | 'ladder_shifts' | 'places' | 'match_outcomes') => {
  const { total } = await database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Every change of place as the fold itself reports it. */
async function toldChanges(etapa: number) {
  const { matches, removals } = await loadLog(database.db, etapa)
  const last = new Map<number, number>()
  return replay(entriesOf(matches, removals)).places.map(({ seq, at, id_clan, ranking }) => {
    const antes = last.get(id_clan) ?? 0
    last.set(id_clan, ranking)
    return { seq, at, id_clan, antes, ranking }
  })
}

const inOrder = <T extends { seq: number; id_clan: number }>(changes: readonly T[]) =>
  changes.toSorted((a, b) => a.seq - b.seq || a.id_clan - b.id_clan)

describe.each(testDialects)('the history of a stage on %s', (dialect) => {
  it('takes two rows for 256 matches, however many clans a match passes', async () => {
    database = await openTestDatabase(dialect)
    const names = namesOf(200)
    const stage = await letteredStage(database, names)
    const pairs = pairsOf(names, 270)
    let most = 0
    let before = 0
    for (const [n, pair] of pairs.entries()) {
      await stage.play(pair)
      if (n < 245) continue
      await database.transaction((trx) => foldEtapa(trx, stage.etapa, now))
      const after = (await rowsOf('ladder_blocks')) + (await rowsOf('ladder_shifts'))
      if (n > 245) most = Math.max(most, after - before)
      before = after
    }
    expect(most).toBe(2)
    expect(before).toBe(4)
    expect(await rowsOf('places')).toBe(0)
    expect((await changesOf(database, stage.etapa)).length).toBeGreaterThan(270 * 5)
  })

  it('is what the fold tells to whoever asks: of a clan, a place, an instant or who came in', async () => {
    database = await openTestDatabase(dialect)
    const names = namesOf(30)
    const stage = await letteredStage(database, names)
    const matches: number[] = []
    for (const [n, pair] of pairsOf(names, 560).entries()) {
      matches.push(await stage.play(pair))
      if (n === 270) await stage.rule(matches[100] ?? 0, 'falso')
      if (n === 300) await stage.remove('C')
      if (n % 90 === 0) await stage.fold()
    }
    await stage.fold()
    const { db } = database
    const changes = inOrder(await toldChanges(stage.etapa))
    const log = new Map((await loadLog(db, stage.etapa)).matches.map((match) => [match.seq, match]))
    const rivalOf = (clan: number, seq: number) => {
      const { id_clan_ganador, id_clan_perdedor } = log.get(seq) ?? { id_clan_ganador: 0, id_clan_perdedor: 0 }
      const rival = id_clan_ganador === clan ? id_clan_perdedor : id_clan_perdedor === clan ? id_clan_ganador : 0
      return [...names].find((name) => rival && stage.id(name) === rival) ?? null
    }
    const check = async () => {
      expect(await changesOf(database, stage.etapa)).toEqual(changes)
      for (const name of 'ACG') {
        const id = stage.id(name)
        const own = changes.filter(({ id_clan }) => id_clan === id)
        const told = await placesOf(db, id)
        expect(told).toEqual(
          own.map(({ seq, at, ranking, antes }) => ({ fecha: at, ranking, antes, rival: rivalOf(id, seq) })),
        )
        expect(told.some(({ rival }) => rival)).toBe(true)
        expect(await placesOf(db, id, 7)).toEqual(told.slice(-7))
      }
      for (const place of [1, 9])
        expect(await movesAt(db, stage.etapa, place, 5000)).toEqual(
          changes
            .filter(({ antes, ranking }) => antes === place || ranking === place)
            .map(({ id_clan, at, ranking, antes }) => ({ id_clan, fecha: at, ranking, antes })),
        )
      expect(await movesAt(db, stage.etapa, 9, 3)).toBeNull()
      expect(await entriesInto(db, stage.etapa, 3)).toEqual(
        changes
          .filter(({ antes }) => !antes)
          .slice(-3)
          .reverse()
          .map(({ id_clan, at, ranking }) => ({ id_clan, fecha: at, ranking })),
      )
      const instant = changes.find(({ seq }) => seq > 400)?.at ?? ''
      const since = changes.filter(({ seq, at }) => seq > 390 && at >= instant)
      const first = new Map(since.toReversed().map(({ id_clan, antes }) => [id_clan, antes]))
      expect(await placesAt(db, stage.etapa, instant, 1e6)).toEqual(first)
      expect(await placesAt(db, stage.etapa, instant, 9)).toBeNull()
      const moves = await movesSince(db, stage.etapa, instant)
      for (const { id, antes, despues, ultimo_cambio } of moves) {
        expect(antes).toBe(first.get(id) ?? despues)
        expect(ultimo_cambio).toBe(changes.findLast(({ id_clan }) => id_clan === id)?.at ?? null)
      }
      expect(moves.length).toBeGreaterThan(20)
    }
    await check()
    await forgetHistory(database, stage.etapa)
    await check()
    await completeHistory(database, stage.etapa)
    await check()
  })

  it('is made of the log where another release folded it, in parts that a killed process leaves as they are', async () => {
    database = await openTestDatabase(dialect)
    const names = namesOf(30)
    const stage = await letteredStage(database, names)
    for (const pair of pairsOf(names, 300)) await stage.play(pair)
    await stage.fold()
    const whole = await stage.history()
    const behind = () => etapasBehind(database.db, now)
    const head = async () => {
      const found = await ladderHead(database.db, stage.etapa)
      return found ? heldHistory(found) : -1
    }
    expect(await behind()).toEqual([])

    await forgetHistory(database, stage.etapa)
    expect(await behind()).toEqual([stage.etapa])
    // the log is too long to be folded for a reader, so only the stored blocks are returned: none
    expect(await changesOf(database, stage.etapa, 299)).toEqual([])
    let parts = 0
    const killed: typeof database = {
      ...database,
      transaction: (work) => (parts++ ? Promise.reject(new Error('killed')) : database.transaction(work)),
    }
    await expect(completeHistory(killed, stage.etapa, 50)).rejects.toThrow('killed')
    expect(await head()).toBe(256)
    const changes = inOrder(await toldChanges(stage.etapa))
    expect(await changesOf(database, stage.etapa, 299)).toEqual(changes.filter(({ seq }) => seq <= 256))
    expect(await changesOf(database, stage.etapa)).toEqual(changes)
    await completeHistory(database, stage.etapa)
    expect(await stage.history()).toEqual(whole)
    expect(await behind()).toEqual([])

    // new matches, folded by a process of the previous release, which stores no blocks
    for (const pair of pairsOf(names, 9)) await stage.play(pair)
    await forgetHistory(database, stage.etapa)
    await stage.fold()
    expect(await head()).toBe(0)
    await completeHistory(database, stage.etapa)
    expect(await head()).toBe(309)
    expect((await database.transaction((trx) => refoldEtapa(trx, stage.etapa, now))).cambios).toBe(0)
    expect(await changesOf(database, stage.etapa)).toEqual(inOrder(await toldChanges(stage.etapa)))

    // a ruling while no blocks are stored: the replay does not add the missing ones
    await forgetHistory(database, stage.etapa)
    const { id } = await database.db.selectFrom('matches').where('seq', '=', 280).select('id').executeTakeFirstOrThrow()
    await stage.rule(id, 'falso')
    await stage.fold()
    expect(await head()).toBe(0)
    await completeHistory(database, stage.etapa)
    expect(await changesOf(database, stage.etapa)).toEqual(inOrder(await toldChanges(stage.etapa)))
  })
})
