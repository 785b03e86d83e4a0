import type { ClanRow } from '@trinchera/contract/clanes'
import type { Etapa } from '@trinchera/contract/etapas'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { prepareReplay } from '@trinchera/db/prepare-replay'
import { etapaById, storeFinals } from '@trinchera/db/queries/ladder/etapas'
import { expireOld } from '@trinchera/db/queries/clanes/offers'
import { bumpLadderVersion } from '@trinchera/db/queries/ladder/projection'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { SessionInfo } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { etapaLabel } from '../../staff/labels'
import { staffTransaction } from '../../staff/staff-transaction'
import { broadcastInvitaciones, broadcastSolicitudes } from '@trinchera/effects/offers'
import { emitLadderChanged } from '@trinchera/effects/ladder'
import { cancelRetosOf } from '@trinchera/effects/retos'
import { requireChangeable } from './manage-etapas'

/** The clans in the first three places, for the audit log. */
const podium = (clanes: readonly ClanRow[]) =>
  clanes
    .filter(({ ranking_actual }) => ranking_actual >= 1 && ranking_actual <= 3)
    .map(({ id, nombre, ranking_actual }) => ({ id, nombre, ranking_actual }))

/**
 * Archives an etapa (docs/rules.md#Inactive and archived etapas): calculates and stores its final ladder table, and ends its open
 * invitations, requests to join and retos. The etapa is locked meanwhile, so that the table includes every match. Throws 404 if there is no
 * such etapa, 409 if it is already archived.
 */
export async function archiveEtapa(services: Services, session: SessionInfo, id: number): Promise<Etapa> {
  const now = services.now().toISOString()
  const prepared = await prepareReplay(services.database, id)
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const { activo } = await requireChangeable(trx, id)
    const folded = await foldEtapa(trx, id, now, prepared)
    const clanes = await storeFinals(trx, id, now)
    await broadcastInvitaciones(
      trx,
      onCommit,
      services,
      'invitation:withdrawn',
      await expireOld(trx, 'invitaciones', id, now, now),
    )
    await broadcastSolicitudes(
      trx,
      onCommit,
      services,
      'request:withdrawn',
      await expireOld(trx, 'solicitudes', id, now, now),
    )
    await cancelRetosOf(trx, onCommit, services, { etapa: id }, 'La etapa se cerró para siempre')
    const version = await bumpLadderVersion(trx, id, now)
    await bumpVersion(trx, 'ladder')
    onCommit(() => emitLadderChanged(services.live, { etapa: id, version, clanes: folded?.clanes ?? [] }))
    onCommit(() => services.jobs.enqueue('recalculate-etapa', { etapa: id })) // only broadcasts the ladder table calculated here
    const etapa = found(await etapaById(trx, id), 'Esa etapa no existe')
    await audit(
      'etapa.archivar',
      etapaLabel(etapa),
      { activo, archivada: false },
      { archivada: true, clanes: clanes.length, primeros: podium(clanes) },
    )
    return etapa
  })
}
