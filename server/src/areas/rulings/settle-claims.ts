import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from '@trinchera/db/database'
import { settleClaimsOf } from '@trinchera/db/queries/rulings/claims'
import type { MatchFacts } from '@trinchera/db/queries/ladder/matches'
import { leadersOf } from '@trinchera/db/queries/notices/notices'
import { notify } from '@trinchera/effects/notices'
import { broadcastPendingWork } from '../../broadcast-pending-work'
import type { Services } from '../../services'

/** A ruling answers every open claim on its match: who claimed is told, but for the leaders of both clans, who are told of each ruling. */
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
  for (const { claim, player_id } of settled) {
    if (player_id === null || leaders.has(player_id)) continue
    await notify(trx, onCommit, services, [player_id], {
      tipo: 'fallo',
      texto: `${sentence}. Tu reclamo queda resuelto`,
      enlace: paths.clan(claim.id_clan),
    })
  }
  onCommit(() => broadcastPendingWork(services))
}
