import type { Reto } from '@trinchera/contract/retos'
import type { Db, OnCommit } from '@trinchera/db/database'
import { isEtapaArchived } from '@trinchera/db/queries/ladder/etapas'
import { rangoInLivingClan } from '@trinchera/db/queries/ladder/reporting'
import { maySeeReto } from '@trinchera/db/queries/retos/retos'
import { lockReto, type StoredReto } from '@trinchera/db/queries/retos/stored-retos'
import { actOnReto } from '@trinchera/effects/retos'
import { clanMay, staffMay } from '@trinchera/rules/permissions'
import type { RetoAct, RetoRefusal } from '@trinchera/rules/reto'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'

export const missing = 'Ese reto no existe'

export const viewerOf = (session: SessionInfo | null) =>
  session && { id: session.id, moderates: staffMay(session, 'matches.rule') }

export const refusalError = ({ code, field, message }: RetoRefusal): RuleError =>
  field === undefined ? new RuleError(code, message) : fieldError(code, field, message)

/** Locks the etapa of a reto and returns the reto. Throws 404 if the session may not see the reto. */
export async function lockVisible(trx: Db, session: SessionInfo, id: number): Promise<StoredReto> {
  if (!(await maySeeReto(trx, id, viewerOf(session)))) throw new RuleError(404, missing)
  return found(await lockReto(trx, id), missing)
}

/** The id of the reto's clan for which the session's player may report matches. Throws 403 if the player may do so for neither clan. */
export async function actingSide(trx: Db, session: SessionInfo, { state }: StoredReto): Promise<number> {
  for (const clan of [state.retador, state.retado])
    if (clanMay(await rangoInLivingClan(trx, clan, session.id), 'report')) return clan
  throw new RuleError(403, 'Esto lo deciden el líder, un co-líder o un capitán de los dos clanes')
}

/** An act (step of a reto's history) without `id_clan` and `fecha`, which `actForClan` adds. */
type Deed = RetoAct extends infer A ? (A extends RetoAct ? Omit<A, 'id_clan' | 'fecha'> : never) : never

interface Context {
  trx: Db
  onCommit: OnCommit
  stored: StoredReto
  side: number
}

/**
 * Stores an act (step) of a reto, in one transaction, for the clan for which the player may report (docs/rules.md#Retos). `deed` returns
 * the act. It is called after the etapa is locked and may throw. Throws 403 and 404 like `actingSide` and `lockVisible`, 423 for a
 * suspended player, 409 in an archived etapa, and the error of the rule that forbids the act.
 */
export function actForClan(
  services: Services,
  session: SessionInfo,
  id: number,
  deed: (context: Context) => Promise<Deed> | Deed,
): Promise<Reto> {
  const now = services.now()
  return services.database.transaction(async (trx, onCommit) => {
    const stored = await lockVisible(trx, session, id)
    const side = await actingSide(trx, session, stored)
    await refuseSuspended(trx, session.id, 'reportes', now)
    if (await isEtapaArchived(trx, stored.id_etapa))
      throw new RuleError(409, 'La etapa está cerrada para siempre: sus retos ya no cambian')
    const act = { ...(await deed({ trx, onCommit, stored, side })), id_clan: side, fecha: now.toISOString() }
    const outcome = await actOnReto(trx, onCommit, services, stored, act, session)
    if ('refusal' in outcome) throw refusalError(outcome.refusal)
    return outcome.reto
  })
}
