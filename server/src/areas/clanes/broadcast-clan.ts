import type { Clan } from '@trinchera/contract/clanes'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { clanById, clanRowById } from '@trinchera/db/queries/clanes/clanes'
import { bumpLadderVersion } from '@trinchera/db/queries/ladder/projection'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { emitLadderChanged } from '@trinchera/effects/ladder'
import type { Services } from '../../services'

/** `inTable`: whether the stage's table shows what changed (name, tag, picture, who leads). */
export interface ClanChange {
  inTable: boolean
  now: string
}

/**
 * What everyone who looks at a clan or at its stage is shown from the commit on; answers the clan as it is now. Call it last: the versions it
 * raises are one row for the whole site, which nobody should hold while waiting for something else.
 */
export async function announceClan(
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
