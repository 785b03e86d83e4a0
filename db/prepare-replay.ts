import { setImmediate } from 'node:timers/promises'
import type { Database, Db } from './database'
import { foldAfter, historyParts, replacePart, type FoldUntil, type HistoryPart } from './history-parts'
import { lockEtapa, replayDue, type Replay } from './queries/ladder/log'
import { addedRecords, countRecords, heldHistory, ladderHead, type PlayerRecord } from './queries/ladder/projection'

/** Matches whose history one transaction rewrites, and those of its last block: other writes wait for no longer than these take. */
const matchesOfPart = 500
/** Entries whose players are counted by one query, which holds up other work of the process. */
const entriesOfCount = 5000

/** What was folded, and rewritten, of a replay before its transaction; of use while the stage's revision is this one. */
export interface PreparedReplay {
  fold: Readonly<FoldUntil>
  /** What the players had won and lost where the fold stands. */
  records: readonly PlayerRecord[]
  /** The first entry that the replay changes. */
  from: number
  revision: number
  /** Whether it rewrote the blocks of history as well: those before it held. */
  recorded: boolean
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

async function recordsUntil(db: Db, etapa: number, end: number): Promise<PlayerRecord[]> {
  let records: PlayerRecord[] = []
  for (let after = 0; after < end; after += entriesOfCount) {
    const until = Math.min(end, after + entriesOfCount)
    records = addedRecords(records, await countRecords(db, etapa, { after, until }))
    await setImmediate()
  }
  return records
}

/** One try; null where a ruling overtook it. */
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
 * Does what can be done of a replay before its transaction (docs/decisions/022-long-replays-in-parts.md): the log is folded from its first entry, and the history
 * after the first changed one rewritten in parts, each as the log tells it whatever becomes of the rest. Begins again where a ruling overtakes it; null if no replay is
 * due. `whole`: the whole stage, due or not; `held`: matches of a part.
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
