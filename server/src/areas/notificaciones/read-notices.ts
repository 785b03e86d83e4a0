import { rooms } from '@trinchera/contract/socket'
import { markRead, unreadCountsOf } from '@trinchera/db/queries/notices/notices'
import { takeBackPushes } from '@trinchera/effects/pushes'
import type { SessionInfo } from '../../http/handler'
import type { Services } from '../../services'

/** Marks notices of a player as read (`ids` null: all) and informs the player's other connections. Returns the number of unread notices. */
export function readNotices(
  { database, live, now }: Services,
  { id }: SessionInfo,
  ids: readonly number[] | null,
): Promise<number> {
  return database.transaction(async (trx, onCommit) => {
    const read = await markRead(trx, id, ids, now().toISOString())
    await takeBackPushes(trx, { now }, { notices: read })
    const sin_leer = (await unreadCountsOf(trx, [id])).get(id) ?? 0
    if (read.length) onCommit(() => live.emit(rooms.jugador(id), 'notices:read', { ids: ids ? read : null, sin_leer }))
    return sin_leer
  })
}
