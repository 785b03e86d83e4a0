import type { Db } from './database'
import { foldAfter, historyParts } from './history-parts'
import { parseMoved, parseRanked } from './queries/ladder/block-text'
import { blockBefore, blockPages, blockStartBefore, type EtapaBlock } from './queries/ladder/blocks'
import { heldHistory, ladderHead } from './queries/ladder/projection'

/** Reader of an etapa's changes of place, in blocks of consecutive log entries (`EtapaBlock`). */
export interface EtapaHistory {
  /** The blocks, oldest first, beginning with the last block whose own `seq` (the entry before the block) is not greater than `seq`. */
  from(seq: number): AsyncIterable<EtapaBlock>
  /** The blocks, newest first. If `before` is given, only blocks whose own `seq` is smaller than `before`. */
  back(before?: number): AsyncIterable<EtapaBlock>
  /** The last block whose own `seq` is not greater than `seq`. */
  before(seq: number): Promise<EtapaBlock | undefined>
}

/** Maximum length of a log, in entries, from which missing history is calculated for one reader. That many entries take about 50 ms. */
const mostFolded = 5000

/** The history read from the stored blocks, up to the entry `until`. */
function stored(db: Db, etapa: number, until: number): EtapaHistory {
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

/** The history read from blocks in memory. */
function held(blocks: readonly EtapaBlock[]): EtapaHistory {
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
 * Reader of an etapa's history. Stored blocks may be incomplete, for example after an update until the worker has run `completeHistory`.
 * Then the history is calculated from the log if the log has at most `most` entries; of a longer log, only the valid stored blocks are
 * returned.
 */
export async function etapaHistory(db: Db, etapa: number, { most = mostFolded } = {}): Promise<EtapaHistory> {
  const head = await ladderHead(db, etapa)
  if (!head) return held([])
  const { applied_seq: end } = head
  const until = heldHistory(head)
  if (until === end) return stored(db, etapa, Infinity)
  if (end > most) return stored(db, etapa, until)
  const blocks: EtapaBlock[] = []
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
