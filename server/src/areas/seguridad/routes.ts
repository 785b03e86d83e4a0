import { storedPlayer } from '@trinchera/db/queries/admin/players'
import { relatedAccounts } from '@trinchera/db/queries/players/account-signals'
import { relatedAccountsListed } from '@trinchera/rules/limits'
import { handlersOf } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from './change-email'
import { beginPasskey, beginProof, createPasskey, removePasskey } from './own-passkeys'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions'
import { removeSecondFactor } from './remove-second-factor'
import { securityState } from './security-state'
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './totp'
import { undoEmailChange } from './undo-email'

export function seguridadHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    listOwnSessions: async ({ session }) => ({
      message: 'Tus sesiones',
      data: await listOwnSessions(db, session, services.now()),
    }),
    endOwnSession: async ({ session, params, setSessionCookie }) => {
      const { own } = await endOwnSession(services, session, params.id)
      if (own) setSessionCookie(null)
      return { message: 'Sesión cerrada', data: null }
    },
    endOtherSessions: async ({ session }) => {
      await endOtherSessions(services, session)
      return { message: 'Cerramos tus demás sesiones', data: null }
    },
    getSecurity: async ({ session }) => ({
      message: 'La seguridad de tu cuenta',
      data: await securityState(services, session),
    }),
    requestEmailChange: async ({ session, body }) => {
      await requestEmailChange(services, session, body)
      return { message: 'Si ese correo está libre, le enviamos un enlace. Ábrelo para terminar el cambio', data: null }
    },
    cancelEmailChange: async ({ session }) => {
      await cancelEmailChange(services, session)
      return { message: 'Tu correo queda como estaba', data: null }
    },
    confirmEmailChange: async ({ body }) => {
      await confirmEmailChange(services, body.email, body.token)
      return { message: 'Correo cambiado. Desde ahora inicias sesión con él', data: null }
    },
    undoEmailChange: async ({ body }) => {
      await undoEmailChange(services, body.email, body.token)
      return {
        message: 'Tu cuenta volvió a este correo. Te enviamos un enlace para elegir otra contraseña',
        data: null,
      }
    },
    beginTotp: async ({ session, body }) => ({
      message: 'Lee el código con tu app y escribe el número que muestra',
      data: await beginTotp(services, session, body),
    }),
    confirmTotp: async ({ session, body }) => ({
      message: 'Listo: desde ahora te pediremos un código de tu app al iniciar sesión',
      data: { codigos: await confirmTotp(services, session, body.codigo) },
    }),
    removeTotp: async ({ session, body }) => {
      await removeTotp(services, session, body)
      return { message: 'Ya no pediremos códigos de la app', data: null }
    },
    beginPasskey: async ({ session, body }) => ({
      message: 'Crea la llave de acceso en tu navegador',
      data: await beginPasskey(services, session, body),
    }),
    createPasskey: async ({ session, body, origin }) => ({
      message: 'Llave de acceso agregada',
      data: { codigos: await createPasskey(services, session, body, origin.agent) },
    }),
    removePasskey: async ({ session, params, body }) => {
      await removePasskey(services, session, params.id, body)
      return { message: 'Llave de acceso quitada', data: null }
    },
    beginProof: async ({ session }) => ({
      message: 'Usa tu llave de acceso',
      data: await beginProof(services, session),
    }),
    renewRecoveryCodes: async ({ session, body }) => ({
      message: 'Códigos nuevos. Los anteriores ya no sirven',
      data: { codigos: await renewRecoveryCodes(services, session, body) },
    }),
    removeSecondFactor: async ({ session, params }) => {
      await removeSecondFactor(services, session, params.id)
      return { message: 'Segundo paso quitado. Les avisamos por correo', data: null }
    },
    listRelatedAccounts: async ({ params }) => {
      found(await storedPlayer(db, params.id), 'Ese jugador no existe')
      return {
        message: 'Otras cuentas desde el mismo equipo o la misma red',
        data: await relatedAccounts(db, params.id, relatedAccountsListed),
      }
    },
  })
}
