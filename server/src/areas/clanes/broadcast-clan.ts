import type { Clan } from '@trinchera/contract/clanes'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { clanById, clanRowById } from '@trinchera/db/queries/clanes/clanes'
import { bumpLadderVersion } from '@trinchera/db/queries/ladder/projection'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { emitLadderChanged } from '@trinchera/effects/ladder'
import type { Services } from '../../services'

/** `inTable`: true if a column of the etapa's table changed (name, tag, picture, leader). */
export interface ClanChange {
  inTable: boolean
  now: string
}

/**
 * After the commit, broadcasts a changed clan and, if the table shows the change, its row. Returns the clan. Call this last in a
 * transaction, because the version row that it locks is shared by the whole site and must not be held while waiting for another lock.
 */
export async function broadcastClan(
  trx: Db,
  onCommit: OnCommit,
  { live }: Pick<Services, 'live'>,
  id: number,
  { inTable, now }: ClanChange,
): Promise<Clan> {
  const clan = await clanById(trx, id)
  const row = await clanRowById(trx, id)
  if (!clan || !row) throw new Error(`clan ${id} is not there after it was stored`)
  const { id_etapa } = clan
  const version = inTable ? await bumpLadderVersion(trx, id_etapa, now) : null
  await bumpVersion(trx, 'ladder')
  onCommit(() =>
    live.emit([rooms.clan(id), rooms.etapa(id_etapa), rooms.discord], 'clan:changed', { clan, id, id_etapa }),
  )
  if (version !== null) onCommit(() => emitLadderChanged(live, { etapa: id_etapa, version, clanes: [row] }))
  return clan
}
