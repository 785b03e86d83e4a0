import type { Db, OnCommit } from '@trinchera/db/database'
import type { StaffAct } from '@trinchera/rules/staff-acts'
import type { ClanAction } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { lockRights, clanLabel, refuseArchived, type ClanRights } from './clan-rights'

export interface ClanWork {
  trx: Db
  onCommit: OnCommit
  rights: ClanRights
  now: string
  /** Writes the action to the audit log if the player acts as staff; otherwise does nothing. */
  audit(action: StaffAct, before: unknown, after: unknown): Promise<void>
}

/** Runs a transaction that changes a clan, with its etapa locked. Throws 403 if the player may not, 409 if the etapa is archived. */
export function clanTransaction<T>(
  services: Services,
  session: SessionInfo,
  clanId: number,
  action: ClanAction,
  work: (work: ClanWork) => Promise<T>,
): Promise<T> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const rights = await lockRights(trx, session, clanId, action)
    if (!(rights.asStaff && action === 'edit')) refuseArchived(rights.clan) // staff may remove an offensive name even in an archived etapa
    const auditStaff: ClanWork['audit'] = async (what, before, after) => {
      if (rights.asStaff) await audit(what, clanLabel(rights.clan), before, after)
    }
    return work({ trx, onCommit, rights, now: services.now().toISOString(), audit: auditStaff })
  })
}
