import { applyEntry, passEntry, type MatchOutcome } from '@trinchera/rules/ladder'
import { pageEntries, type LadderEntry } from '@trinchera/rules/ladder/log'
import { blockOf, rankedBefore, type LastMove, type Shift } from '@trinchera/rules/ladder/shifts'
import { emptyLadder, rankedClans, type LadderState } from '@trinchera/rules/ladder/table'
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

/**
 * A calculation of an etapa's ladder table from its log (a fold), in progress, as plain data: the state after entry `until`, and the later
 * entries (`later`) that come from rulings on matches up to `until`.
 */
export interface FoldUntil {
  state: LadderState
  later: LadderEntry[]
  until: number
}

/**
 * A calculation of an etapa's ladder table that starts with the first log entry or, with `state`, continues after entry `until`. No ruling
 * on a match up to `until` may take effect later.
 */
export const foldAfter = (until = 0, state = emptyLadder()): FoldUntil => ({ state, later: [], until })

/** The history of the log entries after `after` up to `until`, and the clans whose standing changed with them. */
export interface HistoryPart {
  after: number
  until: number
  outcomes: readonly (MatchOutcome & { seq: number })[]
  /** Changes of places in blocks of entries (docs/decisions/025-history-in-blocks.md); empty unless `recorded` is true. */
  blocks: readonly BlockRecord[]
  changed: ReadonlySet<number>
}

export interface Parts {
  /** The first log entry whose history is wanted. */
  from: number
  /** Number of matches after which a part ends. A part ends with a block, so that no block is ever half old and half new. */
  held: number
  /** The last log entry to apply; by default the last of the log. */
  end?: number
  /** True if all blocks before `from` are stored, so that the blocks from there on can be written too. */
  recorded: boolean
}

/**
 * Collects in blocks the shifts (changes of places) of a running calculation. Reads only stored data before entry `first`, which the
 * calculation does not change.
 */
function recorder(db: Db, etapa: number, state: LadderState, first: number) {
  const since = new Map<number, LastMove>()
  let stored: ReadonlyMap<number, LastMove> | undefined
  let open: BlockRecord | undefined
  let blocks: BlockRecord[] = []
  /** What a block stores about the time before it: which clans were ranked before `shifts`, and what moved each clan last. */
  const startBefore = async (shifts: readonly Shift[]) => {
    stored ??= await movedBefore(db, etapa, first)
    return {
      ranked: rankedText(rankedBefore(rankedClans(state), shifts)),
      moved: movedText(new Map([...stored, ...since])),
    }
  }
  /** The block for an entry's shifts: the block being collected, the stored block that already has earlier shifts, or a new one. */
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
 * Continues computing an etapa's ladder table and yields the history of the entries from `from` on, in parts, because the whole history may
 * not fit into memory. The caller must store each part before it requests the next one.
 */
export async function* historyParts(
  db: Db,
  etapa: number,
  fold: FoldUntil,
  { from, held, end = Infinity, recorded }: Parts,
): AsyncGenerator<HistoryPart> {
  const { state } = fold
  let after = Math.max(fold.until, from - 1)
  const history = recorded ? recorder(db, etapa, state, after + 1) : null
  let folded = 0
  let changed = new Set<number>()
  let outcomes: (MatchOutcome & { seq: number })[] = []
  const part = (until: number): HistoryPart => {
    const made = { after, until, outcomes, blocks: history?.taken() ?? [], changed }
    after = until
    changed = new Set()
    outcomes = []
    return made
  }
  for await (const page of logPages(db, etapa, { after: fold.until, end })) {
    const { entries, later } = pageEntries(fold.later, page)
    fold.later = later
    for (const entry of entries) {
      if (entry.seq < from) {
        passEntry(state, entry)
        continue
      }
      const begins = blockOf(entry.seq)
      if (outcomes.length >= held && folded <= begins) yield part(begins)
      const step = applyEntry(state, entry)
      for (const id of step.changed) changed.add(id)
      await history?.record(step)
      folded = entry.seq
      if (step.outcome) outcomes.push({ ...step.outcome, seq: entry.seq })
    }
  }
  yield part(end)
  fold.until = Math.max(fold.until, end)
}

export async function appendPart(trx: Db, etapa: number, { outcomes, blocks }: HistoryPart): Promise<void> {
  await appendOutcomes(trx, etapa, outcomes)
  await appendBlocks(trx, etapa, blocks)
}

/**
 * Deletes the history of all entries after `after`, before a replay (a calculation from the whole log) writes it again. `recorded`: true to
 * delete their blocks too.
 */
export async function deleteHistory(trx: Db, etapa: number, after: number, recorded: boolean): Promise<void> {
  await deleteOutcomes(trx, etapa, { after })
  if (recorded) await deleteShifts(trx, etapa, after)
}

/** Replaces the stored history of the part's log entries. `recorded`: true to replace the blocks with these entries too. */
export async function replacePart(trx: Db, etapa: number, part: HistoryPart, recorded: boolean): Promise<void> {
  await deleteOutcomes(trx, etapa, part)
  await appendOutcomes(trx, etapa, part.outcomes)
  if (recorded) await replaceShifts(trx, etapa, part, part.blocks)
}
