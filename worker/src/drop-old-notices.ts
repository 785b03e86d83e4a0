import { dropNoticesBefore } from '@trinchera/db/queries/notices'
import { noticeMs } from '@trinchera/rules/limits'
import type { WorkerContext } from './context'

/** How many go at a time: what piled up while no worker ran must not hold up who writes now. */
export const mostNotices = 500

/** Notices old enough go for good, read or not. */
export async function dropOldNotices({ database, now }: WorkerContext): Promise<void> {
  await dropNoticesBefore(database.db, new Date(now().getTime() - noticeMs).toISOString(), mostNotices)
}
