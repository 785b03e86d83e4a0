import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { clanById, clanRowById } from '@trinchera/db/queries/clanes'
import { endMembership, makeLider, membershipsOf, successorIn, type HeldMembership } from '@trinchera/db/queries/clan-removal'
import { lockEtapa } from '@trinchera/db/queries/log'
import { touchLadder } from '@trinchera/db/queries/projection'
import { bumpVersion } from '@trinchera/db/queries/versions'
import type { Services } from '../../services'
import { removeClan } from './remove-clan'

type Needs = Pick<Services, 'live' | 'jobs'>

async function leaveClan(trx: Db, onCommit: OnCommit, services: Needs, { id_clan, id_etapa, rango }: HeldMembership, playerId: number, now: string) {
  const successor = await successorIn(trx, id_clan, playerId)
  if (successor === null) return void (await removeClan(trx, onCommit, services, id_clan, now))
  await endMembership(trx, id_clan, playerId)
  if (rango === 'Lider') {
    await makeLider(trx, id_clan, successor)
    const version = await touchLadder(trx, id_etapa, now) // the stage's table says who leads
    const row = await clanRowById(trx, id_clan)
    if (row) onCommit(() => services.live.emit([rooms.etapa(id_etapa), rooms.publico], 'ladder:changed', { etapa: id_etapa, version, clanes: [row] }))
  }
  const clan = await clanById(trx, id_clan)
  onCommit(() => services.live.emit([rooms.clan(id_clan), rooms.etapa(id_etapa)], 'clan:changed', { clan, id: id_clan, id_etapa }))
}

/** Locks the stage of each clan a player is in. A stage is locked before a player, and both before a projection: a report and a fold do so too. */
export async function lockStagesOf(trx: Db, playerId: number): Promise<void> {
  for (const { id_etapa } of await membershipsOf(trx, playerId)) await lockEtapa(trx, id_etapa)
}

/**
 * Ends every membership of a player whose account goes. Where the player led, the highest rank and then the earliest member leads;
 * where nobody else is left, the clan goes too (the contract, section 7, small print). `now`: ISO 8601.
 */
export async function removePlayerFromClans(trx: Db, onCommit: OnCommit, services: Needs, playerId: number, now: string): Promise<void> {
  await lockStagesOf(trx, playerId)
  const memberships = await membershipsOf(trx, playerId)
  for (const membership of memberships) await leaveClan(trx, onCommit, services, membership, playerId, now)
  if (!memberships.length) return
  await bumpVersion(trx, 'ladder')
  await bumpVersion(trx, 'players')
}
