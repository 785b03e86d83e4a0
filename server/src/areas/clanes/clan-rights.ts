import type { Db } from '@trinchera/db/database'
import { lockClan, storedClan, type StoredClan } from '@trinchera/db/queries/clanes/clanes'
import { rangoIn } from '@trinchera/db/queries/clanes/memberships'
import {
  clanMay,
  mayGiveRango,
  mayTouchMember,
  staffClanMay,
  type ClanAction,
  type Rango,
} from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'

/**
 * A clan and the caller's rank in it. `asStaff`: the caller acts by a staff permission, which is audited; always false for the clan's
 * Lider.
 */
export interface ClanRights {
  clan: StoredClan
  rango: Rango | null
  asStaff: boolean
}

const refusals: Record<ClanAction, string> = {
  edit: 'Solo el líder o un co-líder del clan puede modificarlo',
  recruit: 'Solo el líder o un co-líder del clan puede reclutar',
  expel: 'Solo el líder o un co-líder del clan puede expulsar',
  ranks: 'Solo el líder o un co-líder del clan puede cambiar rangos',
  delete: 'Solo el líder puede eliminar el clan',
  'hand-over': 'Solo el líder puede ceder el liderazgo',
  report: 'Solo el líder, un co-líder o un capitán del clan puede reportar',
  webhooks: 'Solo el líder o un co-líder del clan maneja sus webhooks',
}

const noClan = 'Ese clan no existe'

async function rightsIn(
  db: Db,
  session: SessionInfo,
  stored: StoredClan | null,
  action: ClanAction,
): Promise<ClanRights> {
  const clan = found(stored, noClan)
  const rango = await rangoIn(db, clan.id, session.id)
  const asStaff = rango !== 'Lider' && staffClanMay(session, action)
  if (!clanMay(rango, action) && !asStaff) throw new RuleError(403, refusals[action])
  return { clan, rango, asStaff }
}

/** Returns the clan if the caller may perform the action; throws 403 or 404. Takes no lock: call `lockRights` before writing. */
export async function requireRights(
  db: Db,
  session: SessionInfo,
  clanId: number,
  action: ClanAction,
): Promise<ClanRights> {
  return rightsIn(db, session, await storedClan(db, clanId), action)
}

/**
 * Like `requireRights`, with the clan's etapa locked, so that rank and clan do not change until the commit. Call it first in a transaction.
 */
export async function lockRights(
  trx: Db,
  session: SessionInfo,
  clanId: number,
  action: ClanAction,
): Promise<ClanRights> {
  return rightsIn(trx, session, await lockClan(trx, clanId), action)
}

/** Refuses (409) changes to a clan of an archived etapa. */
export function refuseArchived({ archived_at }: Pick<StoredClan, 'archived_at'>): void {
  if (archived_at !== null) throw new RuleError(409, 'La etapa está cerrada para siempre: sus clanes ya no cambian')
}

/** True if the caller may expel a member of this rank or change the member's rank. Staff have the rights of the Lider. */
export const mayTouch = ({ rango, asStaff }: ClanRights, member: Rango) =>
  (rango !== null && mayTouchMember(rango, member)) || (asStaff && mayTouchMember('Lider', member))
/** True if the caller may give a member this rank. */
export const mayGive = ({ rango, asStaff }: ClanRights, given: Rango) =>
  (rango !== null && mayGiveRango(rango, given)) || (asStaff && mayGiveRango('Lider', given))

/** Refuses (403) a player id in the request that is not the session's own (docs/behaviour/staff.md#Identity fields in a payload). */
export function refuseAnother(session: SessionInfo, player: number | null | undefined): void {
  if (player !== null && player !== undefined && player !== session.id)
    throw new RuleError(403, 'No puedes hacerlo en nombre de otro jugador')
}

/** How the audit log names a clan; readable after the clan is deleted. */
export const clanLabel = ({ id, nombre }: { id: number; nombre: string }) => `clan ${id} (${nombre})`

/** The rangos as people read them. */
export const rangoNames: Record<Rango, string> = {
  Lider: 'Líder',
  'Co-Lider': 'Co-Líder',
  Capitán: 'Capitán',
  Miembro: 'Miembro',
}
