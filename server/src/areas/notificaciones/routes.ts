import { noticesOf, unreadCountsOf } from '@trinchera/db/queries/notices/notices'
import { noticePreferencesOf } from '@trinchera/db/queries/notices/preferences'
import { showsPresence } from '@trinchera/db/queries/players/presence'
import { noticesPageSize } from '@trinchera/rules/limits'
import { handlersOf } from '../../http/handler'
import { roomExists } from '../../live/rooms'
import type { Presence } from '../../live/presence'
import { isCounted } from '../../live/presence-rooms'
import { pageMetaOf, pageOf } from '../../http/page'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { readNotices } from './read-notices'
import { updatePreferences } from './update-preferences'

export function notificacionHandlers(services: Services, presence: Presence) {
  const { db } = services.database
  const preferences = async (player: number) => ({
    avisos: await noticePreferencesOf(db, player),
    presencia: await showsPresence(db, player),
  })
  return handlersOf({
    listNotices: async ({ query, session }) => {
      const page = pageOf(query, noticesPageSize)
      const { notices, total } = await noticesOf(db, session.id, services.now(), page)
      const sin_leer = (await unreadCountsOf(db, [session.id])).get(session.id) ?? 0
      return { message: 'Avisos', data: notices, meta: { sin_leer, ...pageMetaOf(page, total) } }
    },
    readNotices: async ({ body, session }) => ({
      message: 'Avisos leídos',
      data: { sin_leer: await readNotices(services, session, body.ids ?? null) },
    }),
    listNoticePreferences: async ({ session }) => ({ message: 'Tus avisos', data: await preferences(session.id) }),
    updateNoticePreferences: async ({ body, session }) => {
      await updatePreferences(services, presence, session, body)
      return { message: 'Preferencias guardadas', data: await preferences(session.id) }
    },
    getPresence: async ({ params: { room }, session }) => {
      if (!isCounted(room) || !(await roomExists(db, room, session?.id ?? null)))
        throw new RuleError(404, 'Esa sala no existe')
      return { message: 'Presencia', data: (await presence.of(room)) ?? { mirando: 0, en_linea: [] } }
    },
  })
}
