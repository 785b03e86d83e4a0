import { rooms } from '@trinchera/contract/socket'
import {
  etapasWithExpired,
  invitacionesByIds,
  expiredBefore,
  expireOld,
} from '@trinchera/db/queries/clanes/invitaciones'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { leadersOf } from '@trinchera/db/queries/notices/notices'
import { solicitudesByIds } from '@trinchera/db/queries/clanes/solicitudes'
import type { WorkerContext } from '../context'

/** Whom an offer concerns: the player, and the clan's Lider and Co-Líderes. */
async function roomsOf(
  { database }: WorkerContext,
  { clan_id, player_id }: { clan_id: number; player_id: number },
): Promise<string[]> {
  const leaders = await leadersOf(database.db, [clan_id])
  return [player_id, ...leaders.map((leader) => leader.player_id)].map(rooms.jugador)
}

/** Invitations and requests that nobody answered in 14 days lapse, stage by stage (docs/behaviour.md#Lapse of an invitacion); whoever looks at them is told. */
export async function expireOffers(context: WorkerContext): Promise<void> {
  const { database, live, now } = context
  const at = now()
  const lapsed = expiredBefore(at)
  const lapse = (table: 'invitaciones' | 'solicitudes', etapa: number) =>
    database.transaction(async (trx) => {
      await lockEtapa(trx, etapa) // before its offers, as who answers one does
      return expireOld(trx, table, etapa, lapsed, at.toISOString())
    })
  for (const etapa of await etapasWithExpired(database.db, 'invitaciones', lapsed)) {
    for (const invitation of await invitacionesByIds(database.db, await lapse('invitaciones', etapa), at))
      live.emit(await roomsOf(context, invitation), 'invitation:withdrawn', { invitation })
  }
  for (const etapa of await etapasWithExpired(database.db, 'solicitudes', lapsed)) {
    for (const solicitud of await solicitudesByIds(database.db, await lapse('solicitudes', etapa), at))
      live.emit(await roomsOf(context, solicitud), 'request:withdrawn', { solicitud })
  }
}
