import { rooms } from '@trinchera/contract/socket'
import { endSession } from '@trinchera/db/queries/players/sessions'
import { handlersOf } from '../../http/handler'
import type { Sessions } from '../../plugins/session'
import type { Services } from '../../services'
import { validateAndLogIn } from '../players/validate-account'
import { credentialReader } from './google-credential'
import { beginStep } from '../../accounts/challenges'
import { requestPasskey } from '../../accounts/passkeys'
import { noPasskeysHere, relyingParty } from '../../accounts/relying-party'
import { RuleError, SecondStepError } from '../../http/rule-error'
import { completeLogin, logInWithPasskey } from './complete-login'
import type { Entered } from './open-session'
import { logIn } from './log-in'
import { logInWithGoogle } from './log-in-google'

interface Entrance {
  setSessionCookie(token: string): void
  setDeviceCookie(device: string): void
}

/** The reply to a completed login, with the cookies set. Throws 401 with the second step if the login still needs one. */
function enter(call: Entrance, message: string, entered: Entered) {
  if ('step' in entered) throw new SecondStepError(entered.step)
  const { token, player, device } = entered
  call.setSessionCookie(token)
  call.setDeviceCookie(device)
  return { message, data: null, token, player }
}

export function sessionHandlers(services: Services, sessions: Sessions) {
  const { google, smtpUrl } = services.config
  const readCredential = credentialReader(services.config, services)
  return handlersOf({
    login: async (call) =>
      enter(call, 'Sesión iniciada correctamente', await logIn(services, sessions, call.body, call.origin)),
    loginGoogle: async (call) => {
      const identity = await readCredential(call.body.token)
      const entered = await logInWithGoogle(services, sessions, identity, call.origin)
      return enter(call, 'Sesión iniciada correctamente con Google', entered)
    },
    validateAndLogIn: async (call) => {
      const entered = await validateAndLogIn(services, sessions, call.body, call.origin)
      return enter(call, 'Cuenta validada. Ya iniciaste sesión', entered)
    },
    completeLogin: async (call) =>
      enter(call, 'Sesión iniciada correctamente', await completeLogin(services, sessions, call.body, call.origin)),
    beginPasskeyLogin: async () => {
      const party = relyingParty(services.config)
      if (!party) throw new RuleError(503, noPasskeysHere)
      const opciones = await requestPasskey(services.database.db, party, null)
      const { challenge } = opciones
      const ficha = await services.database.transaction((trx) =>
        beginStep(trx, 'llave-entrar', { player: null, challenge }, services.now()),
      )
      return { message: 'Elige tu llave de acceso', data: { ficha, opciones } }
    },
    loginPasskey: async (call) =>
      enter(call, 'Sesión iniciada correctamente', await logInWithPasskey(services, sessions, call.body, call.origin)),
    getLoginOptions: async () => ({
      message: google ? 'Con correo o con Google' : 'Con correo',
      data: {
        google: google?.clientId ?? null,
        correo: smtpUrl !== null,
        llaves: relyingParty(services.config) !== null,
      },
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
  })
}
