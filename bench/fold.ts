// Cost of folding a stage's log with different data structures for the places, as ratios: `npx tsx bench/fold.ts [matches]`.
// Each round runs every structure once, so that load on the machine affects all alike; the ratios are of the medians.
import { applyEntry, risenPlace } from '@trinchera/rules/ladder'
import type { LadderEntry } from '@trinchera/rules/ladder/log'
import { emptyLadder } from '@trinchera/rules/ladder/table'
import { blockedOrder } from '@trinchera/rules/ladder/blocked-order'
import type { PlaceOrder } from '@trinchera/rules/ladder/place-order'
import { windowOrder } from '@trinchera/rules/ladder/window-order'

const matches = Number(process.argv[2] ?? 100_000)
const rounds = 5

/** Baseline: one array, searched and spliced. */
function splicedOrder(): PlaceOrder {
  const slots: number[] = []
  const remove = (slot: number) => void slots.splice(slots.indexOf(slot), 1)
  const insertAt = (slot: number, place: number) => void slots.splice(place - 1, 0, slot)
  return {
    get size() {
      return slots.length
    },
    placeOf: (slot) => slots.indexOf(slot) + 1,
    at: (place) => slots[place - 1] ?? -1,
    insertAt,
    move(slot, place) {
      remove(slot)
      insertAt(slot, place)
    },
    remove,
    scan: (from, to, visit) => slots.slice(from - 1, to).forEach((slot, index) => visit(slot, from + index)),
  }
}

const structures = { splice: splicedOrder, window: windowOrder, blocked: () => blockedOrder() }
type Structure = keyof typeof structures
const names: Structure[] = ['splice', 'window', 'blocked']

/** Pseudo-random pairs of clans, the same on every run. */
function pairs(clans: number, count: number): Int32Array {
  const drawn = new Int32Array(count * 2)
  let seed = 7
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 4_294_967_296) * below)
  }
  for (let index = 0; index < count; index++) {
    const winner = next(clans)
    drawn[index * 2] = winner
    drawn[index * 2 + 1] = (winner + 1 + next(clans - 1)) % clans
  }
  return drawn
}

function filled(structure: Structure, clans: number): PlaceOrder {
  const order = structures[structure]()
  for (let slot = 0; slot < clans; slot++) order.insertAt(slot, slot + 1)
  return order
}

/** Finds and moves places only. */
function moveAll(order: PlaceOrder, drawn: Int32Array): void {
  for (let index = 0; index < drawn.length; index += 2) {
    const winner = drawn[index] ?? 0
    const from = order.placeOf(winner)
    const to = risenPlace(from, order.placeOf(drawn[index + 1] ?? 0))
    if (to < from) order.move(winner, to)
  }
}

/** The product's whole fold, with standings and the history of places. */
function foldAll(order: PlaceOrder, clans: number, drawn: Int32Array): void {
  const state = { ...emptyLadder(Array.from({ length: clans }, (_, clan) => clan)), order }
  for (const [slot, row] of state.rows.entries()) row.ranking_actual = order.placeOf(slot)
  const entry: Extract<LadderEntry, { type: 'match' }> = {
    type: 'match',
    seq: 0,
    id: 0,
    winner: 0,
    loser: 0,
    at: '2025-01-01T00:00:00.000Z',
  }
  for (let index = 0; index < drawn.length; index += 2) {
    entry.seq = entry.id = index
    entry.winner = drawn[index] ?? 0
    entry.loser = drawn[index + 1] ?? 0
    applyEntry(state, entry)
  }
}

function medians(work: (structure: Structure) => () => void): Record<Structure, number> {
  const times: Record<Structure, number[]> = { splice: [], window: [], blocked: [] }
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const run = work(name)
      const started = performance.now()
      run()
      times[name].push(performance.now() - started)
    }
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return { splice: median(times.splice), window: median(times.window), blocked: median(times.blocked) }
}

function report(
  what: string,
  clans: number,
  count: number,
  { splice, window, blocked }: Record<Structure, number>,
): void {
  const ratio = (value: number) => value.toFixed(2).padStart(8)
  console.log(
    `${what.padEnd(8)} ${String(clans).padStart(6)} ${String(count).padStart(8)} ${ratio(splice / window)} ${ratio(window / blocked)} ${window.toFixed(0).padStart(10)}`,
  )
}

console.log('what      clans  matches splice/w  w/block  window ms')
for (const clans of [200, 2000, 20_000]) {
  const drawn = pairs(clans, matches)
  report(
    'places',
    clans,
    matches,
    medians((name) => {
      const order = filled(name, clans)
      return () => moveAll(order, drawn)
    }),
  )
  // The history grows with the number of places passed, so large stages fold fewer matches.
  const fewer = pairs(clans, Math.ceil(matches / Math.max(1, clans / 200)))
  report(
    'fold',
    clans,
    fewer.length / 2,
    medians((name) => {
      const order = filled(name, clans)
      return () => foldAll(order, clans, fewer)
    }),
  )
}
