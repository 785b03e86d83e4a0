import { rooms, type LiveEvents } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { invitacionesByIds } from '@trinchera/db/queries/clanes/invitaciones'
import { solicitudesByIds } from '@trinchera/db/queries/clanes/solicitudes'
import { leadersOf } from '@trinchera/db/queries/notices/preferences'
import type { EffectServices } from './services'

type Needs = Pick<EffectServices, 'live' | 'now'>
type InvitationEventName = Extract<keyof LiveEvents, `invitation:${string}`>
type RequestEventName = Extract<keyof LiveEvents, `request:${string}`>

/** Rooms of the player and of the clan's Lider and Co-Líderes (docs/behaviour.md#Audience of invitation events). */
async function audienceRooms(trx: Db, offer: { clan_id: number; player_id: number }): Promise<string[]> {
  const leaders = await leadersOf(trx, [offer.clan_id])
  return [offer.player_id, ...leaders.map((leader) => leader.player_id)].map(rooms.jugador)
}

/** Emits the current state of invitations after the commit. The bot's room is included: it messages players with a linked Discord. */
export async function broadcastInvitaciones(
  trx: Db,
  onCommit: OnCommit,
  { live, now }: Needs,
  event: InvitationEventName,
  ids: readonly number[],
): Promise<void> {
  for (const invitation of await invitacionesByIds(trx, ids, now())) {
    const to = [...(await audienceRooms(trx, invitation)), rooms.discord]
    onCommit(() => live.emit(to, event, { invitation }))
  }
}

/** Emits the current state of requests to join after the commit. */
export async function broadcastSolicitudes(
  trx: Db,
  onCommit: OnCommit,
  { live, now }: Needs,
  event: RequestEventName,
  ids: readonly number[],
): Promise<void> {
  for (const solicitud of await solicitudesByIds(trx, ids, now())) {
    const to = await audienceRooms(trx, solicitud)
    onCommit(() => live.emit(to, event, { solicitud }))
  }
}
