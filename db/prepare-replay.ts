import { checkpointSeqs, checkpointSpacing } from '@trinchera/rules/ladder/checkpoints'
import { standings } from '@trinchera/rules/ladder/table'
import { beginBefore, type CountedFold } from './checkpoints'
import type { Database } from './database'
import { historyParts, passUntil, replacePart, type HistoryPart } from './history-parts'
import type { Checkpoint } from './queries/ladder/checkpoints'
import { lockEtapa, replayDue, type Replay } from './queries/ladder/log'
import { addedRecords, countRecords, heldHistory, ladderHead } from './queries/ladder/projection'

/** Fewer entries than this are folded again and stored in one transaction, that of `foldEtapa`. */
const leastInParts = 10
/** Matches whose history one transaction rewrites, and those of its last block: other writes wait for no longer than these take. */
const matchesOfPart = 1000
/** A replay that other rulings overtake so many times is left to one transaction. */
const mostTries = 3

/** What was folded, and rewritten, of a replay before its transaction; of use while the stage's revision is this one. */
export interface PreparedReplay extends CountedFold {
  /** The first entry that the replay changes. */
  from: number
  revision: number
  /** What it came by, to be stored after it (`keepCheckpoints`). */
  checkpoints: readonly Checkpoint[]
  /** Whether it rewrote the blocks of history as well: those before it held. */
  recorded: boolean
  /** Its fold goes on with what was reported meanwhile, even where that transaction fails and is begun again. */
  used: boolean
}

/** Rewrites one part of the history; false where a ruling came since the log was read, so that the part may be wrong. */
const storePart = (
  database: Database,
  etapa: number,
  revision: number,
  part: HistoryPart,
  recorded: boolean,
): Promise<boolean> =>
  database.transaction(async (trx) => {
    if ((await lockEtapa(trx, etapa))?.revision !== revision) return false
    await replacePart(trx, etapa, part, recorded)
    return true
  })

/** One try; null where a ruling overtook it. */
async function tried(
  database: Database,
  etapa: number,
  { from, revision, applied_seq }: Replay,
  { spacing, least, held }: { spacing: number; least: number; held: number },
): Promise<PreparedReplay | null> {
  const { db } = database
  const head = await ladderHead(db, etapa)
  const recorded = head !== null && heldHistory(head) >= from - 1
  const { begun, records: before } = await beginBefore(db, etapa, from)
  const end = applied_seq - from < least ? from - 1 : applied_seq
  const marks = checkpointSeqs(applied_seq, spacing).filter((seq) => seq >= begun.until + spacing && seq <= end)
  const checkpoints: Checkpoint[] = []
  let counted = begun.until
  let records = before
  const count = async (until: number) => {
    records = addedRecords(records, await countRecords(db, etapa, { after: counted, until }))
    counted = until
  }
  for (const stop of [...marks.filter((seq) => seq < from - 1), from - 1]) {
    await passUntil(db, etapa, begun, stop)
    await count(stop)
    if (marks.includes(stop)) checkpoints.push({ seq: stop, standings: standings(begun.state), records })
  }
  if (end < from) return { begun, records, from, revision, checkpoints, recorded, used: false }
  const later = marks.filter((seq) => seq >= from)
  for await (const part of historyParts(db, etapa, begun, { from, held, end, recorded, marks: later })) {
    if (!(await storePart(database, etapa, revision, part, recorded))) return null
    for (const { seq, standings: at } of part.marked) {
      await count(seq)
      checkpoints.push({ seq, standings: at, records })
    }
  }
  await count(end)
  return { begun, records, from, revision, checkpoints, recorded, used: false }
}

/**
 * Does what can be done of a replay before its transaction, so that other writes wait for none of it: what comes between a checkpoint and the first changed
 * entry is folded, and of a long log the history after it is rewritten in parts, each as the log tells it whatever becomes of the rest. Null if no replay is due, or if
 * rulings overtook it. `whole`: the whole stage, due or not; `spacing`: entries between two checkpoints; `least`: fewer entries are left to one transaction; `held`: matches of a part.
 */
export async function prepareReplay(
  database: Database,
  etapa: number,
  { whole = false, spacing = checkpointSpacing, least = leastInParts, held = matchesOfPart } = {},
): Promise<PreparedReplay | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    const due = await replayDue(database.db, etapa, { whole })
    const ready = due && (await tried(database, etapa, due, { spacing, least, held }))
    if (ready || !due) return ready
  }
  return null
}
