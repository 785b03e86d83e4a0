import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from '@trinchera/db/database'
import { settleClaimsOf } from '@trinchera/db/queries/rulings/claims'
import type { MatchFacts } from '@trinchera/db/queries/rulings/rulings'
import { leadersOf } from '@trinchera/db/queries/notices/preferences'
import { notify } from '@trinchera/effects/notices'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import type { Services } from '../../services'

/**
 * Settles the open claims against a match after a ruling and notifies their authors, except leaders of the two clans, because leaders are
 * notified of every ruling on their matches anyway.
 */
export async function settleClaims(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  { id, id_clan_ganador, id_clan_perdedor }: MatchFacts,
  sentence: string,
): Promise<void> {
  const settled = await settleClaimsOf(trx, id, services.now().toISOString())
  if (!settled.length) return
  const leaders = new Set((await leadersOf(trx, [id_clan_ganador, id_clan_perdedor])).map(({ player_id }) => player_id))
  for (const { player_id } of settled) {
    if (player_id === null || leaders.has(player_id)) continue
    await notify(trx, onCommit, services, [player_id], {
      tipo: 'fallo',
      texto: `${sentence}. Tu reclamo queda resuelto`,
      enlace: paths.partida(id),
    })
  }
  onCommit(() => broadcastPendingWork(services))
}
