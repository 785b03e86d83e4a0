import { setImmediate } from 'node:timers/promises'
import type { Database, Db } from './database'
import { foldAfter, historyParts, replacePart, type FoldUntil, type HistoryPart } from './history-parts'
import { lockEtapa, replayDue, type Replay } from './queries/ladder/log'
import { addedRecords, countRecords, heldHistory, ladderHead, type PlayerRecord } from './queries/ladder/projection'

/** How many matches' history one transaction rewrites; it also completes the last block. Other writes wait no longer than this takes. */
const matchesOfPart = 500
/** How many entries one query counts for the players' records; the query blocks other work of the process. */
const entriesOfCount = 5000

/**
 * The part of a replay that was done before its transaction: the fold and the rewritten history. Valid while the stage's revision is
 * unchanged.
 */
export interface PreparedReplay {
  fold: Readonly<FoldUntil>
  /** The players' wins and losses up to the point where the fold stands. */
  records: readonly PlayerRecord[]
  /** The first entry that the replay changes. */
  from: number
  revision: number
  /** True if the blocks of the history were rewritten too, because the stored blocks before `from` were complete. */
  recorded: boolean
}

/** Rewrites one part of the history; false if there was a ruling since the log was read, because the part may then be wrong. */
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

/** One attempt to prepare a replay; null if there was a ruling meanwhile. */
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
 * Does as much of a replay as possible before its transaction (docs/decisions/022-long-replays-in-parts.md): folds the log from its first
 * entry and rewrites the history from the first changed entry on. The history is rewritten in parts, and each stored part is correct even
 * if the rest is never written. Starts again if there was a ruling meanwhile; null if no replay is due. `whole`: replays the whole stage,
 * due or not. `held`: matches per part.
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
