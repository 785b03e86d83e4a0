import type { ruleMatch as route } from '@trinchera/contract/rulings'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import { lockPlayer } from '@trinchera/db/queries/admin/players'
import { wasOnRoster } from '@trinchera/db/queries/rulings/cases'
import { activeSuspensions } from '@trinchera/db/queries/players/suspensions'
import { cheatBanMonths } from '@trinchera/rules/limits'
import type { SessionInfo } from '../../handler'
import { fieldError, RuleError } from '../../rule-error'
import type { Services } from '../../services'
import type { StaffWork } from '../../staff-transaction'
import { requireSuspendable, suspendWithin } from '../admin/suspend-player'

export type Verdict = BodyOf<typeof route>

/** A form filled in a moment ago counts from then. */
const patience = 86_400_000

function leastEnd(at: string): string {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + cheatBanMonths)
  return new Date(end.getTime() - patience).toISOString()
}

/** The errors of a ban as those of the form it came in. */
async function asPart<T>(work: Promise<T>): Promise<T> {
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
 * Whether the ban that comes with a verdict may be given: for who stood on the cheater's roster of that match, three months at least (the
 * specification, section 9), by whoever may suspend that player. Call it before the stage is locked.
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
  await asPart(requireSuspendable(trx, session, { ...suspender, alcance: 'cuenta' }, at))
  if (new Date(suspender.hasta).toISOString() < leastEnd(at))
    throw fieldError(400, 'suspender.hasta', `Por trampa la suspensión es de ${cheatBanMonths} meses o más`)
}

/** The ban, in the transaction of its ruling. It never shortens one that runs already. */
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
