import { checkpointSpacing, superfluousCheckpoints } from '@trinchera/rules/ladder/checkpoints'
import { laterEntries } from '@trinchera/rules/ladder/log'
import { emptyLadder, resumeLadder, type LadderState, type Standing } from '@trinchera/rules/ladder/table'
import type { Database, Db } from './database'
import { begin, type Begun } from './history-parts'
import {
  checkpointBefore,
  checkpointsOf,
  deleteCheckpoints,
  deleteCheckpointsFrom,
  saveCheckpoint,
  type Checkpoint,
} from './queries/ladder/checkpoints'
import { loadRuledLater, removedUntil } from './queries/ladder/log'
import {
  ladderHead,
  loadRecords,
  loadStandings,
  lockHead,
  type LadderHead,
  type PlayerRecord,
} from './queries/ladder/projection'

/** Where a fold may begin, and what the players had won and lost by then. */
export interface Start {
  until: number
  records: readonly PlayerRecord[]
  /** A fold that goes on from there; as many as are wanted. */
  begin(): Begun
}

const fromNothing: Start = { until: 0, records: [], begin: () => begin(emptyLadder()) }

/** The ladder of stored standings, ready for the next entry; null if its places have a gap, which only a replay can repair. */
export function resumed(stored: readonly Standing[], removed: readonly number[]): LadderState | null {
  try {
    return resumeLadder(stored, removed)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The last checkpoint before an entry from which a stage's log can be folded, or else its start. */
export async function startBefore(db: Db, etapa: number, from: number): Promise<Start> {
  const checkpoint = await checkpointBefore(db, etapa, from)
  if (!checkpoint) return fromNothing
  const { seq: until, standings, records } = checkpoint
  const removed = await removedUntil(db, etapa, until)
  if (!resumed(standings, removed)) return fromNothing
  const later = laterEntries(await loadRuledLater(db, etapa, until), until)
  return { until, records, begin: () => begin(resumeLadder(standings, removed), until, later) }
}

/** A fold under way, with what the players had won and lost where it stands. */
export interface CountedFold {
  begun: Begun
  records: readonly PlayerRecord[]
}

/** A fold that begins at the last checkpoint before an entry. */
export async function beginBefore(db: Db, etapa: number, from: number): Promise<CountedFold> {
  const { begin: begun, records } = await startBefore(db, etapa, from)
  return { begun: begun(), records }
}

/** Of a replay's checkpoints, in the transaction that stores it: those before the first changed entry hold for the new revision as well, where they held until now. */
export async function passCheckpointsOn(
  trx: Db,
  etapa: number,
  { applied_revision, checkpoint_revision }: LadderHead,
  { from, revision }: { from: number; revision: number },
): Promise<void> {
  await deleteCheckpointsFrom(trx, etapa, checkpoint_revision === applied_revision ? from : 1)
  await trx.updateTable('ladders').set({ checkpoint_revision: revision }).where('id_etapa', '=', etapa).execute()
}

/** Stores a checkpoint where the stage's ladder is still one `of` which it holds, and deletes those that it makes superfluous. */
const store = (database: Database, etapa: number, checkpoint: Checkpoint, of: (head: LadderHead) => boolean) =>
  database.transaction(async (trx) => {
    const head = await lockHead(trx, etapa)
    if (!head || !of(head)) return
    const { applied_revision: revision } = head
    if (head.checkpoint_revision !== revision) await passCheckpointsOn(trx, etapa, head, { from: 1, revision })
    await saveCheckpoint(trx, etapa, checkpoint)
    await deleteCheckpoints(trx, etapa, superfluousCheckpoints(await checkpointsOf(trx, etapa), head.applied_seq))
  })

const sameHead = (a: LadderHead, b: LadderHead) =>
  a.applied_seq === b.applied_seq &&
  a.applied_revision === b.applied_revision &&
  a.version === b.version &&
  a.updated_at === b.updated_at

/**
 * After a fold: stores the checkpoints that a replay came by, and one of the ladder as it stands where the last is `spacing` entries behind. Each is read without
 * a lock and is a transaction of its own, so that a killed process leaves some of them, and other writes wait for one at most.
 */
export async function keepCheckpoints(
  database: Database,
  etapa: number,
  replay: { revision: number; checkpoints: readonly Checkpoint[] } | null,
  spacing = checkpointSpacing,
): Promise<void> {
  for (const checkpoint of replay?.checkpoints ?? [])
    await store(database, etapa, checkpoint, (head) => head.applied_revision === replay?.revision)
  const { db } = database
  const head = await ladderHead(db, etapa)
  if (!head) return
  const { applied_seq: seq, applied_revision, checkpoint_revision } = head
  const last = checkpoint_revision === applied_revision ? ((await checkpointsOf(db, etapa)).at(-1) ?? 0) : 0
  if (seq - last < spacing) return
  const { standings } = await loadStandings(db, etapa, seq)
  const records = await loadRecords(db, etapa)
  await store(database, etapa, { seq, standings, records }, (now) => sameHead(now, head))
}
