import type { Db, OnCommit } from '@trinchera/db/database'
import type { ClanAction } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../handler'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff-transaction'
import { lockRights, namedClan, refuseArchived, type ClanRights } from './clan-rights'

export interface ClanWork {
  trx: Db
  onCommit: OnCommit
  rights: ClanRights
  now: string
  /** Notes what was done, where staff did it. */
  note(action: string, before: unknown, after: unknown): Promise<void>
}

/** One transaction on one clan by somebody who may: its stage is locked and not archived, and what staff do there is noted. */
export function clanTransaction<T>(
  services: Services,
  session: SessionInfo,
  clanId: number,
  action: ClanAction,
  work: (work: ClanWork) => Promise<T>,
): Promise<T> {
  return staffTransaction(services, session, async (trx, note, onCommit) => {
    const rights = await lockRights(trx, session, clanId, action)
    if (!(rights.asStaff && action === 'edit')) refuseArchived(rights.clan) // an offensive name goes even from a closed table
    const noteStaff: ClanWork['note'] = async (what, before, after) => {
      if (rights.asStaff) await note(what, namedClan(rights.clan), before, after)
    }
    return work({ trx, onCommit, rights, now: services.now().toISOString(), note: noteStaff })
  })
}
