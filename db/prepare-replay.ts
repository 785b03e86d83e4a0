import { setImmediate } from 'node:timers/promises'
import type { Database, Db } from './database'
import { foldAfter, historyParts, replacePart, type FoldUntil, type HistoryPart } from './history-parts'
import { lockEtapa, replayDue, type Replay } from './queries/ladder/log'
import { addedRecords, countRecords, heldHistory, ladderHead, type PlayerRecord } from './queries/ladder/projection'

/**
 * Number of matches whose history one transaction rewrites. The last block is always completed, so there may be slightly more matches.
 * Other writers wait for such a transaction, so it must be short.
 */
const matchesOfPart = 500
/** Number of log entries that one query reads to count players' records. While the query runs, the process does nothing else. */
const entriesOfCount = 5000

/**
 * The part of a replay (calculating an etapa's ladder table again from its whole log) that was done before the replay's transaction. Valid
 * as long as the etapa's revision has not changed.
 */
export interface PreparedReplay {
  fold: Readonly<FoldUntil>
  /** The players' wins and losses in the log entries that are applied so far. */
  records: readonly PlayerRecord[]
  /** The first log entry whose result the replay changes. */
  from: number
  revision: number
  /** True if the blocks of the history were rewritten too, which needs complete blocks before `from`. */
  recorded: boolean
}

/** Rewrites one part of the history. False, and nothing stored, if a ruling came after the log was read, because the part may be wrong. */
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

async function recordsUntil(db: Db, etapa: number, end: number): Promise<PlayerRecord[]> {
  let records: PlayerRecord[] = []
  for (let after = 0; after < end; after += entriesOfCount) {
    const until = Math.min(end, after + entriesOfCount)
    records = addedRecords(records, await countRecords(db, etapa, { after, until }))
    await setImmediate()
  }
  return records
}

/** Tries once to prepare a replay (see `PreparedReplay`). Null if a ruling came meanwhile. */
async function tried(
  database: Database,
  etapa: number,
  { from, revision, applied_seq: end }: Replay,
  held: number,
): Promise<PreparedReplay | null> {
  const { db } = database
  const head = await ladderHead(db, etapa)
  const recorded = head !== null && heldHistory(head) >= from - 1
  const fold = foldAfter()
  for await (const part of historyParts(db, etapa, fold, { from, held, end, recorded }))
    if (!(await storePart(database, etapa, revision, part, recorded))) return null
  return { fold, records: await recordsUntil(db, etapa, end), from, revision, recorded }
}

/**
 * Does as much as possible of a replay (calculating an etapa's ladder table again from its whole log) before its transaction
 * (docs/decisions/022-long-replays-in-parts.md). Applies the whole log and rewrites the history from the first changed entry on, in parts
 * of `held` matches. Each stored part is correct even if the others are never written. Starts again if a ruling comes meanwhile. Null if no
 * replay is due. `whole`: replays the whole etapa even if none is due.
 */
export async function prepareReplay(
  database: Database,
  etapa: number,
  { whole = false, held = matchesOfPart } = {},
): Promise<PreparedReplay | null> {
  for (;;) {
    const due = await replayDue(database.db, etapa, { whole })
    const ready = due && (await tried(database, etapa, due, held))
    if (ready || !due) return ready
  }
}
