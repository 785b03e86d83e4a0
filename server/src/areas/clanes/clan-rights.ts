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
import type { SessionInfo } from '../../handler'
import { found, RuleError } from '../../rule-error'

/** A clan and what the caller is there. `asStaff`: acts by the site's marks, so that it is noted; a Lider never needs them. */
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

/** The clan where the caller may do it, for a look before the work; what is decided is decided by `lockRights`. */
export async function requireRights(
  db: Db,
  session: SessionInfo,
  clanId: number,
  action: ClanAction,
): Promise<ClanRights> {
  return rightsIn(db, session, await storedClan(db, clanId), action)
}

/** The same inside a transaction, with the clan's stage locked: rank and clan stay what they are until the commit. Call it first. */
export async function lockRights(
  trx: Db,
  session: SessionInfo,
  clanId: number,
  action: ClanAction,
): Promise<ClanRights> {
  return rightsIn(trx, session, await lockClan(trx, clanId), action)
}

/** A stage closed for good keeps its clans as they were. */
export function refuseArchived({ archived_at }: Pick<StoredClan, 'archived_at'>): void {
  if (archived_at !== null) throw new RuleError(409, 'La etapa está archivada: sus clanes ya no cambian')
}

/** Whether the caller may expel that member or change the rank: by rank or as staff, who stand where the Lider does. */
export const mayTouch = ({ rango, asStaff }: ClanRights, member: Rango) =>
  (rango !== null && mayTouchMember(rango, member)) || (asStaff && mayTouchMember('Lider', member))
export const mayGive = ({ rango, asStaff }: ClanRights, given: Rango) =>
  (rango !== null && mayGiveRango(rango, given)) || (asStaff && mayGiveRango('Lider', given))

/** The spec's clients say in whose name they act; the session decides, and a contradiction is refused (the contract, section 3). */
export function refuseAnother(session: SessionInfo, player: number | null | undefined): void {
  if (player !== null && player !== undefined && player !== session.id)
    throw new RuleError(403, 'No puedes hacerlo en nombre de otro jugador')
}

/** A clan as the audit log names it: readable when it is gone. */
export const namedClan = ({ id, nombre }: { id: number; nombre: string }) => `clan ${id} (${nombre})`

/** As a person reads it. */
export const rangoNames: Record<Rango, string> = {
  Lider: 'Líder',
  'Co-Lider': 'Co-Líder',
  Capitán: 'Capitán',
  Miembro: 'Miembro',
}
