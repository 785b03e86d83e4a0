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
import { changesOf, letteredEtapa, now } from './testing/lettered-etapa'

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

describe.each(testDialects)('the history of an etapa on %s', (dialect) => {
  it('takes two rows for 256 matches, however many clans a match passes', async () => {
    database = await openTestDatabase(dialect)
    const names = namesOf(200)
    const etapa = await letteredEtapa(database, names)
    const pairs = pairsOf(names, 270)
    let most = 0
    let before = 0
    for (const [n, pair] of pairs.entries()) {
      await etapa.play(pair)
      if (n < 245) continue
      await database.transaction((trx) => foldEtapa(trx, etapa.id, now))
      const after = (await rowsOf('ladder_blocks')) + (await rowsOf('ladder_shifts'))
      if (n > 245) most = Math.max(most, after - before)
      before = after
    }
    expect(most).toBe(2)
    expect(before).toBe(4)
    expect(await rowsOf('places')).toBe(0)
    expect((await changesOf(database, etapa.id)).length).toBeGreaterThan(270 * 5)
  })

  it('is what the fold tells to whoever asks: of a clan, a place, an instant or who came in', async () => {
    database = await openTestDatabase(dialect)
    const names = namesOf(30)
    const etapa = await letteredEtapa(database, names)
    const matches: number[] = []
    for (const [n, pair] of pairsOf(names, 560).entries()) {
      matches.push(await etapa.play(pair))
      if (n === 270) await etapa.rule(matches[100] ?? 0, 'falso')
      if (n === 300) await etapa.remove('C')
      if (n % 90 === 0) await etapa.fold()
    }
    await etapa.fold()
    const { db } = database
    const changes = inOrder(await toldChanges(etapa.id))
    const log = new Map((await loadLog(db, etapa.id)).matches.map((match) => [match.seq, match]))
    const rivalOf = (clan: number, seq: number) => {
      const { id_clan_ganador, id_clan_perdedor } = log.get(seq) ?? { id_clan_ganador: 0, id_clan_perdedor: 0 }
      const rival = id_clan_ganador === clan ? id_clan_perdedor : id_clan_perdedor === clan ? id_clan_ganador : 0
      return [...names].find((name) => rival && etapa.clanId(name) === rival) ?? null
    }
    const check = async () => {
      expect(await changesOf(database, etapa.id)).toEqual(changes)
      for (const name of 'ACG') {
        const id = etapa.clanId(name)
        const own = changes.filter(({ id_clan }) => id_clan === id)
        const told = await placesOf(db, id)
        expect(told).toEqual(
          own.map(({ seq, at, ranking, antes }) => ({ fecha: at, ranking, antes, rival: rivalOf(id, seq) })),
        )
        expect(told.some(({ rival }) => rival)).toBe(true)
        expect(await placesOf(db, id, 7)).toEqual(told.slice(-7))
      }
      for (const place of [1, 9])
        expect(await movesAt(db, etapa.id, place, 5000)).toEqual(
          changes
            .filter(({ antes, ranking }) => antes === place || ranking === place)
            .map(({ id_clan, at, ranking, antes }) => ({ id_clan, fecha: at, ranking, antes })),
        )
      expect(await movesAt(db, etapa.id, 9, 3)).toBeNull()
      expect(await entriesInto(db, etapa.id, 3)).toEqual(
        changes
          .filter(({ antes }) => !antes)
          .slice(-3)
          .reverse()
          .map(({ id_clan, at, ranking }) => ({ id_clan, fecha: at, ranking })),
      )
      const instant = changes.find(({ seq }) => seq > 400)?.at ?? ''
      const since = changes.filter(({ seq, at }) => seq > 390 && at >= instant)
      const first = new Map(since.toReversed().map(({ id_clan, antes }) => [id_clan, antes]))
      expect(await placesAt(db, etapa.id, instant, 1e6)).toEqual(first)
      expect(await placesAt(db, etapa.id, instant, 9)).toBeNull()
      const moves = await movesSince(db, etapa.id, instant)
      for (const { id, antes, despues, ultimo_cambio } of moves) {
        expect(antes).toBe(first.get(id) ?? despues)
        expect(ultimo_cambio).toBe(changes.findLast(({ id_clan }) => id_clan === id)?.at ?? null)
      }
      expect(moves.length).toBeGreaterThan(20)
    }
    await check()
    await forgetHistory(database, etapa.id)
    await check()
    await completeHistory(database, etapa.id)
    await check()
  })

  it('is made of the log where another release folded it, in parts that a killed process leaves as they are', async () => {
    database = await openTestDatabase(dialect)
    const names = namesOf(30)
    const etapa = await letteredEtapa(database, names)
    for (const pair of pairsOf(names, 300)) await etapa.play(pair)
    await etapa.fold()
    const whole = await etapa.history()
    const behind = () => etapasBehind(database.db, now)
    const head = async () => {
      const found = await ladderHead(database.db, etapa.id)
      return found ? heldHistory(found) : -1
    }
    expect(await behind()).toEqual([])

    await forgetHistory(database, etapa.id)
    expect(await behind()).toEqual([etapa.id])
    // the log is too long to be folded for a reader, so only the stored blocks are returned: none
    expect(await changesOf(database, etapa.id, 299)).toEqual([])
    let parts = 0
    const killed: typeof database = {
      ...database,
      transaction: (work) => (parts++ ? Promise.reject(new Error('killed')) : database.transaction(work)),
    }
    await expect(completeHistory(killed, etapa.id, 50)).rejects.toThrow('killed')
    expect(await head()).toBe(256)
    const changes = inOrder(await toldChanges(etapa.id))
    expect(await changesOf(database, etapa.id, 299)).toEqual(changes.filter(({ seq }) => seq <= 256))
    expect(await changesOf(database, etapa.id)).toEqual(changes)
    await completeHistory(database, etapa.id)
    expect(await etapa.history()).toEqual(whole)
    expect(await behind()).toEqual([])

    // new matches, folded by a process of the previous release, which stores no blocks
    for (const pair of pairsOf(names, 9)) await etapa.play(pair)
    await forgetHistory(database, etapa.id)
    await etapa.fold()
    expect(await head()).toBe(0)
    await completeHistory(database, etapa.id)
    expect(await head()).toBe(309)
    expect((await database.transaction((trx) => refoldEtapa(trx, etapa.id, now))).cambios).toBe(0)
    expect(await changesOf(database, etapa.id)).toEqual(inOrder(await toldChanges(etapa.id)))

    // a ruling while no blocks are stored: the replay does not add the missing ones
    await forgetHistory(database, etapa.id)
    const { id } = await database.db.selectFrom('matches').where('seq', '=', 280).select('id').executeTakeFirstOrThrow()
    await etapa.rule(id, 'falso')
    await etapa.fold()
    expect(await head()).toBe(0)
    await completeHistory(database, etapa.id)
    expect(await changesOf(database, etapa.id)).toEqual(inOrder(await toldChanges(etapa.id)))
  })
})
