import { applyEntry, passEntry, type MatchOutcome } from '@trinchera/rules/ladder'
import { pagedEntries, type LadderEntry } from '@trinchera/rules/ladder/log'
import { blockOf, rankedBefore, type LastMove, type Shift } from '@trinchera/rules/ladder/shifts'
import { rankedClans, standings, type LadderState, type Standing } from '@trinchera/rules/ladder/table'
import type { Db } from './database'
import { movedText, rankedText } from './queries/ladder/block-text'
import {
  appendBlocks,
  continuesBlock,
  deleteShifts,
  movedBefore,
  replaceShifts,
  type BlockRecord,
} from './queries/ladder/blocks'
import { logPages } from './queries/ladder/log'
import { appendOutcomes, deleteOutcomes } from './queries/ladder/projection'

/** A fold under way: the ladder up to a `seq`, and what makes entries of the pages after it. */
export interface Begun {
  state: LadderState
  toEntries: ReturnType<typeof pagedEntries>
  until: number
}

/** `later`: what rulings on matches up to `until` do after it. */
export const begin = (state: LadderState, until = 0, later: readonly LadderEntry[] = []): Begun => ({
  state,
  toEntries: pagedEntries(later),
  until,
})

/** The history that the entries after one `seq` and up to another make, and the clans whose standing they changed. */
export interface HistoryPart {
  after: number
  until: number
  outcomes: readonly (MatchOutcome & { seq: number })[]
  /** Empty where they are not `recorded`. */
  blocks: readonly BlockRecord[]
  changed: ReadonlySet<number>
  /** The ladder at those of the entries that were asked for. */
  marked: readonly { seq: number; standings: Standing[] }[]
}

export interface Parts {
  /** The first entry of interest. */
  from: number
  /** Outcomes of a part: it ends with the block that exceeds them, so that no block is ever half of one log and half of another. */
  held: number
  /** The last entry, by default that of the log. */
  end?: number
  /** Whether the blocks up to `from` hold, so that those from there on can follow. */
  recorded: boolean
  /** Entries, by ascending `seq` from `from` on, at which the ladder is wanted. */
  marks?: readonly number[]
}

/** Goes on with a fold up to a `seq`, telling nothing of what it changes. */
export async function passUntil(db: Db, etapa: number, begun: Begun, end: number): Promise<void> {
  for await (const page of logPages(db, etapa, { after: begun.until, end }))
    for (const entry of begun.toEntries(page)) passEntry(begun.state, entry)
  begun.until = end
}

/** Collects the shifts of a fold in blocks. Of what is stored it goes by what comes before `first`, which the fold does not change. */
function recorder(db: Db, etapa: number, state: LadderState, first: number) {
  const since = new Map<number, LastMove>()
  let stored: ReadonlyMap<number, LastMove> | undefined
  let open: BlockRecord | undefined
  let blocks: BlockRecord[] = []
  /** What a block begins with, of the ladder after its first shifts. */
  const startBefore = async (shifts: readonly Shift[]) => {
    stored ??= await movedBefore(db, etapa, first)
    return {
      ranked: rankedText(rankedBefore(rankedClans(state), shifts)),
      moved: movedText(new Map([...stored, ...since])),
    }
  }
  /** The block of an entry that moves somebody: the one that is open, the one that is stored, or a new one. */
  const blockFor = async (entry: number, shifts: readonly Shift[]): Promise<BlockRecord> => {
    const seq = blockOf(entry)
    if (open?.seq === seq) return open
    const continues = !open && seq === blockOf(first) && (await continuesBlock(db, etapa, first))
    open = { seq, start: continues ? null : await startBefore(shifts), shifts: [] }
    blocks.push(open)
    return open
  }
  return {
    async record({ places, shifts }: Pick<ReturnType<typeof applyEntry>, 'places' | 'shifts'>) {
      const [shift] = shifts
      if (!shift) return
      const block = await blockFor(shift.seq, shifts)
      block.shifts.push(...shifts)
      const move = { seq: shift.seq, at: shift.at }
      for (const { id_clan } of places) since.set(id_clan, move)
    },
    taken() {
      const made = blocks
      blocks = []
      return made
    },
  }
}

/**
 * Goes on with a fold and gives what it makes of the entries from `from` on, in parts: memory does not grow with the log. A part is stored before the next is
 * asked for.
 */
export async function* historyParts(
  db: Db,
  etapa: number,
  begun: Begun,
  { from, held, end = Infinity, recorded, marks = [] }: Parts,
): AsyncGenerator<HistoryPart> {
  const { state, toEntries } = begun
  const history = recorded ? recorder(db, etapa, state, Math.max(from, begun.until + 1)) : null
  const due = [...marks]
  let after = begun.until
  let folded = 0
  let changed = new Set<number>()
  let outcomes: (MatchOutcome & { seq: number })[] = []
  let marked: { seq: number; standings: Standing[] }[] = []
  const part = (until: number): HistoryPart => {
    const made = { after, until, outcomes, blocks: history?.taken() ?? [], changed, marked }
    after = until
    changed = new Set()
    outcomes = []
    marked = []
    return made
  }
  const mark = (until: number) => {
    while (due[0] !== undefined && due[0] <= until) marked.push({ seq: due.shift() ?? 0, standings: standings(state) })
  }
  for await (const page of logPages(db, etapa, { after: begun.until, end }))
    for (const entry of toEntries(page)) {
      if (entry.seq < from) {
        passEntry(state, entry)
        continue
      }
      const begins = blockOf(entry.seq)
      mark(begins)
      if (outcomes.length >= held && folded <= begins) yield part(begins)
      mark(entry.seq - 1)
      const step = applyEntry(state, entry)
      for (const id of step.changed) changed.add(id)
      await history?.record(step)
      folded = entry.seq
      if (step.outcome) outcomes.push({ ...step.outcome, seq: entry.seq })
    }
  mark(end)
  yield part(end)
  begun.until = Math.max(begun.until, end)
}

/** Stores a part of entries that the history tells nothing of yet. */
export async function appendPart(trx: Db, etapa: number, { outcomes, blocks }: HistoryPart): Promise<void> {
  await appendOutcomes(trx, etapa, outcomes)
  await appendBlocks(trx, etapa, blocks)
}

/** Deletes the history of the entries after one, before a replay writes it again. */
export async function deleteHistory(trx: Db, etapa: number, after: number, recorded: boolean): Promise<void> {
  await deleteOutcomes(trx, etapa, { after })
  if (recorded) await deleteShifts(trx, etapa, after)
}

/** Stores a part in the place of what the history told of its entries. */
export async function replacePart(trx: Db, etapa: number, part: HistoryPart, recorded: boolean): Promise<void> {
  await deleteOutcomes(trx, etapa, part)
  await appendOutcomes(trx, etapa, part.outcomes)
  if (recorded) await replaceShifts(trx, etapa, part, part.blocks)
}
