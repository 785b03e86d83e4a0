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
 * A fold in progress, as plain data: the ladder's state after the entry `until`, and the later entries (`later`) that rulings on matches up
 * to there produce.
 */
export interface FoldUntil {
  state: LadderState
  later: LadderEntry[]
  until: number
}

/**
 * A fold that starts with a stage's first entry, or continues after the entry `until` with `state`. No ruling on an earlier match may still
 * take effect after `until`.
 */
export const foldAfter = (until = 0, state = emptyLadder()): FoldUntil => ({ state, later: [], until })

/** The history of the entries after `after` and up to `until`, and the clans whose standing these entries changed. */
export interface HistoryPart {
  after: number
  until: number
  outcomes: readonly (MatchOutcome & { seq: number })[]
  /** Empty if the fold is not `recorded`. */
  blocks: readonly BlockRecord[]
  changed: ReadonlySet<number>
}

export interface Parts {
  /** The first entry whose history is wanted. */
  from: number
  /**
   * After how many outcomes a part ends; it ends with the end of a block, so that a replay in progress never leaves a block half old and
   * half new.
   */
  held: number
  /** The last entry to fold; by default the last one of the log. */
  end?: number
  /** True if the stored blocks are complete up to `from`, so that the blocks from there on can be written. */
  recorded: boolean
}

/**
 * Collects the shifts of a fold in blocks. From the database it reads only what is before the entry `first`, which the fold does not
 * change.
 */
function recorder(db: Db, etapa: number, state: LadderState, first: number) {
  const since = new Map<number, LastMove>()
  let stored: ReadonlyMap<number, LastMove> | undefined
  let open: BlockRecord | undefined
  let blocks: BlockRecord[] = []
  /** The start of a block: who was ranked before its first `shifts`, and what moved each clan last. */
  const startBefore = async (shifts: readonly Shift[]) => {
    stored ??= await movedBefore(db, etapa, first)
    return {
      ranked: rankedText(rankedBefore(rankedClans(state), shifts)),
      moved: movedText(new Map([...stored, ...since])),
    }
  }
  /** The block of an entry that moves a clan: the block being collected, the stored block that the entry continues, or a new one. */
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
 * Continues a fold and yields the history of the entries from `from` on, in parts, so that memory does not grow with the log. The caller
 * must store each part before it requests the next.
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

/** Stores the history of entries that have no stored history yet. */
export async function appendPart(trx: Db, etapa: number, { outcomes, blocks }: HistoryPart): Promise<void> {
  await appendOutcomes(trx, etapa, outcomes)
  await appendBlocks(trx, etapa, blocks)
}

/** Deletes the history of all entries after `after`, before a replay writes it again. `recorded`: also deletes their blocks. */
export async function deleteHistory(trx: Db, etapa: number, after: number, recorded: boolean): Promise<void> {
  await deleteOutcomes(trx, etapa, { after })
  if (recorded) await deleteShifts(trx, etapa, after)
}

/** Replaces the stored history of the part's entries. `recorded`: also replaces their blocks. */
export async function replacePart(trx: Db, etapa: number, part: HistoryPart, recorded: boolean): Promise<void> {
  await deleteOutcomes(trx, etapa, part)
  await appendOutcomes(trx, etapa, part.outcomes)
  if (recorded) await replaceShifts(trx, etapa, part, part.blocks)
}
