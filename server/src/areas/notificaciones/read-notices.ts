import { rooms } from '@trinchera/contract/socket'
import { markRead, unreadCountsOf } from '@trinchera/db/queries/notices/notices'
import type { SessionInfo } from '../../handler'
import type { Services } from '../../services'

/** Marks one's own notices as read, all where `ids` is null; one's other tabs and devices hear of it. Answers how many are left. */
export function readNotices(
  { database, live, now }: Services,
  { id }: SessionInfo,
  ids: readonly number[] | null,
): Promise<number> {
  return database.transaction(async (trx, onCommit) => {
    const read = await markRead(trx, id, ids, now().toISOString())
    const sin_leer = (await unreadCountsOf(trx, [id])).get(id) ?? 0
    if (read.length) onCommit(() => live.emit(rooms.jugador(id), 'notices:read', { ids: ids ? read : null, sin_leer }))
    return sin_leer
  })
}
