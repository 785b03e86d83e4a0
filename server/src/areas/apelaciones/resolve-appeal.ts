import type { Apelacion, resolveApelacion as route } from '@trinchera/contract/apelaciones'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import { activeStaff, lockPlayer, storedPlayer, type StoredPlayer } from '@trinchera/db/queries/admin/players'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { liftSuspension, runningSuspension, setSuspensionEnd } from '@trinchera/db/queries/players/suspensions'
import { appealById, appealFacts, type AppealFacts } from '@trinchera/db/queries/rulings/apelaciones'
import { mayModifyPlayer, rolsWith } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction, type StaffWork } from '../../staff/staff-transaction'
import { playerLabel, requireModifiable } from '../admin/require-modifiable'
import { ruleWithin } from '../rulings/rule-match'
import { settleAppeal } from '../rulings/settle-appeal'

type Decision = BodyOf<typeof route>
const missing = 'Esa apelación no existe'
const alreadyResolved = () => new RuleError(409, 'Esa apelación ya está resuelta')

/**
 * Throws 403 if the session's player made the appeal or the decision that it is against, unless no other active staff account may resolve
 * it. `suspended`: the suspended player, whom such an account must be allowed to modify; null for a ruling.
 */
async function refuseInvolved(
  trx: Db,
  session: SessionInfo,
  { decided_by, player_id }: AppealFacts,
  suspended: StoredPlayer | null,
  at: string,
): Promise<void> {
  const involved = [decided_by, player_id]
  if (!involved.includes(session.id)) return
  const marks = suspended && { rol: suspended.rol, admin: suspended.admin === 1 }
  const others = (await activeStaff(trx, rolsWith('matches.rule'), at)).filter(
    ({ id, rol }) => !involved.includes(id) && (!marks || mayModifyPlayer({ rol, admin: true }, marks)),
  )
  if (others.length)
    throw new RuleError(403, 'Esta apelación es por una decisión tuya: la resuelve otra persona de la administración')
}

/** The new end of a suspension. Throws 400 unless it is in the future and before the current end `hasta`. */
function shorterEnd(wanted: string | null | undefined, hasta: string, at: string): string {
  if (!wanted) throw fieldError(400, 'hasta', 'Elige hasta cuándo queda la suspensión')
  const end = new Date(wanted).toISOString() // to UTC in the stored format, because times are compared as text
  if (end <= at)
    throw fieldError(400, 'hasta', 'La suspensión tiene que terminar en el futuro: para terminarla, levántala')
  if (end >= hasta) throw fieldError(400, 'hasta', 'Para acortarla, elige una fecha anterior a la que tiene')
  return end
}

async function resolveSuspension(
  { trx, audit, onCommit }: StaffWork,
  services: Services,
  session: SessionInfo,
  facts: AppealFacts & { suspension: NonNullable<AppealFacts['suspension']> },
  { tipo, hasta, motivo }: Decision,
  at: string,
): Promise<void> {
  const { id, player_id } = facts.suspension
  const player = requireModifiable(session, await storedPlayer(trx, player_id))
  await refuseInvolved(trx, session, facts, player, at)
  const suspension = await runningSuspension(trx, id, at)
  if (!suspension) throw new RuleError(409, 'Esa suspensión ya terminó')
  const answer = { quien: session.username, motivo }
  const settle = (outcome: 'mantenida' | 'acortada' | 'levantada') =>
    settleAppeal(trx, onCommit, services, { id_suspension: id }, outcome, answer)
  const before = { hasta: suspension.hasta }
  const label = playerLabel(player)

  if (tipo === 'mantener') {
    if (!(await settle('mantenida'))) throw alreadyResolved()
    await audit('apelacion.mantener', label, before, { ...before, motivo })
  } else if (tipo === 'acortar') {
    const end = shorterEnd(hasta, suspension.hasta, at)
    await setSuspensionEnd(trx, id, end)
    if (!(await settle('acortada'))) throw alreadyResolved()
    await audit('apelacion.acortar', label, before, { hasta: end, motivo })
  } else {
    await liftSuspension(trx, id, session.id, at)
    if (!(await settle('levantada'))) throw alreadyResolved()
    await audit('apelacion.levantar', label, before, { motivo })
  }
}

async function resolveRuling(
  work: StaffWork,
  services: Services,
  session: SessionInfo,
  facts: AppealFacts & { ruling: NonNullable<AppealFacts['ruling']> },
  { tipo, motivo }: Decision,
  at: string,
): Promise<void> {
  const { trx, audit, onCommit } = work
  const { id, match_id } = facts.ruling
  await refuseInvolved(trx, session, facts, null, at)
  if (tipo === 'acortar')
    throw fieldError(400, 'tipo', 'Un fallo se mantiene o se levanta: solo se acorta una suspensión')
  const label = `partida ${match_id}`
  if (tipo === 'mantener') {
    const answer = { quien: session.username, motivo }
    if (!(await settleAppeal(trx, onCommit, services, { id_ruling: id }, 'mantenida', answer))) throw alreadyResolved()
    await audit('apelacion.mantener', label, null, { motivo })
  } else {
    await ruleWithin(work, services, match_id, { tipo: 'restituir', motivo }, session)
    await audit('apelacion.levantar', label, null, { motivo })
  }
}

/**
 * Decides an open appeal: the suspension or ruling stays or is lifted, or the suspension is shortened (docs/behaviour/staff.md#Appeals).
 * Throws 404 if there is no such appeal, 409 if it is already decided.
 */
export function resolveAppeal(
  services: Services,
  session: SessionInfo,
  id: number,
  decision: Decision,
): Promise<Apelacion> {
  const at = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const work = { trx, audit, onCommit }
    // The suspended player or the etapa is locked before the appeal, as in all changes of suspensions and rulings, to prevent deadlocks.
    const { ruling, suspension } = found(await appealFacts(trx, id), missing)
    if (suspension) await lockPlayer(trx, suspension.player_id)
    if (ruling) await lockEtapa(trx, ruling.id_etapa)
    const facts = found(await appealFacts(trx, id), missing)
    if (facts.estado !== 'abierta') throw alreadyResolved()
    if (facts.suspension)
      await resolveSuspension(work, services, session, { ...facts, suspension: facts.suspension }, decision, at)
    if (facts.ruling) await resolveRuling(work, services, session, { ...facts, ruling: facts.ruling }, decision, at)
    return found(await appealById(trx, id), missing)
  })
}
