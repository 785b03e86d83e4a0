import { deleteNoticesBefore } from '@trinchera/db/queries/notices/notices'
import { noticeMs } from '@trinchera/rules/limits'
import type { WorkerContext } from '../context'

/** Maximum number of notices deleted per pass, so that many old ones do not lock the database for long. */
export const mostNotices = 500

/** Deletes old notices, whether they were read or not. */
export async function deleteOldNotices({ database, now }: WorkerContext): Promise<void> {
  await deleteNoticesBefore(database.db, new Date(now().getTime() - noticeMs).toISOString(), mostNotices)
}
