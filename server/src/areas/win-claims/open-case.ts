import type { Match } from '@trinchera/contract/ladder'
import type { Db, OnCommit } from '@trinchera/db/database'
import { storedWinClaim, type StoredWinClaim } from '@trinchera/db/queries/disputes/stored-win-claims'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { countLivingClans, etapaForReport } from '@trinchera/db/queries/ladder/reporting'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseArchived } from '../ladder/played'
import { storeMatch } from '@trinchera/effects/store-match'

const missing = 'Esa victoria no existe'

/** Locks the etapa of a win claim, so that nobody else decides on the claim until the commit; returns the claim. Throws 404 if none. */
export async function lockWinClaim(trx: Db, id: number): Promise<StoredWinClaim> {
  const { id_etapa } = found(await storedWinClaim(trx, id), missing)
  await lockEtapa(trx, id_etapa)
  return found(await storedWinClaim(trx, id), missing)
}

/** Throws 409 if a win claim is already settled. */
export function requireOpen({ settled_at }: StoredWinClaim): void {
  if (settled_at !== null) throw new RuleError(409, 'Este caso ya está resuelto')
}

/** Throws 409 if the etapa of a win claim is archived: then nobody may answer the claim or vote on it, and only staff may settle it. */
export const requireLivingEtapa = (db: Db, { id_etapa }: StoredWinClaim): Promise<void> =>
  refuseArchived(db, id_etapa, 'sus partidas ya no cambian')

/** Throws 409 unless the claimed win can be stored as a match now: the etapa is open and both clans exist. */
async function requireStorable(db: Db, winClaim: StoredWinClaim): Promise<void> {
  await requireLivingEtapa(db, winClaim)
  const { id_etapa, id_clan_ganador, id_clan_perdedor } = winClaim
  if (!(await etapaForReport(db, id_etapa))?.activo)
    throw new RuleError(409, 'La etapa está en pausa: la partida puede entrar cuando se reabra')
  if ((await countLivingClans(db, id_etapa, [id_clan_ganador, id_clan_perdedor])) !== 2)
    throw new RuleError(409, 'Uno de los dos clanes ya no existe: la partida no puede entrar al ranking')
}

/**
 * Stores a claimed win as a match reported now by the session's player. The etapa must be locked. The match counts as confirmed by the
 * winner. Throws 409 if the etapa is not open or a clan no longer exists.
 */
export async function storeWin(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  session: SessionInfo,
  winClaim: StoredWinClaim,
): Promise<Match> {
  await requireStorable(trx, winClaim)
  const answer = { quien: winClaim.quien }
  return storeMatch(trx, onCommit, services, { ...winClaim, comentario: '', reporter: session, answer })
}
