import { rooms } from '@trinchera/contract/socket'
import { endSession } from '@trinchera/db/queries/players/sessions'
import type { Handlers } from '../../http/handler'
import type { Sessions } from '../../plugins/session'
import type { Services } from '../../services'
import { validateAndLogIn } from '../players/validate-account'
import { credentialReader } from './google-credential'
import { logIn } from './log-in'
import { logInWithGoogle } from './log-in-google'

type Names = 'login' | 'logout' | 'loginGoogle' | 'validateAndLogIn' | 'getLoginOptions'

export function sessionHandlers(services: Services, sessions: Sessions): Handlers<Names> {
  const { google, smtpUrl } = services.config
  const readCredential = credentialReader(services.config, services)
  return {
    login: async ({ body, setSessionCookie }) => {
      const opened = await logIn(services, sessions, body)
      setSessionCookie(opened.token)
      return { message: 'Sesión iniciada correctamente', data: null, ...opened }
    },
    loginGoogle: async ({ body, setSessionCookie }) => {
      const opened = await logInWithGoogle(services, sessions, await readCredential(body.token))
      setSessionCookie(opened.token)
      return { message: 'Sesión iniciada correctamente con Google', data: null, ...opened }
    },
    validateAndLogIn: async ({ body, setSessionCookie }) => {
      const opened = await validateAndLogIn(services, sessions, body)
      setSessionCookie(opened.token)
      return { message: 'Cuenta validada. Ya iniciaste sesión', data: null, ...opened }
    },
    getLoginOptions: async () => ({
      message: google ? 'Con correo o con Google' : 'Con correo',
      data: { google: google?.clientId ?? null, correo: smtpUrl !== null },
    }),
    logout: async ({ session, setSessionCookie }) => {
      setSessionCookie(null)
      const reason = 'Sesión cerrada'
      const ended = await services.database.transaction((trx) =>
        endSession(trx, session.jti, services.now().toISOString(), reason),
      )
      if (ended) services.live.emit(rooms.sesion(session.jti), 'session:revoked', { reason })
      return { message: reason, data: null }
    },
  }
}
