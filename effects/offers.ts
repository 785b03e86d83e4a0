import { rooms, type LiveEvents } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { invitacionesByIds } from '@trinchera/db/queries/clanes/invitaciones'
import { solicitudesByIds } from '@trinchera/db/queries/clanes/solicitudes'
import { leadersOf } from '@trinchera/db/queries/notices/preferences'
import { pushSubject } from '@trinchera/rules/push'
import { takeBackPushes } from './pushes'
import type { EffectServices } from './services'

type Needs = Pick<EffectServices, 'live' | 'now'>
type InvitationEventName = Extract<keyof LiveEvents, `invitation:${string}`>
type RequestEventName = Extract<keyof LiveEvents, `request:${string}`>

/** Live rooms of the player and of the clan's Líder and Co-Líderes (docs/behaviour/live.md#Audience of invitation events). */
async function audienceRooms(trx: Db, offer: { clan_id: number; player_id: number }): Promise<string[]> {
  const leaders = await leadersOf(trx, [offer.clan_id])
  return [offer.player_id, ...leaders.map((leader) => leader.player_id)].map(rooms.jugador)
}

/**
 * Emits the current state of invitations after the commit, and withdraws the pushes of invitations that are no longer pending. Also emits
 * to the bot, because the bot messages players who linked their Discord account.
 */
export async function broadcastInvitaciones(
  trx: Db,
  onCommit: OnCommit,
  { live, now }: Needs,
  event: InvitationEventName,
  ids: readonly number[],
): Promise<void> {
  for (const invitation of await invitacionesByIds(trx, ids, now())) {
    if (event !== 'invitation:received')
      await takeBackPushes(trx, { now }, { tag: pushSubject('invitacion', null, { id_invitacion: invitation.id }) })
    const to = [...(await audienceRooms(trx, invitation)), rooms.discord]
    onCommit(() => live.emit(to, event, { invitation }))
  }
}

/** Emits the current state of join requests after the commit, and withdraws the pushes of requests that are no longer pending. */
export async function broadcastSolicitudes(
  trx: Db,
  onCommit: OnCommit,
  { live, now }: Needs,
  event: RequestEventName,
  ids: readonly number[],
): Promise<void> {
  for (const solicitud of await solicitudesByIds(trx, ids, now())) {
    if (event !== 'request:received')
      await takeBackPushes(trx, { now }, { tag: pushSubject('solicitud', null, { id_solicitud: solicitud.id }) })
    const to = await audienceRooms(trx, solicitud)
    onCommit(() => live.emit(to, event, { solicitud }))
  }
}
