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
 * A clan and why the player may act on it. `rango`: the player's rank in the clan, null if not a member; `asStaff`: true if the player acts
 * as staff (never the clan's Lider), so that the action is written to the audit log.
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

/**
 * Returns the clan and the player's rights. Throws 404 if there is no such clan, 403 if the player may not perform the action. Locks
 * nothing; a transaction that writes must call `lockRights` instead.
 */
export async function requireRights(
  db: Db,
  session: SessionInfo,
  clanId: number,
  action: ClanAction,
): Promise<ClanRights> {
  return rightsIn(db, session, await storedClan(db, clanId), action)
}

/** Like `requireRights` (clan and rights), but also locks the clan's etapa, so that both stay the same. Call it first in a transaction. */
export async function lockRights(
  trx: Db,
  session: SessionInfo,
  clanId: number,
  action: ClanAction,
): Promise<ClanRights> {
  return rightsIn(trx, session, await lockClan(trx, clanId), action)
}

/** Throws 409 if the clan's etapa is archived, because its clans must not change any more. */
export function refuseArchived({ archived_at }: Pick<StoredClan, 'archived_at'>): void {
  if (archived_at !== null) throw new RuleError(409, 'La etapa está cerrada para siempre: sus clanes ya no cambian')
}

/** True if the player may expel a member who has the rank `member`, or change this rank. Staff may do what the Lider may. */
export const mayTouch = ({ rango, asStaff }: ClanRights, member: Rango) =>
  (rango !== null && mayTouchMember(rango, member)) || (asStaff && mayTouchMember('Lider', member))
export const mayGive = ({ rango, asStaff }: ClanRights, given: Rango) =>
  (rango !== null && mayGiveRango(rango, given)) || (asStaff && mayGiveRango('Lider', given))

/** Throws 403 if a player id in the request is not that of the signed-in player (docs/behaviour/staff.md#Identity fields in a payload). */
export function refuseAnother(session: SessionInfo, player: number | null | undefined): void {
  if (player !== null && player !== undefined && player !== session.id)
    throw new RuleError(403, 'No puedes hacerlo en nombre de otro jugador')
}

/** A clan's name in the audit log. It stays readable after the clan is deleted. */
export const clanLabel = ({ id, nombre }: { id: number; nombre: string }) => `clan ${id} (${nombre})`

/** The ranks as texts show them. */
export const rangoNames: Record<Rango, string> = {
  Lider: 'Líder',
  'Co-Lider': 'Co-Líder',
  Capitán: 'Capitán',
  Miembro: 'Miembro',
}
