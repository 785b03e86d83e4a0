/**
 * The move of one clan from a place to another (0: unranked) by a log entry; the clans between both places moved by one. An entry that
 * removes several clans makes one shift for each, otherwise an entry makes one shift. Places are counted after the shift before.
 */
export interface Shift {
  seq: number
  at: string
  id_clan: number
  desde: number
  hasta: number
}

/** Consecutive entries of a log. `ranked`: ids of the ranked clans before them, by place; `shifts`: the shifts that the entries made. */
export interface HistoryBlock {
  /** The `seq` of the entry before the block's first entry. */
  seq: number
  ranked: readonly number[]
  shifts: readonly Shift[]
}

/** A change of a clan's place by a log entry: the place before (`antes`) and after it (`ranking`); 0: unranked. */
export interface Moved {
  seq: number
  at: string
  id_clan: number
  antes: number
  ranking: number
}

/** The last log entry that changed a clan's place. */
export interface LastMove {
  seq: number
  at: string
}

/** Number of log entries in one block. */
export const blockSize = 256

/** The `seq` that identifies the block which contains an entry: the `seq` of the entry before the block's first one. */
export const blockOf = (seq: number): number => seq - 1 - ((seq - 1) % blockSize)

/** Groups shifts by the log entry that made them. */
function* byEntry(shifts: readonly Shift[]): Generator<Shift[]> {
  let entry: Shift[] = []
  for (const shift of shifts) {
    if (entry[0] && entry[0].seq !== shift.seq) {
      yield entry
      entry = []
    }
    entry.push(shift)
  }
  if (entry.length) yield entry
}

function apply(order: number[], { id_clan, desde, hasta }: Shift): void {
  if (desde) order.splice(desde - 1, 1)
  if (hasta) order.splice(hasta - 1, 0, id_clan)
}

/** First and last place that a log entry may have changed. The last is Infinity if a clan entered or left the ranking. */
function reachOf(entry: readonly Shift[]): [number, number] {
  let [first, last] = [Infinity, 0]
  for (const { desde, hasta } of entry) {
    first = Math.min(first, desde || Infinity, hasta || Infinity)
    last = Math.max(last, desde && hasta ? Math.max(desde, hasta) : Infinity)
  }
  return [first, last]
}

/** The effect of a log entry on neighbouring places: ids of the clans at the places from `first` on, before and after the entry. */
interface Passed {
  seq: number
  at: string
  first: number
  before: number[]
  after: number[]
}

/** What each entry of a block changed, in order. If `place` is given, only the entries that may have changed that place. */
function* passed({ ranked, shifts }: HistoryBlock, place?: number): Generator<Passed> {
  const order = [...ranked]
  for (const entry of byEntry(shifts)) {
    const [shift] = entry
    const [first, last] = reachOf(entry)
    const isWanted = place === undefined || (place >= first && place <= last)
    const before = isWanted ? order.slice(first - 1, last) : []
    for (const each of entry) apply(order, each)
    if (shift && isWanted) yield { seq: shift.seq, at: shift.at, first, before, after: order.slice(first - 1, last) }
  }
}

/** The changes of place within a block, grouped by entry. If `place` is given, only the clans that came to that place or left it. */
export function* movedIn(block: HistoryBlock, place?: number): Generator<Moved> {
  for (const { seq, at, first, before, after } of passed(block, place)) {
    const moved = new Map<number, Moved>()
    const of = (id_clan: number) => {
      const found = moved.get(id_clan) ?? { seq, at, id_clan, antes: 0, ranking: 0 }
      moved.set(id_clan, found)
      return found
    }
    for (let index = 0; index < Math.max(before.length, after.length); index++) {
      const [was, is] = [before[index], after[index]]
      if (was === is) continue
      if (was !== undefined) of(was).antes = first + index
      if (is !== undefined) of(is).ranking = first + index
    }
    const all = [...moved.values()].sort((a, b) => a.id_clan - b.id_clan)
    yield* place === undefined ? all : all.filter(({ antes, ranking }) => antes === place || ranking === place)
  }
}

/** The place of `clan` after a shift, given its place before the shift. */
function placeAfter(place: number, clan: number, { id_clan, desde, hasta }: Shift): number {
  if (id_clan === clan) return hasta
  if (!place) return 0
  const closedUp = desde && place > desde ? place - 1 : place
  return hasta && closedUp >= hasta ? closedUp + 1 : closedUp
}

/** The changes of one clan's place within a block, in the order of the log. */
export function movedOf({ ranked, shifts }: HistoryBlock, clan: number): Moved[] {
  const moved: Moved[] = []
  let place = ranked.indexOf(clan) + 1
  for (const shift of shifts) {
    const antes = place
    place = placeAfter(place, clan, shift)
    if (place === antes) continue
    const last = moved.at(-1)
    if (last?.seq === shift.seq) last.ranking = place
    else moved.push({ seq: shift.seq, at: shift.at, id_clan: clan, antes, ranking: place })
  }
  return moved
}

/** Ids of the ranked clans after the entry `until`, by place; default: after the block's last entry. */
export function rankedAfter({ ranked, shifts }: HistoryBlock, until = Infinity): number[] {
  const order = [...ranked]
  for (const shift of shifts) if (shift.seq <= until) apply(order, shift)
  return order
}

/** The ranking before these shifts, computed from the ranking after the shifts. */
export function rankedBefore(ranked: readonly number[], shifts: readonly Shift[]): number[] {
  const order = [...ranked]
  for (const { desde, hasta, ...shift } of [...shifts].reverse()) apply(order, { ...shift, desde: hasta, hasta: desde })
  return order
}

/** The last move of each clan up to the end of a block. `before`: the last moves up to the block's start. */
export function lastMoved(block: HistoryBlock, before: ReadonlyMap<number, LastMove>): Map<number, LastMove> {
  const last = new Map(before)
  for (const { seq, at, before: was, after: is } of passed(block)) {
    const move = { seq, at }
    for (let index = 0; index < Math.max(was.length, is.length); index++) {
      const [one, other] = [was[index], is[index]]
      if (one === other) continue
      if (one !== undefined) last.set(one, move)
      if (other !== undefined) last.set(other, move)
    }
  }
  return last
}
