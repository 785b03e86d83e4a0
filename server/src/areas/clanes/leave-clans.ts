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

/** Ends a membership of a clan. If the player was the Lider, `successor` becomes the Lider and gets a notice. */
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

/** Locks the etapas of a player's clans. All transactions lock etapas first, then players, then standings, to prevent deadlocks. */
export async function lockEtapasOf(trx: Db, playerId: number): Promise<void> {
  for (const { id_etapa } of await membershipsOf(trx, playerId)) await lockEtapa(trx, id_etapa)
}

/**
 * Ends all clan memberships of a player whose account is closed or deleted. Where the player was the Lider, another member becomes Lider
 * (docs/behaviour/clans.md#Succession of a leader). A clan left empty is deleted, but not in an archived etapa, whose log must not change.
 */
export async function removePlayerFromClans(
  trx: Db,
  onCommit: OnCommit,
  services: Needs,
  playerId: number,
  now: string,
): Promise<void> {
  await lockEtapasOf(trx, playerId)
  const memberships = await membershipsOf(trx, playerId)
  if (!memberships.length) return
  const left: HeldMembership[] = []
  for (const membership of memberships) {
    const successor = await successorIn(trx, membership.id_clan, playerId)
    if (successor === null && !membership.archivada) continue
    await endLeaderOrMember(trx, onCommit, services, membership, playerId, successor)
    left.push(membership)
  }
  // must come after everything that may wait for a player's lock, because the whole site waits for the rows locked here
  for (const { id_clan, rango } of left)
    await broadcastClan(trx, onCommit, services, id_clan, { inTable: rango === 'Lider', now })
  for (const membership of memberships)
    if (!left.includes(membership)) await removeClan(trx, onCommit, services, membership.id_clan, now)
  await bumpVersion(trx, 'ladder')
  await bumpVersion(trx, 'players')
}
