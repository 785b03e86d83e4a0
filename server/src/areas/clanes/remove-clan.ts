import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { markClanRemoved, type RemovedClan } from '@trinchera/db/queries/clanes/clan-removal'
import { bumpLadderVersion } from '@trinchera/db/queries/ladder/projection'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { Services } from '../../services'
import { broadcastInvitaciones, broadcastSolicitudes } from '@trinchera/effects/offers'
import { emitLadderChanged } from '@trinchera/effects/ladder'
import { cancelRetosOf } from '@trinchera/effects/retos'
import { leaveTorneos } from '@trinchera/effects/torneo-places'

/**
 * Deletes a clan by adding an entry to its etapa's log. The clans below it move up when the ladder table is next calculated from the log
 * (docs/rules.md#Clan deletion). Returns null if the clan was already deleted. `now`: ISO 8601.
 */
export async function removeClan(
  trx: Db,
  onCommit: OnCommit,
  services: Pick<Services, 'live' | 'jobs' | 'now'>,
  clanId: number,
  now: string,
): Promise<RemovedClan | null> {
  const { live, jobs } = services
  const removed = await markClanRemoved(trx, clanId, now)
  if (!removed) return null
  const { id, id_etapa } = removed
  await broadcastInvitaciones(trx, onCommit, services, 'invitation:withdrawn', removed.invitaciones)
  await broadcastSolicitudes(trx, onCommit, services, 'request:withdrawn', removed.solicitudes)
  await cancelRetosOf(trx, onCommit, services, { clan: id }, `El clan ${removed.nombre} ya no existe`)
  await leaveTorneos(trx, onCommit, services, id, `El clan ${removed.nombre} ya no existe`)
  const version = await bumpLadderVersion(trx, id_etapa, now)
  await bumpVersion(trx, 'ladder')
  await bumpVersion(trx, 'players')
  onCommit(() => jobs.enqueue('recalculate-etapa', { etapa: id_etapa }))
  onCommit(() =>
    live.emit([rooms.clan(id), rooms.etapa(id_etapa), rooms.discord], 'clan:changed', { clan: null, id, id_etapa }),
  )
  // contains no rows; it is sent only so that clients do not miss a version of the ladder table
  onCommit(() => emitLadderChanged(live, { etapa: id_etapa, version, clanes: [] }))
  return removed
}
