import type { acceptInvitacion as acceptRoute, Invitacion } from '@trinchera/contract/invitaciones'
import type { BodyOf } from '@trinchera/contract/route'
import { isUniqueViolation, type Db } from '@trinchera/db/database'
import { notifyLeaders } from '@trinchera/effects/notices'
import { lockClan } from '@trinchera/db/queries/clanes/clanes'
import { closeOffer, invitacionById, type OfferOutcome } from '@trinchera/db/queries/clanes/invitaciones'
import { rangoIn } from '@trinchera/db/queries/clanes/memberships'
import { clanMay } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../handler'
import { found, RuleError } from '../../rule-error'
import type { Services } from '../../services'
import { announceClan } from '../clanes/announce-clan'
import { refuseAnother } from '../clanes/clan-rights'
import { joinClan, requireJoinable } from './join-clan'
import { broadcastInvitaciones } from '@trinchera/effects/offers'

const noInvitacion = 'Esa invitación no existe'
const over: Record<OfferOutcome, string> = {
  aceptada: 'Esa invitación ya se aceptó',
  rechazada: 'Esa invitación ya se rechazó',
  retirada: 'El clan retiró esa invitación',
  vencida: 'Esa invitación venció',
}

export function requirePending({ estado }: Invitacion): void {
  if (estado !== 'pendiente') throw new RuleError(400, over[estado])
}

/** The caller's own invitation; another's is refused. */
async function ownInvitacion(db: Db, services: Services, session: SessionInfo, id: number): Promise<Invitacion> {
  const invitacion = found(await invitacionById(db, id, services.now()), noInvitacion)
  if (invitacion.player_id !== session.id) throw new RuleError(403, 'Esa invitación no es tuya')
  return invitacion
}

/** Ends it, unless another answer came first, and answers how it is now. */
async function end(trx: Db, services: Services, id: number, estado: OfferOutcome): Promise<Invitacion> {
  const ended = await closeOffer(trx, 'invitaciones', id, estado, services.now().toISOString())
  const invitacion = found(await invitacionById(trx, id, services.now()), noInvitacion)
  if (!ended) requirePending(invitacion)
  return invitacion
}

/**
 * An invitation accepted: the player is in the clan, and whatever else was pending for the player in that stage lapses. The stage is locked first,
 * so that of two acceptances at once the second is refused.
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
      requirePending(await ownInvitacion(trx, services, session, id)) // as it is under the lock
      if (!clan) throw new RuleError(400, over.retirada)
      await requireJoinable(trx, clan, session.id, 'own')
      const invitacion = await end(trx, services, id, 'aceptada')
      await joinClan(trx, onCommit, services, clan, session.id)
      await notifyLeaders(trx, onCommit, services, [clan.id], {
        tipo: 'invitacion-respondida',
        texto: `${session.username} aceptó la invitación y ya es de ${clan.nombre}.`,
      })
      await broadcastInvitaciones(trx, onCommit, services, 'invitation:answered', [id])
      await announceClan(trx, onCommit, services, clan.id, { inTable: false, now: services.now().toISOString() })
      return invitacion
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new RuleError(400, 'Ya tienes un clan en esta etapa')
    throw error
  }
}

/** An invitation turned down by the invited player. */
export function rejectInvitacion(services: Services, session: SessionInfo, id: number): Promise<Invitacion> {
  return services.database.transaction(async (trx, onCommit) => {
    const { clan_id } = await ownInvitacion(trx, services, session, id)
    await lockClan(trx, clan_id)
    requirePending(await ownInvitacion(trx, services, session, id))
    const invitacion = await end(trx, services, id, 'rechazada')
    await notifyLeaders(trx, onCommit, services, [clan_id], {
      tipo: 'invitacion-respondida',
      texto: `${session.username} rechazó la invitación a ${invitacion.clan}.`,
    })
    await broadcastInvitaciones(trx, onCommit, services, 'invitation:answered', [id])
    return invitacion
  })
}

/** An invitation taken back by the clan's Lider or a Co-Lider, and by nobody else (docs/behaviour.md#Invitaciones and requests). */
export function withdrawInvitacion(services: Services, session: SessionInfo, id: number): Promise<Invitacion> {
  return services.database.transaction(async (trx, onCommit) => {
    const { clan_id } = found(await invitacionById(trx, id, services.now()), noInvitacion)
    await lockClan(trx, clan_id)
    if (!clanMay(await rangoIn(trx, clan_id, session.id), 'recruit'))
      throw new RuleError(403, 'Solo el líder o un co-líder del clan puede retirar la invitación')
    requirePending(found(await invitacionById(trx, id, services.now()), noInvitacion))
    const invitacion = await end(trx, services, id, 'retirada')
    await broadcastInvitaciones(trx, onCommit, services, 'invitation:withdrawn', [id])
    return invitacion
  })
}
