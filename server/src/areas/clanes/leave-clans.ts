import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from '@trinchera/db/database'
import { notify } from '@trinchera/effects/notices'
import { storedClan } from '@trinchera/db/queries/clanes/clanes'
import {
  endMembership,
  makeLider,
  membershipsOf,
  successorIn,
  type HeldMembership,
} from '@trinchera/db/queries/clanes/clan-removal'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { Services } from '../../services'
import { broadcastClan } from './broadcast-clan'
import { removeClan } from './remove-clan'

type Needs = Pick<Services, 'live' | 'jobs' | 'now'>

/** Ends a membership. If the player was the Lider, makes the successor the Lider and notifies them. */
async function endLeaderOrMember(
  trx: Db,
  onCommit: OnCommit,
  services: Needs,
  { id_clan, rango }: HeldMembership,
  playerId: number,
  successor: number | null,
) {
  await endMembership(trx, id_clan, playerId)
  if (rango !== 'Lider') return
  await makeLider(trx, id_clan, successor)
  if (successor === null) return
  const clan = await storedClan(trx, id_clan)
  await notify(trx, onCommit, services, [successor], {
    tipo: 'liderazgo',
    texto: `Ahora lideras ${clan?.nombre}: la cuenta de quien lideraba se cerró.`,
    enlace: paths.clan(id_clan),
  })
}

/** Locks the etapas of a player's clans. Locks are taken in the same order everywhere, to prevent deadlocks: etapa, player, projection. */
export async function lockStagesOf(trx: Db, playerId: number): Promise<void> {
  for (const { id_etapa } of await membershipsOf(trx, playerId)) await lockEtapa(trx, id_etapa)
}

/**
 * Ends all memberships of a player whose account is closed or deleted. If the player was a clan's Lider, a successor takes over
 * (docs/behaviour/clans.md#Succession of a leader). A clan left without members is deleted, except in an archived etapa, because its log
 * takes no more entries. `now`: ISO 8601.
 */
export async function removePlayerFromClans(
  trx: Db,
  onCommit: OnCommit,
  services: Needs,
  playerId: number,
  now: string,
): Promise<void> {
  await lockStagesOf(trx, playerId)
  const memberships = await membershipsOf(trx, playerId)
  if (!memberships.length) return
  const left: HeldMembership[] = []
  for (const membership of memberships) {
    const successor = await successorIn(trx, membership.id_clan, playerId)
    if (successor === null && !membership.archivada) continue
    await endLeaderOrMember(trx, onCommit, services, membership, playerId, successor)
    left.push(membership)
  }
  // called after everything that may wait for a player's row, because it locks version rows that are shared by the whole site
  for (const { id_clan, rango } of left)
    await broadcastClan(trx, onCommit, services, id_clan, { inTable: rango === 'Lider', now })
  for (const membership of memberships)
    if (!left.includes(membership)) await removeClan(trx, onCommit, services, membership.id_clan, now)
  await bumpVersion(trx, 'ladder')
  await bumpVersion(trx, 'players')
}
