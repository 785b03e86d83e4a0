import { checkpointSeqs, checkpointSpacing } from '@trinchera/rules/ladder/checkpoints'
import { standings } from '@trinchera/rules/ladder/table'
import { beginBefore, type CountedFold } from './checkpoints'
import type { Database } from './database'
import { historyParts, passUntil, type HistoryPart } from './history-parts'
import type { Checkpoint } from './queries/ladder/checkpoints'
import { lockEtapa, replayDue, type Replay } from './queries/ladder/log'
import { addedRecords, appendHistory, countRecords, deleteHistory } from './queries/ladder/projection'

/** Fewer entries than this are folded again and stored in one transaction, that of `foldEtapa`. */
const leastInParts = 10
/** History rows that one transaction rewrites: other writes wait for no longer than these take. */
const rowsOfPart = 1500
/** A replay that other rulings overtake so many times is left to one transaction. */
const mostTries = 3

/** What was folded, and rewritten, of a replay before its transaction; of use while the stage's revision is this one. */
export interface PreparedReplay extends CountedFold {
  /** The first entry that the replay changes. */
  from: number
  revision: number
  /** What it came by, to be stored after it (`keepCheckpoints`). */
  checkpoints: readonly Checkpoint[]
  /** Its fold goes on with what was reported meanwhile, even where that transaction fails and is begun again. */
  used: boolean
}

/** Rewrites one part of the history; false where a ruling came since the log was read, so that the part may be wrong. */
const storePart = (
  database: Database,
  etapa: number,
  revision: number,
  { after, until, places, outcomes }: HistoryPart,
): Promise<boolean> =>
  database.transaction(async (trx) => {
    if ((await lockEtapa(trx, etapa))?.revision !== revision) return false
    await deleteHistory(trx, etapa, { after, until })
    await appendHistory(trx, etapa, places, outcomes)
    return true
  })

/** One try; null where a ruling overtook it. */
async function tried(
  database: Database,
  etapa: number,
  { from, revision, applied_seq }: Replay,
  { spacing, least }: { spacing: number; least: number },
): Promise<PreparedReplay | null> {
  const { db } = database
  const { begun, records: before } = await beginBefore(db, etapa, from)
  const end = applied_seq - from < least ? from - 1 : applied_seq
  const marks = checkpointSeqs(applied_seq, spacing).filter((seq) => seq >= begun.until + spacing)
  const stops = [...new Set([...marks, from - 1, end])].filter((seq) => seq <= end).sort((a, b) => a - b)
  const checkpoints: Checkpoint[] = []
  let records = before
  for (const stop of stops) {
    const { until: after } = begun
    if (stop < from) await passUntil(db, etapa, begun, stop)
    else
      for await (const part of historyParts(db, etapa, begun, { from, held: rowsOfPart, end: stop }))
        if (!(await storePart(database, etapa, revision, part))) return null
    records = addedRecords(records, await countRecords(db, etapa, { after, until: stop }))
    if (marks.includes(stop)) checkpoints.push({ seq: stop, standings: standings(begun.state), records })
  }
  return { begun, records, from, revision, checkpoints, used: false }
}

/**
 * Does what can be done of a replay before its transaction, so that other writes wait for none of it: what comes between a checkpoint and the first changed
 * entry is folded, and of a long log the history after it is rewritten in parts, each as the log tells it whatever becomes of the rest. Null if no replay is due, or if
 * rulings overtook it. `whole`: the whole stage, due or not; `spacing`: entries between two checkpoints; `least`: fewer entries are left to one transaction.
 */
export async function prepareReplay(
  database: Database,
  etapa: number,
  { whole = false, spacing = checkpointSpacing, least = leastInParts } = {},
): Promise<PreparedReplay | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    const due = await replayDue(database.db, etapa, { whole })
    const ready = due && (await tried(database, etapa, due, { spacing, least }))
    if (ready || !due) return ready
  }
  return null
}
