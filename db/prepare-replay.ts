import { emptyLadder } from '@trinchera/rules/ladder/table'
import type { Database } from './database'
import { begin, historyParts, passUntil, type Begun, type HistoryPart } from './history-parts'
import { lockEtapa, replayDue, type Replay } from './queries/ladder/log'
import { appendHistory, countRecords, deleteHistory, type PlayerRecord } from './queries/ladder/projection'

/** Fewer entries than this are folded again and stored in one transaction, that of `foldEtapa`. */
const leastInParts = 300
/** History rows that one transaction rewrites: other writes wait for no longer than these take. */
const rowsOfPart = 3000
/** A replay that other rulings overtake so many times is left to one transaction. */
const mostTries = 3

/** What was folded, and rewritten, of a replay before its transaction; of use while the stage's revision is this one. */
export interface PreparedReplay extends Begun {
  /** The first entry that the replay changes. */
  from: number
  revision: number
  /** What the players won and lost until there; null where the history is not rewritten yet. */
  records: readonly PlayerRecord[] | null
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
): Promise<PreparedReplay | null> {
  const begun = begin(emptyLadder())
  await passUntil(database.db, etapa, begun, from - 1)
  if (applied_seq - from < leastInParts) return { ...begun, from, revision, records: null }
  for await (const part of historyParts(database.db, etapa, begun, { from, held: rowsOfPart, end: applied_seq }))
    if (!(await storePart(database, etapa, revision, part))) return null
  return { ...begun, from, revision, records: await countRecords(database.db, etapa, { until: applied_seq }) }
}

/**
 * Does what can be done of a replay before its transaction, so that other writes wait for none of it: what comes before the first changed entry is folded,
 * and of a long log the history after it is rewritten in parts, each as the log tells it whatever becomes of the rest. Null if no replay is due, or if
 * rulings overtook it. `whole`: the whole stage, due or not.
 */
export async function prepareReplay(
  database: Database,
  etapa: number,
  { whole = false } = {},
): Promise<PreparedReplay | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    const due = await replayDue(database.db, etapa, { whole })
    const ready = due && (await tried(database, etapa, due))
    if (ready || !due) return ready
  }
  return null
}
