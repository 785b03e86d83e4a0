import type { ClanRow } from '@trinchera/contract/clanes'
import { completeHistory } from '@trinchera/db/complete-history'
import { foldEtapa, type FoldResult } from '@trinchera/db/fold-etapa'
import { prepareReplay } from '@trinchera/db/prepare-replay'
import { selectClanRows } from '@trinchera/db/presenters'
import { etapaIsBehind } from '@trinchera/db/queries/ladder/log'
import { ladderHead, markBroadcast } from '@trinchera/db/queries/ladder/projection'
import { completeTotals } from '@trinchera/db/queries/ladder/totals'
import { emitLadderChanged } from '@trinchera/effects/ladder'
import type { Perform, WorkerContext } from '../context'

/** Returns the ladder table rows to broadcast: those that were just changed or, if an earlier version was not broadcast, all rows. */
async function rowsToBroadcast(
  context: WorkerContext,
  etapa: number,
  folded: FoldResult | null,
  broadcastVersion: number,
): Promise<ClanRow[]> {
  if (folded && folded.version === broadcastVersion + 1) return folded.clanes
  return selectClanRows(context.database.db).where('clans.id_etapa', '=', etapa).execute()
}

async function broadcastChanges(context: WorkerContext, etapa: number, folded: FoldResult | null): Promise<void> {
  const head = await ladderHead(context.database.db, etapa)
  if (!head || head.announced_version >= head.version || !context.canBroadcast()) return
  const clanes = await rowsToBroadcast(
    context,
    etapa,
    folded?.version === head.version ? folded : null,
    head.announced_version,
  )
  emitLadderChanged(context.live, { etapa, version: head.version, clanes })
  await markBroadcast(context.database.db, etapa, head.version)
}

/**
 * Applies the new entries of an etapa's log to its ladder table, in one transaction. Then broadcasts the changed rows and updates the
 * history and the players' totals. A separate job awards the medals.
 */
export const recalculateEtapa: Perform<'recalculate-etapa'> = async ({ etapa }, context) => {
  const prepared = await prepareReplay(context.database, etapa)
  const folded = await context.database.transaction((trx) =>
    foldEtapa(trx, etapa, context.now().toISOString(), prepared),
  )
  context.jobs.enqueue('award-medals', { etapa })
  await broadcastChanges(context, etapa, folded)
  await completeHistory(context.database, etapa)
  await completeTotals(context.database, etapa)
}

/** Enqueues the job again if a log entry was stored while the job was ending, because the entry's own job was merged with it. */
export const enqueueIfBehind: Perform<'recalculate-etapa'> = async ({ etapa }, { database, jobs }) => {
  if (await etapaIsBehind(database.db, etapa)) jobs.enqueue('recalculate-etapa', { etapa })
}
