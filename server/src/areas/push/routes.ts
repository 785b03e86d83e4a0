import { deleteDevice, devicesOf } from '@trinchera/db/queries/push/devices'
import { quietHoursOf, storeQuietHours } from '@trinchera/db/queries/push/silencio'
import { handlersOf } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { actFromPush } from './act-from-push'
import { registerDevice } from './register-device'

export function pushHandlers(services: Services) {
  const { config, database } = services
  const { db } = database
  return handlersOf({
    getPushKey: async () => ({ message: 'La clave de los avisos', data: { clave: config.vapid.publicKey } }),
    listPushDevices: async ({ session }) => ({
      message: 'Tus dispositivos',
      data: await devicesOf(db, session.id, session.jti),
    }),
    createPushDevice: async ({ session, body, header }) => ({
      message: 'Este dispositivo recibirá tus avisos',
      data: await registerDevice(services, session, body, header('user-agent')),
    }),
    deletePushDevice: async ({ session, params }) => {
      if (!(await deleteDevice(db, session.id, params.id)))
        throw new RuleError(404, 'Ese dispositivo no está en tu lista')
      return { message: 'Ese dispositivo ya no recibe avisos', data: null }
    },
    actFromPush: async ({ body }) => ({ message: await actFromPush(services, body.token, body.accion), data: null }),
    getQuietHours: async ({ session }) => ({
      message: 'Tus horas sin avisos',
      data: await quietHoursOf(db, session.id),
    }),
    updateQuietHours: async ({ session, body }) => {
      await database.transaction((trx) => storeQuietHours(trx, session.id, body))
      return { message: 'Horas guardadas', data: body }
    },
  })
}
