import type { Db } from './database'
import { foldAfter, historyParts } from './history-parts'
import { parseMoved, parseRanked } from './queries/ladder/block-text'
import { blockBefore, blockPages, blockStartBefore, type StageBlock } from './queries/ladder/blocks'
import { heldHistory, ladderHead } from './queries/ladder/projection'

/** The history of a stage's places, by its blocks. */
export interface StageHistory {
  /** From the block that begins at a `seq` or before on, oldest first. */
  from(seq: number): AsyncIterable<StageBlock>
  /** Newest first; of those only that begin before an entry, if one is given. */
  back(before?: number): AsyncIterable<StageBlock>
  /** The last block that tells of something up to a `seq`. */
  before(seq: number): Promise<StageBlock | undefined>
}

/** Entries of a log that are folded for one reader, where its blocks are not stored yet: some 50 ms. */
const mostFolded = 5000

/** What is stored, up to an entry. */
function stored(db: Db, etapa: number, until: number): StageHistory {
  const before = (seq: number) => blockBefore(db, etapa, Math.min(seq, until) + 1)
  return {
    async *from(seq) {
      const first = await blockStartBefore(db, etapa, Math.min(seq, until))
      yield* blockPages(db, etapa, { from: first ?? 0, below: until, until, order: 'asc' })
    },
    back: (entry = Infinity) => blockPages(db, etapa, { from: 0, below: Math.min(entry, until), until, order: 'desc' }),
    before,
  }
}

/** The same of blocks that are in memory. */
function held(blocks: readonly StageBlock[]): StageHistory {
  const before = (seq: number) => blocks.findLast((block) => block.seq <= seq)
  return {
    async *from(seq) {
      const first = before(seq)?.seq ?? 0
      yield* blocks.filter((block) => block.seq >= first)
    },
    async *back(entry = Infinity) {
      yield* blocks.filter(({ seq }) => seq < entry).reverse()
    },
    before: async (seq) => before(seq),
  }
}

/**
 * The history of a stage. Where its blocks do not hold yet, as between an update and the worker's first look at it (`completeHistory`), a log that is not long is
 * folded for the reader; of a long one it tells what holds. `most`: of how many entries.
 */
export async function stageHistory(db: Db, etapa: number, { most = mostFolded } = {}): Promise<StageHistory> {
  const head = await ladderHead(db, etapa)
  if (!head) return held([])
  const { applied_seq: end } = head
  const until = heldHistory(head)
  if (until === end) return stored(db, etapa, Infinity)
  if (end > most) return stored(db, etapa, until)
  const blocks: StageBlock[] = []
  const parts = historyParts(db, etapa, foldAfter(), { from: 1, held: Infinity, end, recorded: true })
  for await (const part of parts)
    for (const { seq, start, shifts } of part.blocks)
      blocks.push({
        seq,
        ranked: parseRanked(start?.ranked ?? '[]'),
        shifts,
        moved: () => parseMoved(start?.moved ?? '{}'),
      })
  return held(blocks)
}
