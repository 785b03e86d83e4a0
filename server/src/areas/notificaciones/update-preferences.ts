import type { updateNoticePreferences as route } from '@trinchera/contract/notificaciones'
import type { BodyOf } from '@trinchera/contract/route'
import { storeNoticePreferences } from '@trinchera/db/queries/notices/preferences'
import { setPresence } from '@trinchera/db/queries/players/presence'
import type { SessionInfo } from '../../http/handler'
import type { Presence } from '../../live/presence'
import type { Services } from '../../services'

export function updatePreferences(
  { database }: Services,
  presence: Presence,
  { id }: SessionInfo,
  { avisos, presencia }: BodyOf<typeof route>,
): Promise<void> {
  return database.transaction(async (trx, onCommit) => {
    if (avisos) await storeNoticePreferences(trx, id, avisos)
    if (presencia === undefined) return
    await setPresence(trx, id, presencia)
    onCommit(() => presence.visibilityChanged(id))
  })
}
