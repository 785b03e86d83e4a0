import { rooms } from '@trinchera/contract/socket'
import { endSession } from '@trinchera/db/queries/sessions'
import type { Handlers } from '../../handler'
import type { Sessions } from '../../plugins/session'
import type { Services } from '../../services'
import { logIn } from './log-in'

export function sessionHandlers(services: Services, sessions: Sessions): Handlers<'login' | 'logout'> {
  return {
    login: async ({ body, keepSession }) => {
      const opened = await logIn(services, sessions, body)
      keepSession(opened.token)
      return { message: 'Sesión iniciada correctamente', data: null, ...opened }
    },
    logout: async ({ session, keepSession }) => {
      keepSession(null)
      const reason = 'Sesión cerrada'
      const ended = await endSession(services.database.db, session.jti, services.now().toISOString(), reason)
      if (ended) services.live.emit(rooms.sesion(session.jti), 'session:revoked', { reason })
      return { message: reason, data: null }
    },
  }
}
