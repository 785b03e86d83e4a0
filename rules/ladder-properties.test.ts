import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEntry, replay, type MatchOutcome, type PlaceChange } from './ladder'
import { effectiveResult, entriesOf, type LadderEntry, type LoggedMatch, type LoggedRemoval } from './ladder/log'
import {
  lastMoved,
  movedIn,
  movedOf,
  rankedAfter,
  type HistoryBlock,
  type LastMove,
  type Moved,
  type Shift,
} from './ladder/shifts'
import { emptyLadder, rankedClans, resumeLadder, standings, type LadderState, type Standing } from './ladder/table'

const at = (seq: number) => new Date(Date.UTC(2025, 0, 1) + seq * 60_000).toISOString()

type Draw = {
  kind: 'match' | 'anular' | 'falso' | 'trampa' | 'removal'
  winner: number
  loser: number
  cheaterWon: boolean
  later: number
}
interface Log {
  matches: LoggedMatch[]
  removals: LoggedRemoval[]
}

/**
 * A random log of an etapa as it could be stored. A ruling's `seq` is later than that of its match, sometimes even later than the deletion
 * of one side.
 */
function logOf(draws: readonly Draw[], clans: number): Log {
  const log: Log = { matches: [], removals: [] }
  const agenda: LoggedMatch[][] = []
  let seq = 0
  for (const [index, draw] of draws.entries()) {
    const winner = (draw.winner % clans) + 1
    const loser = ((winner + (draw.loser % (clans - 1))) % clans) + 1
    seq++
    if (draw.kind === 'removal') {
      if (!log.removals.some((removal) => removal.id_clan === winner))
        log.removals.push({ seq, id_clan: winner, fecha: at(seq) })
    } else {
      const match: LoggedMatch = {
        id: 1000 + seq,
        seq,
        id_clan_ganador: winner,
        id_clan_perdedor: loser,
        fecha: at(seq),
        ruling: null,
      }
      log.matches.push(match)
      if (draw.kind !== 'match')
        match.ruling = {
          tipo: draw.kind,
          seq: null,
          id_clan: draw.kind === 'trampa' ? (draw.cheaterWon ? winner : loser) : null,
          fecha: at(seq),
        }
      if (draw.kind === 'falso' || draw.kind === 'trampa') (agenda[index + (draw.later % 8)] ??= []).push(match)
    }
    for (const match of agenda[index] ?? []) if (match.ruling) match.ruling.seq = ++seq
  }
  for (const match of agenda.slice(draws.length).flat()) if (match?.ruling) match.ruling.seq = ++seq
  return log
}

const drawn: fc.Arbitrary<Draw> = fc.record({
  kind: fc.constantFrom(
    'match',
    'match',
    'match',
    'match',
    'match',
    'match',
    'match',
    'anular',
    'falso',
    'trampa',
    'removal',
  ),
  winner: fc.nat(1000),
  loser: fc.nat(1000),
  cheaterWon: fc.boolean(),
  later: fc.nat(7),
})
const logs = fc
  .tuple(fc.integer({ min: 2, max: 14 }), fc.array(drawn, { maxLength: 80, size: 'max' }))
  .map(([clans, draws]) => logOf(draws, clans))
const entries = logs.map(({ matches, removals }) => entriesOf(matches, removals))

const placesOf = (state: LadderState) => new Map(standings(state).map((row) => [row.id_clan, row.ranking_actual]))
const ranked = (state: LadderState) =>
  standings(state)
    .filter((row) => row.ranking_actual)
    .map((row) => row.id_clan)

/** A second, slow implementation of the rules: keeps the order as a list and compares each standing with the previous one. */
function slowly(log: readonly LadderEntry[]): Standing[] {
  let list: number[] = []
  const rows = new Map<number, Standing>()
  const gone = new Set<number>()
  const blank = {
    ranking_actual: 0,
    ultimo_ranking: 0,
    mejor_ranking: 0,
    ultimo_registro: null,
    triunfos: 0,
    derrotas: 0,
    juegos: 0,
    racha_actual: 0,
  }
  const without = (...clans: number[]) => list.filter((clan) => !clans.includes(clan))
  const withAt = (others: number[], clan: number, index: number) => [
    ...others.slice(0, index),
    clan,
    ...others.slice(index),
  ]
  for (const entry of log) {
    if (entry.type === 'match') {
      for (const clan of [entry.winner, entry.loser].filter((side) => !gone.has(side))) {
        const row = rows.get(clan) ?? { id_clan: clan, ...blank }
        const sign = clan === entry.winner ? 1 : -1
        rows.set(clan, {
          ...row,
          juegos: row.juegos + 1,
          triunfos: row.triunfos + (sign > 0 ? 1 : 0),
          derrotas: row.derrotas + (sign < 0 ? 1 : 0),
          racha_actual: row.racha_actual * sign > 0 ? row.racha_actual + sign : sign,
          ultimo_registro: entry.at,
        })
      }
      if (!gone.has(entry.winner)) {
        if (!list.includes(entry.winner)) list = [...list, entry.winner]
        const [w, l] = [list.indexOf(entry.winner), list.indexOf(entry.loser)]
        if (l >= 0 && l < w) list = withAt(without(entry.winner), entry.winner, l + Math.floor((w - l) / 2))
      }
    }
    if (entry.type === 'drop' && list.includes(entry.clan))
      list = withAt(without(entry.clan), entry.clan, list.indexOf(entry.clan) + entry.places)
    if (entry.type === 'unrank') list = without(...entry.clans)
    if (entry.type === 'removal') {
      list = without(entry.clan)
      gone.add(entry.clan)
    }
    for (const row of rows.values()) {
      const now = list.indexOf(row.id_clan) + 1
      if (now === row.ranking_actual) continue
      Object.assign(row, {
        ultimo_ranking: row.ranking_actual,
        ranking_actual: now,
        mejor_ranking: Math.min(now || Infinity, row.mejor_ranking || Infinity),
      })
      if (row.mejor_ranking === Infinity) row.mejor_ranking = 0
    }
  }
  return [...rows.values()]
}

const byId = (rows: readonly Standing[]) => rows.toSorted((a, b) => a.id_clan - b.id_clan)

describe('whatever the log', () => {
  it('the fold says what the rules told slowly say', () => {
    fc.assert(
      fc.property(entries, (log) => {
        expect(byId(standings(replay(log).state))).toEqual(byId(slowly(log)))
      }),
      { numRuns: 300 },
    )
  })

  it('places are 1..n without gaps, after every entry', () => {
    fc.assert(
      fc.property(entries, (log) => {
        const state = emptyLadder()
        for (const entry of log) {
          applyEntry(state, entry)
          const places = standings(state)
            .map((row) => row.ranking_actual)
            .filter(Boolean)
          expect(places).toEqual(places.map((_, index) => index + 1))
        }
      }),
    )
  })

  it('an entry moves only whom it names, the others keep their order', () => {
    fc.assert(
      fc.property(entries, (log) => {
        const state = emptyLadder()
        for (const entry of log) {
          const named = entry.type === 'match' ? [entry.winner] : entry.type === 'unrank' ? entry.clans : [entry.clan]
          const before = ranked(state).filter((clan) => !named.includes(clan))
          applyEntry(state, entry)
          expect(ranked(state).filter((clan) => !named.includes(clan))).toEqual(before)
        }
      }),
    )
  })

  it('by a match the loser falls at most one place and the winner never falls', () => {
    fc.assert(
      fc.property(entries, (log) => {
        const state = emptyLadder()
        for (const entry of log) {
          const before = placesOf(state)
          const { outcome } = applyEntry(state, entry)
          if (entry.type !== 'match' || !outcome) continue
          const now = placesOf(state)
          expect(outcome).toEqual({
            id: entry.id,
            ganador_antes: before.get(entry.winner) ?? 0,
            ganador_despues: now.get(entry.winner) ?? 0,
            perdedor_antes: before.get(entry.loser) ?? 0,
            perdedor_despues: now.get(entry.loser) ?? 0,
          })
          expect(outcome.perdedor_despues - outcome.perdedor_antes).toBeOneOf([0, 1])
          if (outcome.ganador_antes) expect(outcome.ganador_despues).toBeLessThanOrEqual(outcome.ganador_antes)
        }
      }),
    )
  })

  it('a step names exactly the standings that changed and the places that moved, each once', () => {
    fc.assert(
      fc.property(entries, (log) => {
        const state = emptyLadder()
        for (const entry of log) {
          const before = new Map(standings(state).map((row) => [row.id_clan, row]))
          const { changed, places } = applyEntry(state, entry)
          const now = standings(state)
          const differing = now.filter((row) => JSON.stringify(row) !== JSON.stringify(before.get(row.id_clan)))
          const moved = now.filter((row) => row.ranking_actual !== (before.get(row.id_clan)?.ranking_actual ?? 0))
          expect(changed.toSorted((a, b) => a - b)).toEqual(
            differing.map((row) => row.id_clan).toSorted((a, b) => a - b),
          )
          expect(places.toSorted((a, b) => a.id_clan - b.id_clan)).toEqual(
            byId(moved).map((row) => ({
              seq: entry.seq,
              at: entry.at,
              id_clan: row.id_clan,
              ranking: row.ranking_actual,
            })),
          )
        }
      }),
    )
  })

  it('shifts, in blocks that begin anywhere, tell every change of place, who stood where, and who was moved when', () => {
    fc.assert(
      fc.property(entries, fc.array(fc.nat(80), { maxLength: 4 }), (log, cuts) => {
        const state = emptyLadder()
        const blocks: (HistoryBlock & { shifts: Shift[] })[] = []
        const changes: Moved[] = []
        const now = new Map<number, number>()
        const last = new Map<number, LastMove>()
        for (const [index, entry] of log.entries()) {
          if (index === 0 || cuts.includes(index))
            blocks.push({ seq: entry.seq - 1, ranked: rankedClans(state), shifts: [] })
          const { places, shifts } = applyEntry(state, entry)
          blocks.at(-1)?.shifts.push(...shifts)
          expect(shifts.length).toBeLessThanOrEqual(entry.type === 'unrank' ? 2 : 1)
          for (const { seq, at: fecha, id_clan, ranking } of places.toSorted((a, b) => a.id_clan - b.id_clan)) {
            changes.push({ seq, at: fecha, id_clan, antes: now.get(id_clan) ?? 0, ranking })
            now.set(id_clan, ranking)
            last.set(id_clan, { seq, at: fecha })
          }
          const block = blocks.at(-1)
          if (block) expect(rankedAfter(block, entry.seq)).toEqual(ranked(state))
        }
        expect(blocks.flatMap((block) => [...movedIn(block)])).toEqual(changes)
        for (const clan of now.keys())
          expect(blocks.flatMap((block) => movedOf(block, clan))).toEqual(
            changes.filter(({ id_clan }) => id_clan === clan),
          )
        for (const place of [1, 3])
          expect(blocks.flatMap((block) => [...movedIn(block, place)])).toEqual(
            changes.filter(({ antes, ranking }) => antes === place || ranking === place),
          )
        expect(blocks.reduce((before, block) => lastMoved(block, before), new Map<number, LastMove>())).toEqual(last)
      }),
      { numRuns: 200 },
    )
  })

  it('step by step, stored and taken up again at any entry, equals the replay', () => {
    fc.assert(
      fc.property(entries, fc.array(fc.nat(80), { maxLength: 3 }), (log, cuts) => {
        let state = emptyLadder()
        const removed: number[] = []
        const places: PlaceChange[] = []
        const outcomes: MatchOutcome[] = []
        for (const [index, entry] of log.entries()) {
          if (cuts.includes(index)) state = resumeLadder(standings(state).reverse(), removed)
          const step = applyEntry(state, entry)
          places.push(...step.places)
          if (step.outcome) outcomes.push(step.outcome)
          if (entry.type === 'removal') removed.push(entry.clan)
        }
        const whole = replay(log)
        expect(standings(state)).toEqual(standings(whole.state))
        expect({ places, outcomes }).toEqual({ places: whole.places, outcomes: whole.outcomes })
        expect(standings(replay(log, [], { history: false }).state)).toEqual(standings(whole.state))
      }),
    )
  })

  it('an annulled match never was: without it in the log the ladder is the same', () => {
    fc.assert(
      fc.property(logs, ({ matches, removals }) => {
        const kept = matches.filter((match) => match.ruling?.tipo !== 'anular')
        expect(standings(replay(entriesOf(matches, removals)).state)).toEqual(
          standings(replay(entriesOf(kept, removals)).state),
        )
      }),
    )
  })

  it('wins and losses are those of the effective results while the clan was there', () => {
    fc.assert(
      fc.property(logs, ({ matches, removals }) => {
        const there = (clan: number, seq: number) =>
          !removals.some((removal) => removal.id_clan === clan && removal.seq < seq)
        for (const row of standings(replay(entriesOf(matches, removals)).state)) {
          const won = matches.filter(
            (match) => effectiveResult(match)?.ganador === row.id_clan && there(row.id_clan, match.seq),
          ).length
          const lost = matches.filter(
            (match) => effectiveResult(match)?.perdedor === row.id_clan && there(row.id_clan, match.seq),
          ).length
          expect([row.triunfos, row.derrotas, row.juegos]).toEqual([won, lost, won + lost])
        }
      }),
    )
  })
})

it('an etapa of thousands of clans says what the rules told slowly say', () => {
  const clans = 5200
  let seq = 0
  const entering: LadderEntry[] = Array.from({ length: clans }, (_, index) => ({
    type: 'match',
    seq: ++seq,
    id: seq,
    winner: index + 1,
    loser: clans + 1,
    at: at(seq),
  }))
  const state = replay(entering).state
  const start = standings(state)
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 20, maxLength: 40 }), (draws) => {
      const spread = draws.map((draw) => ({ ...draw, winner: draw.winner * 37, loser: draw.loser * 41 }))
      const { matches, removals } = logOf(spread, clans)
      const log = entriesOf(matches, removals)
      const big = resumeLadder(start)
      for (const entry of log) applyEntry(big, entry)
      let list = start.filter((row) => row.ranking_actual).map((row) => row.id_clan)
      const gone = new Set<number>()
      for (const entry of log) list = slowOrder(list, entry, gone)
      expect(ranked(big)).toEqual(list)
    }),
    { numRuns: 10 },
  )
})

/**
 * Computes only the order after an entry, from the order `before` it. An unranked winner enters last; a deleted clan (`gone`) stays out.
 */
function slowOrder(before: number[], entry: LadderEntry, gone: Set<number>): number[] {
  if (entry.type === 'unrank') return before.filter((clan) => !entry.clans.includes(clan))
  if (entry.type === 'removal') {
    gone.add(entry.clan)
    return before.filter((clan) => clan !== entry.clan)
  }
  const clan = entry.type === 'match' ? entry.winner : entry.clan
  const enters = entry.type === 'match' && !before.includes(clan) && !gone.has(clan)
  const list = enters ? [...before, clan] : before
  const from = list.indexOf(clan)
  if (from < 0) return list
  const others = list.toSpliced(from, 1)
  if (entry.type === 'drop') return others.toSpliced(from + entry.places, 0, clan)
  const rival = list.indexOf(entry.loser)
  return rival >= 0 && rival < from ? others.toSpliced(rival + Math.floor((from - rival) / 2), 0, clan) : list
}
