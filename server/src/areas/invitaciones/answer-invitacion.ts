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

/** Throws 400, with the reason, if an invitation is already accepted, rejected, withdrawn or expired. */
export function requirePending({ estado }: Invitacion): void {
  if (estado !== 'pendiente') throw new RuleError(400, closedMessages[estado])
}

/** Returns an invitation of the signed-in player. Throws 404 if there is no such invitation, 403 if it is for another player. */
async function ownInvitacion(db: Db, services: Services, session: SessionInfo, id: number): Promise<Invitacion> {
  const invitacion = found(await invitacionById(db, id, services.now()), noInvitacion)
  if (invitacion.player_id !== session.id) throw new RuleError(403, 'Esa invitación no es tuya')
  return invitacion
}

/** Sets the final state of a pending invitation and returns the invitation. Throws 400 if another request changed its state first. */
async function close(trx: Db, services: Services, id: number, estado: OfferOutcome): Promise<Invitacion> {
  const isClosed = await closeOffer(trx, 'invitaciones', id, estado, services.now().toISOString())
  const invitacion = found(await invitacionById(trx, id, services.now()), noInvitacion)
  if (!isClosed) requirePending(invitacion)
  return invitacion
}

/**
 * Accepts an invitation: the player joins the clan, and the player's other open invitations and requests in the etapa expire
 * (docs/behaviour/clans.md#Invitaciones and requests). Throws 400 if the invitation is no longer pending or the player cannot join. The
 * etapa is locked, so that a player cannot accept two invitations at the same time.
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
      requirePending(await ownInvitacion(trx, services, session, id)) // read again: its state may have changed before the lock
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

/** Rejects an invitation. Throws 403 if it is for another player, 400 if it is no longer pending. */
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

/**
 * Withdraws an invitation on behalf of the clan (docs/behaviour/clans.md#Invitaciones and requests). Throws 403 if the player is not Lider
 * or Co-Lider of the clan, 400 if the invitation is no longer pending.
 */
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
