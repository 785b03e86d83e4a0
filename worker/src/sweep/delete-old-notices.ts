import { deleteNoticesBefore } from '@trinchera/db/queries/notices/notices'
import { noticeMs } from '@trinchera/rules/limits'
import type { WorkerContext } from '../context'

/** How many go at a time: what piled up while no worker ran must not hold up who writes now. */
export const mostNotices = 500

/** Notices old enough go for good, read or not. */
export async function deleteOldNotices({ database, now }: WorkerContext): Promise<void> {
  await deleteNoticesBefore(database.db, new Date(now().getTime() - noticeMs).toISOString(), mostNotices)
}
