import { invitacionesOf, recruitsFor } from '@trinchera/db/queries/clanes/invitaciones'
import { solicitudesOf, solicitudesTo } from '@trinchera/db/queries/clanes/solicitudes'
import { playersPageSize } from '@trinchera/rules/limits'
import { handlersOf } from '../../http/handler'
import { pageMetaOf, pageOf } from '../../http/page'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { requireRights } from '../clanes/clan-rights'
import { acceptInvitacion, rejectInvitacion, withdrawInvitacion } from './answer-invitacion'
import { requireRecruiting } from './join-clan'
import { sendInvitacion } from './send-invitacion'
import { answerSolicitud, sendSolicitud, withdrawSolicitud } from './solicitudes'

export function invitacionHandlers(services: Services) {
  const { now } = services
  const { db } = services.database
  return handlersOf({
    listInvitaciones: async ({ params, query, session }) => {
      if (params.playerId !== session.id) throw new RuleError(403, 'Esas invitaciones no son tuyas')
      return {
        message: 'Invitaciones',
        data: await invitacionesOf(db, session.id, { all: query.todas === '1', now: now() }),
      }
    },
    sendInvitacion: async ({ body, session }) => ({
      message: 'Invitación enviada',
      data: await sendInvitacion(services, session, body),
    }),
    acceptInvitacion: async ({ body, session }) => {
      const data = await acceptInvitacion(services, session, body)
      return { message: `Ya eres de ${data.clan}`, data }
    },
    rejectInvitacion: async ({ body, session }) => ({
      message: 'Invitación rechazada',
      data: await rejectInvitacion(services, session, body.id_invitacion),
    }),
    withdrawInvitacion: async ({ body, session }) => ({
      message: 'Invitación retirada',
      data: await withdrawInvitacion(services, session, body.id_invitacion),
    }),
    listRecruits: async ({ params, query, session }) => {
      const { clan } = await requireRights(db, session, params.id, 'recruit')
      requireRecruiting(clan)
      const page = pageOf(query, playersPageSize)
      const { recruits, total } = await recruitsFor(db, clan, { busqueda: query.busqueda, page, now: now() })
      return { message: 'Jugadores sin clan en la etapa', data: recruits, meta: pageMetaOf(page, total) }
    },
    listOwnSolicitudes: async ({ session }) => ({
      message: 'Tus solicitudes',
      data: await solicitudesOf(db, session.id, now()),
    }),
    listClanSolicitudes: async ({ params, session }) => {
      await requireRights(db, session, params.id, 'recruit')
      return { message: 'Quienes piden entrar', data: await solicitudesTo(db, params.id, now()) }
    },
    sendSolicitud: async ({ body, session }) => ({
      message: 'Solicitud enviada',
      data: await sendSolicitud(services, session, body),
    }),
    answerSolicitud: async ({ body, session }) => ({
      message: body.aceptar ? 'Solicitud aceptada' : 'Solicitud rechazada',
      data: await answerSolicitud(services, session, body.id_solicitud, body.aceptar),
    }),
    withdrawSolicitud: async ({ body, session }) => ({
      message: 'Solicitud retirada',
      data: await withdrawSolicitud(services, session, body.id_solicitud),
    }),
  })
}
