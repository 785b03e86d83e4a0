import { listBlocked } from '@trinchera/db/queries/privacy/blocked'
import { listIncidents } from '@trinchera/db/queries/privacy/incidents'
import { listRequests, requestProofs } from '@trinchera/db/queries/privacy/requests'
import { siteDay } from '@trinchera/rules/chile-time'
import { answeredRequestsListed, requestFileRows } from '@trinchera/rules/limits'
import { handlersOf } from '../../http/handler'
import type { Services } from '../../services'
import { answerDataRequest, requestsCsv } from './answer-data-request'
import { blockAccount, unblockAccount } from './block-account'
import { confirmDataRequest, ownDataRequest, requestData } from './data-requests'
import { createIncident, tellIncident, updateIncident } from './incidents'
import { outsideServices } from './outside-services'
import { privacyPage } from './privacy-page'

const answered = {
  cumplida: 'Solicitud respondida: la respuesta va por correo',
  rechazada: 'Solicitud rechazada: la respuesta va por correo',
  prorroga: 'Plazo prorrogado: el motivo va por correo',
} as const

export function privacidadHandlers(services: Services) {
  const { db } = services.database
  const outside = outsideServices(services.config)
  return handlersOf({
    getPrivacidad: async ({ query }) => ({
      message: 'Privacidad',
      data: await privacyPage(db, outside, query.version),
    }),
    requestData: async ({ body }) => ({
      message: 'Te enviamos un correo: confirma la solicitud con su enlace en las próximas 48 horas',
      data: await requestData(services, body),
    }),
    getDataRequest: async ({ params }) => ({
      message: 'Tu solicitud',
      data: await ownDataRequest(services, params.token),
    }),
    confirmDataRequest: async ({ params }) => ({
      message: 'Solicitud confirmada: la respuesta te llega por correo',
      data: await confirmDataRequest(services, params.token),
    }),
    listDataRequests: async () => ({ message: 'Solicitudes', data: await listRequests(db, answeredRequestsListed) }),
    exportDataRequests: async () => ({
      message: 'Solicitudes para una hoja de cálculo',
      data: {
        nombre: `solicitudes-${siteDay(services.now())}.csv`,
        csv: requestsCsv(await requestProofs(db, requestFileRows)),
      },
    }),
    answerDataRequest: async ({ params, body, session }) => ({
      message: answered[body.tipo],
      data: await answerDataRequest(services, session, params.id, body),
    }),
    listBlocked: async () => ({ message: 'Cuentas bloqueadas', data: await listBlocked(db) }),
    blockAccount: async ({ params, body, session }) => {
      await blockAccount(services, session, params.player_id, body.motivo)
      return { message: 'Cuenta bloqueada', data: null }
    },
    unblockAccount: async ({ params, body, session }) => {
      await unblockAccount(services, session, params.player_id, body.motivo)
      return { message: 'Cuenta desbloqueada', data: null }
    },
    listIncidentes: async () => ({ message: 'Incidentes', data: await listIncidents(db) }),
    createIncidente: async ({ body, session }) => ({
      message: 'Incidente anotado',
      data: await createIncident(services, session, body),
    }),
    updateIncidente: async ({ params, body, session }) => ({
      message: 'Incidente guardado',
      data: await updateIncident(services, session, params.id, body),
    }),
    tellIncidente: async ({ params, body, session }) => ({
      message: 'Los correos van en camino',
      data: await tellIncident(services, session, params.id, body.jugadores),
    }),
  })
}
