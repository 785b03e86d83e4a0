import type { ClanRow } from '@trinchera/contract/clanes'
import { foldEtapa, type FoldResult } from '@trinchera/db/fold-etapa'
import { prepareReplay } from '@trinchera/db/prepare-replay'
import { selectClanRows } from '@trinchera/db/presenters'
import { etapaIsBehind } from '@trinchera/db/queries/ladder/log'
import { ladderHead, markBroadcast } from '@trinchera/db/queries/ladder/projection'
import { emitLadderChanged } from '@trinchera/effects/ladder'
import type { Perform, WorkerContext } from '../context'

/** How long one job goes on with what is reported meanwhile, ms: then others have their turn, and the rest is a job of its own. */
const turnMs = 200

/** Rows to broadcast: those just folded, or the whole table if an earlier version was not broadcast. */
async function rowsToBroadcast(
  context: WorkerContext,
  etapa: number,
  folded: FoldResult | null,
  broadcastVersion: number,
): Promise<ClanRow[]> {
  if (folded && folded.version === broadcastVersion + 1) return folded.clanes
  return selectClanRows(context.database.db).where('clans.id_etapa', '=', etapa).execute()
}

/** Folds the new entries of a stage's log in one transaction, then broadcasts the changed rows. `broadcast`: the last version that was; returns the one that is now. */
async function foldAndBroadcast(
  context: WorkerContext,
  etapa: number,
  broadcast: number | null,
): Promise<number | null> {
  const prepared = await prepareReplay(context.database, etapa)
  const folded = await context.database.transaction((trx) =>
    foldEtapa(trx, etapa, context.now().toISOString(), prepared),
  )
  const head = await ladderHead(context.database.db, etapa)
  if (!head) return null
  const last = Math.max(broadcast ?? 0, head.announced_version)
  if (last >= head.version || !context.canBroadcast()) return broadcast
  const clanes = await rowsToBroadcast(context, etapa, folded?.version === head.version ? folded : null, last)
  emitLadderChanged(context.live, { etapa, version: head.version, clanes })
  return head.version
}

/**
 * Brings a stage's table up to its log and tells of it, again and again while more is reported: a report that comes meanwhile waits neither for the queue nor for
 * what is stored of the one before. The medals that follow are a job of their own.
 */
export const recalculateEtapa: Perform<'recalculate-etapa'> = async ({ etapa }, context) => {
  const { db } = context.database
  const end = performance.now() + turnMs
  let broadcast: number | null = null
  do broadcast = await foldAndBroadcast(context, etapa, broadcast)
  while (performance.now() < end && (await etapaIsBehind(db, etapa)))
  context.jobs.enqueue('award-medals', { etapa })
  // a process that ends before this has the sweep tell of the table once more
  if (broadcast !== null) await markBroadcast(db, etapa, broadcast)
}

/** Repeats the job for an entry stored while it was ending, whose own job was coalesced with it. */
export const enqueueIfBehind: Perform<'recalculate-etapa'> = async ({ etapa }, { database, jobs }) => {
  if (await etapaIsBehind(database.db, etapa)) jobs.enqueue('recalculate-etapa', { etapa })
}
