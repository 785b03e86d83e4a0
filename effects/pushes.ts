import type { Db, OnCommit } from '@trinchera/db/database'
import { closePushes, insertPushes, type NewPush, type PushesOver } from '@trinchera/db/queries/push/pushes'
import type { EffectServices } from './services'

/** Stores pushes in the outbox within the caller's transaction, and enqueues the job that sends them after the commit. */
export async function enqueuePushes(
  trx: Db,
  onCommit: OnCommit,
  { jobs, now }: Pick<EffectServices, 'jobs' | 'now'>,
  pushes: readonly NewPush[],
): Promise<void> {
  if (await insertPushes(trx, pushes, now().toISOString())) onCommit(() => jobs.enqueue('send-pushes', {}))
}

/** Withdraws pushes in the caller's transaction. The worker's reconciler then makes the devices remove the notifications. */
export const takeBackPushes = (trx: Db, { now }: Pick<EffectServices, 'now'>, over: PushesOver): Promise<void> =>
  closePushes(trx, over, now().toISOString())
