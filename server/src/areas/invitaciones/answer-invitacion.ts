import type { acceptInvitacion as acceptRoute, Invitacion } from '@trinchera/contract/invitaciones'
import type { BodyOf } from '@trinchera/contract/route'
import { isUniqueViolation, type Db } from '@trinchera/db/database'
import { notifyLeaders } from '@trinchera/effects/notices'
import { lockClan } from '@trinchera/db/queries/clanes/clanes'
import { invitacionById } from '@trinchera/db/queries/clanes/invitaciones'
import { rangoIn } from '@trinchera/db/queries/clanes/memberships'
import { closeOffer, type OfferOutcome } from '@trinchera/db/queries/clanes/offers'
import { clanMay } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastClan } from '../clanes/broadcast-clan'
import { refuseAnother } from '../clanes/clan-rights'
import { joinClan, requireJoinable } from './join-clan'
import { broadcastInvitaciones } from '@trinchera/effects/offers'

const noInvitacion = 'Esa invitación no existe'
const closedMessages: Record<OfferOutcome, string> = {
  aceptada: 'Esa invitación ya se aceptó',
  rechazada: 'Esa invitación ya se rechazó',
  retirada: 'El clan retiró esa invitación',
  vencida: 'Esa invitación venció',
}

/** Refuses (400) an invitation that is no longer pending. */
export function requirePending({ estado }: Invitacion): void {
  if (estado !== 'pendiente') throw new RuleError(400, closedMessages[estado])
}

/** Returns an invitation that was sent to the caller; throws 403 if it was sent to another player. */
async function ownInvitacion(db: Db, services: Services, session: SessionInfo, id: number): Promise<Invitacion> {
  const invitacion = found(await invitacionById(db, id, services.now()), noInvitacion)
  if (invitacion.player_id !== session.id) throw new RuleError(403, 'Esa invitación no es tuya')
  return invitacion
}

/** Closes the invitation and returns it; throws 400 if a concurrent answer closed it first. */
async function close(trx: Db, services: Services, id: number, estado: OfferOutcome): Promise<Invitacion> {
  const isClosed = await closeOffer(trx, 'invitaciones', id, estado, services.now().toISOString())
  const invitacion = found(await invitacionById(trx, id, services.now()), noInvitacion)
  if (!isClosed) requirePending(invitacion)
  return invitacion
}

/**
 * Accepts an invitation: the player joins the clan and their other offers in the etapa expire (docs/behaviour/clans.md#Invitaciones and
 * requests). The etapa is locked first, so that the second of two concurrent acceptances is refused.
 */
export async function acceptInvitacion(
  services: Services,
  session: SessionInfo,
  body: BodyOf<typeof acceptRoute>,
): Promise<Invitacion> {
  const { id_invitacion: id } = body
  refuseAnother(session, body.player_id)
  if (!session.validado) throw new RuleError(403, 'Valida tu cuenta antes de entrar a un clan')
  try {
    return await services.database.transaction(async (trx, onCommit) => {
      const { clan_id, id_etapa } = await ownInvitacion(trx, services, session, id)
      if (clan_id !== body.clan_id || id_etapa !== body.id_etapa)
        throw new RuleError(400, 'Esa invitación es de otro clan')
      const clan = await lockClan(trx, clan_id)
      requirePending(await ownInvitacion(trx, services, session, id)) // read again under the lock
      if (!clan) throw new RuleError(400, closedMessages.retirada)
      await requireJoinable(trx, clan, session.id, 'own')
      const invitacion = await close(trx, services, id, 'aceptada')
      await joinClan(trx, onCommit, services, clan, session.id)
      await notifyLeaders(trx, onCommit, services, [clan.id], {
        tipo: 'invitacion-respondida',
        texto: `${session.username} aceptó la invitación y ya es de ${clan.nombre}.`,
      })
      await broadcastInvitaciones(trx, onCommit, services, 'invitation:answered', [id])
      await broadcastClan(trx, onCommit, services, clan.id, { inTable: false, now: services.now().toISOString() })
      return invitacion
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new RuleError(400, 'Ya tienes un clan en esta etapa')
    throw error
  }
}

/** Rejects an invitation as the invited player. */
export function rejectInvitacion(services: Services, session: SessionInfo, id: number): Promise<Invitacion> {
  return services.database.transaction(async (trx, onCommit) => {
    const { clan_id } = await ownInvitacion(trx, services, session, id)
    await lockClan(trx, clan_id)
    requirePending(await ownInvitacion(trx, services, session, id))
    const invitacion = await close(trx, services, id, 'rechazada')
    await notifyLeaders(trx, onCommit, services, [clan_id], {
      tipo: 'invitacion-respondida',
      texto: `${session.username} rechazó la invitación a ${invitacion.clan}.`,
    })
    await broadcastInvitaciones(trx, onCommit, services, 'invitation:answered', [id])
    return invitacion
  })
}

/** Withdraws an invitation as Lider or Co-Lider of the clan (docs/behaviour/clans.md#Invitaciones and requests). */
export function withdrawInvitacion(services: Services, session: SessionInfo, id: number): Promise<Invitacion> {
  return services.database.transaction(async (trx, onCommit) => {
    const { clan_id } = found(await invitacionById(trx, id, services.now()), noInvitacion)
    await lockClan(trx, clan_id)
    if (!clanMay(await rangoIn(trx, clan_id, session.id), 'recruit'))
      throw new RuleError(403, 'Solo el líder o un co-líder del clan puede retirar la invitación')
    requirePending(found(await invitacionById(trx, id, services.now()), noInvitacion))
    const invitacion = await close(trx, services, id, 'retirada')
    await broadcastInvitaciones(trx, onCommit, services, 'invitation:withdrawn', [id])
    return invitacion
  })
}
