import type { Database } from './database'
import { foldAfter, historyParts, type HistoryPart } from './history-parts'
import { replaceShifts } from './queries/ladder/blocks'
import { lockEtapa } from './queries/ladder/log'
import { heldHistory, ladderHead, lockHead, markHistory } from './queries/ladder/projection'

/** Matches of one transaction, and those of its last block. */
const matchesOfPart = 3000

/** Stores one part of what is missing; false where a ruling or another process came in between. */
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
 * Makes of the log what a stage's blocks of history lack: all of it where it was folded before there were any, the rest where a process of such a release went on
 * beside this one. In parts, each a transaction that says how far the history holds after it, so that a killed process loses one. While a replay is due it is left to
 * that. `held`: matches of a part.
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
