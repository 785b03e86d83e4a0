import type { Database } from './database'
import { foldAfter, historyParts, type HistoryPart } from './history-parts'
import { replaceShifts } from './queries/ladder/blocks'
import { lockEtapa } from './queries/ladder/log'
import { heldHistory, ladderHead, lockHead, markHistory } from './queries/ladder/projection'

/** Number of matches whose history one transaction stores. The last block is always completed, so there may be slightly more. */
const matchesOfPart = 3000

/** Stores one part of the missing history. False, and nothing stored, if a ruling or another process changed the etapa meanwhile. */
const storePart = (database: Database, etapa: number, revision: number, part: HistoryPart): Promise<boolean> =>
  database.transaction(async (trx) => {
    const log = await lockEtapa(trx, etapa)
    const head = await lockHead(trx, etapa)
    if (!log || !head || log.revision !== revision || head.applied_revision !== revision) return false
    if (heldHistory(head) !== part.after) return false
    await replaceShifts(trx, etapa, part, part.blocks)
    await markHistory(trx, etapa, { seq: part.until, revision })
    return true
  })

/**
 * Builds the missing blocks of an etapa's history from its log (docs/decisions/025-history-in-blocks.md). All blocks are missing if the
 * etapa's ladder table was computed before blocks existed; some blocks are if a process of such an old release ran next to this one. Works
 * in parts of `held` matches. Each part is a transaction that also records how far the history is complete, so a killed process loses only
 * one part. Stops if a replay of the etapa is due, because the replay writes the history.
 */
export async function completeHistory(database: Database, etapa: number, held = matchesOfPart): Promise<void> {
  for (;;) {
    const head = await ladderHead(database.db, etapa)
    if (!head) return
    const { applied_seq: end, applied_revision: revision } = head
    let after = heldHistory(head)
    if (after === end) return
    const from = after + 1
    const parts = historyParts(database.db, etapa, foldAfter(), { from, held, end, recorded: true })
    for await (const part of parts) {
      if (!(await storePart(database, etapa, revision, { ...part, after }))) return
      after = part.until
    }
  }
}
