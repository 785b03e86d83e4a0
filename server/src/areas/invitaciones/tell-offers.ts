import { rooms, type LiveEvents } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { invitacionesByIds } from '@trinchera/db/queries/clanes/invitaciones'
import { leadersOf } from '@trinchera/db/queries/notices/notices'
import { solicitudesByIds } from '@trinchera/db/queries/clanes/solicitudes'
import type { Services } from '../../services'

type Needs = Pick<Services, 'live' | 'now'>
type InvitationEventName = Extract<keyof LiveEvents, `invitation:${string}`>
type RequestEventName = Extract<keyof LiveEvents, `request:${string}`>

/** The player it is about, and the clan's Lider and Co-Líderes (docs/behaviour.md#Audience of invitation events). */
async function roomsOf(trx: Db, { clan_id, player_id }: { clan_id: number; player_id: number }): Promise<string[]> {
  const leaders = await leadersOf(trx, [clan_id])
  return [player_id, ...leaders.map((leader) => leader.player_id)].map(rooms.jugador)
}

/** Tells whom invitations concern how they stand now, once it is stored; the bot writes to those who linked their Discord. */
export async function tellInvitaciones(
  trx: Db,
  onCommit: OnCommit,
  { live, now }: Needs,
  event: InvitationEventName,
  ids: readonly number[],
): Promise<void> {
  for (const invitation of await invitacionesByIds(trx, ids, now())) {
    const to = [...(await roomsOf(trx, invitation)), rooms.discord]
    onCommit(() => live.emit(to, event, { invitation }))
  }
}

/** The same for requests to join. */
export async function tellSolicitudes(
  trx: Db,
  onCommit: OnCommit,
  { live, now }: Needs,
  event: RequestEventName,
  ids: readonly number[],
): Promise<void> {
  for (const solicitud of await solicitudesByIds(trx, ids, now())) {
    const to = await roomsOf(trx, solicitud)
    onCommit(() => live.emit(to, event, { solicitud }))
  }
}
