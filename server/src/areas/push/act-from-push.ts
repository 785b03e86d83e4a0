import { invitacionById } from '@trinchera/db/queries/clanes/invitaciones'
import { playerOfDevice } from '@trinchera/db/queries/push/devices'
import { askedByPush } from '@trinchera/db/queries/push/deliveries'
import { storedReto } from '@trinchera/db/queries/retos/stored-retos'
import { deliveryOfToken } from '@trinchera/runtime/push-token'
import { sessionInfo } from '../../accounts/session-info'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { acceptInvitacion, rejectInvitacion } from '../invitaciones/answer-invitacion'
import { answerSolicitud } from '../invitaciones/solicitudes'
import { answerMatch } from '../ladder/answer-match'
import { readNotices } from '../notificaciones/read-notices'
import { answerReto, retoAnswered } from '../retos/answer-reto'

const over = 'Esta notificación ya no sirve. Abre el sitio para ver cómo quedó'

type Asked = NonNullable<Awaited<ReturnType<typeof askedByPush>>>

/** The session data of the player who registered a device for pushes. Throws 401 if the device was removed, 423 for a suspended account. */
async function sessionOfDevice({ config, database, now }: Services, device: number): Promise<SessionInfo> {
  const row = await playerOfDevice(database.db, device, now().toISOString())
  if (!row) throw new RuleError(401, 'Este dispositivo ya no recibe avisos. Inicia sesión de nuevo')
  return sessionInfo(row, config)
}

async function answerInvitacion(services: Services, session: SessionInfo, id: number, accion: string): Promise<string> {
  const { database, now } = services
  const { player_id, clan_id, id_etapa } = found(await invitacionById(database.db, id, now()), over)
  if (player_id !== session.id) throw new RuleError(403, 'Esa invitación no es tuya')
  if (accion === 'rechazar') {
    await rejectInvitacion(services, session, id)
    return 'Invitación rechazada'
  }
  const { clan } = await acceptInvitacion(services, session, { player_id, clan_id, id_etapa, id_invitacion: id })
  return `Ya eres de ${clan}`
}

async function answerDates(services: Services, session: SessionInfo, asked: Asked, accion: string): Promise<string> {
  const { id_reto, version_reto } = asked
  if (id_reto === null || version_reto === null) throw new RuleError(400, over)
  if (accion === 'rechazar') {
    await answerReto(services, session, id_reto, { respuesta: 'rechazar' }, version_reto)
    return retoAnswered.rechazar
  }
  const [fecha, ...others] = found(await storedReto(services.database.db, id_reto), over).state.fechas
  if (fecha === undefined || others.length) throw new RuleError(409, 'Ese reto ofrece otras fechas. Ábrelo para elegir')
  await answerReto(services, session, id_reto, { respuesta: 'aceptar', fecha }, version_reto)
  return retoAnswered.aceptar
}

/** Does what a button in a push notification stands for, with the rules and permissions of the site. Returns a message for the player. */
async function act(services: Services, session: SessionInfo, asked: Asked, accion: string): Promise<string> {
  if (accion === 'aceptar' || accion === 'rechazar') {
    if (asked.id_invitacion !== null) return answerInvitacion(services, session, asked.id_invitacion, accion)
    if (asked.id_solicitud !== null) {
      const accept = accion === 'aceptar'
      await answerSolicitud(services, session, asked.id_solicitud, accept)
      return accept ? 'Solicitud aceptada' : 'Solicitud rechazada'
    }
    if (asked.id_reto !== null) return answerDates(services, session, asked, accion)
  }
  if (accion === 'confirmar' && asked.id_match !== null) {
    await answerMatch(services, session, asked.id_match, { respuesta: 'confirmar' })
    return 'Partida confirmada'
  }
  throw new RuleError(400, 'Eso no se puede contestar desde la notificación')
}

/**
 * Does what a button in a push notification stands for and marks the notice as read. `token`: the secret that the notification carries.
 * Returns a message for the player. Throws 400 for a wrong token, 409 if the notice no longer exists, and the errors of the same action on
 * the site.
 */
export async function actFromPush(services: Services, token: string, accion: string): Promise<string> {
  const delivery = deliveryOfToken(services.config.jwtSecret, token)
  if (!delivery) throw new RuleError(400, over)
  const session = await sessionOfDevice(services, delivery.device)
  const asked = await askedByPush(services.database.db, delivery.push, delivery.device)
  if (!asked) throw new RuleError(409, over)
  const message = await act(services, session, asked, accion)
  await readNotices(services, session, [asked.id])
  return message
}
