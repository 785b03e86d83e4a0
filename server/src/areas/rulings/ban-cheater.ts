import type { ruleMatch as route } from '@trinchera/contract/rulings'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import { lockPlayer } from '@trinchera/db/queries/admin/players'
import { wasOnRoster } from '@trinchera/db/queries/rulings/cases'
import { activeSuspensions } from '@trinchera/db/queries/players/suspensions'
import { cheatBanMonths } from '@trinchera/rules/limits'
import type { SessionInfo } from '../../http/handler'
import { fieldError, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import type { StaffWork } from '../../staff/staff-transaction'
import { requireSuspendable, suspendWithin } from '../admin/suspend-player'

export type Verdict = BodyOf<typeof route>

/** By how much (ms) a ban may be shorter than required, because staff may have opened the form, with its end date, a day earlier. */
const toleranceMs = 86_400_000

function earliestEnd(at: string): string {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + cheatBanMonths)
  return new Date(end.getTime() - toleranceMs).toISOString()
}

/** Prefixes the field names in the errors of `work` with `suspender.`, because the suspension is a part of the ruling's form. */
async function prefixErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof RuleError)) throw error
    throw new RuleError(
      error.code,
      error.message,
      error.errors.map(({ field, message }) => ({ field: `suspender.${field}`, message })),
    )
  }
}

/**
 * Checks a ruling's suspension before the etapa is locked (docs/rules.md#Ban with a trampa ruling). Throws 400 if the player was not on the
 * cheating clan's roster or the suspension is shorter than three months, 403 or 404 if the session may not suspend the player.
 */
export async function requireBannable(
  trx: Db,
  session: SessionInfo,
  match: number,
  { tipo, id_clan, suspender }: Verdict,
  at: string,
): Promise<void> {
  if (!suspender) return
  if (tipo !== 'trampa') throw fieldError(400, 'suspender', 'Solo un fallo por trampa suspende a un jugador')
  if (!(await wasOnRoster(trx, match, id_clan ?? 0, suspender.player_id)))
    throw fieldError(400, 'suspender.player_id', 'Ese jugador no estaba en el plantel del clan que hizo trampa')
  await prefixErrors(requireSuspendable(trx, session, { ...suspender, alcance: 'cuenta' }, at))
  if (new Date(suspender.hasta).toISOString() < earliestEnd(at))
    throw fieldError(400, 'suspender.hasta', `Por trampa la suspensión es de ${cheatBanMonths} meses o más`)
}

/** Stores the suspension that comes with a ruling, in the ruling's transaction. A longer active suspension of the player stays as it is. */
export async function banCheater(
  work: StaffWork,
  services: Services,
  session: SessionInfo,
  match: number,
  { suspender, motivo }: Verdict,
  at: string,
): Promise<void> {
  if (!suspender) return
  await lockPlayer(work.trx, suspender.player_id)
  const running = (await activeSuspensions(work.trx, suspender.player_id, at)).find(
    ({ alcance }) => alcance === 'cuenta',
  )
  const given = new Date(suspender.hasta).toISOString()
  const hasta = running && running.hasta > given ? running.hasta : given
  await suspendWithin(
    work,
    services,
    session,
    { player_id: suspender.player_id, alcance: 'cuenta', hasta, motivo: `Trampa en la partida ${match}: ${motivo}` },
    at,
  )
}
