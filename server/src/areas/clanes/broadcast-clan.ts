import type { Clan } from '@trinchera/contract/clanes'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { clanById, clanRowById } from '@trinchera/db/queries/clanes/clanes'
import { bumpLadderVersion } from '@trinchera/db/queries/ladder/projection'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { emitLadderChanged } from '@trinchera/effects/ladder'
import type { Services } from '../../services'

/** How a clan changed. `inTable`: true if its etapa's ladder table shows the change (name, tag, picture, leader); `now`: ISO 8601. */
export interface ClanChange {
  inTable: boolean
  now: string
}

/**
 * Returns a changed clan. After the commit, sends the clan to clients and, if the ladder table shows the change, also the clan's row. Call
 * this last in a transaction, because transactions of the whole site then wait for the rows that it locks (`bumpVersion`).
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
