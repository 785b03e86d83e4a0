import { deleteDevicesOf } from '@trinchera/db/queries/push/devices'
import type { createSuspension as route, Suspension } from '@trinchera/contract/admin'
import type { BodyOf } from '@trinchera/contract/route'
import { rooms } from '@trinchera/contract/socket'
import type { Db } from '@trinchera/db/database'
import { notify } from '@trinchera/effects/notices'
import { lockPlayer, openSessionsOf, storedPlayer } from '@trinchera/db/queries/admin/players'
import {
  activeSuspensions,
  insertSuspension,
  liftSuspension,
  runningSuspension,
} from '@trinchera/db/queries/players/suspensions'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction, type StaffWork } from '../../staff/staff-transaction'
import { liftedSentence, suspensionSentence } from '../../accounts/suspended'
import { settleAppeal } from '../rulings/settle-appeal'
import { requireAnotherAdmin } from './require-another-admin'
import { playerLabel, requireModifiable } from './require-modifiable'

const auditFields = ({ alcance, hasta, motivo }: Suspension) => ({ alcance, hasta, motivo })

type Wanted = Pick<Suspension, 'player_id' | 'alcance' | 'hasta' | 'motivo'>

/**
 * Checks that staff may suspend a player. Throws 400 if the player does not exist, the end is not in the future or nobody else is an
 * administrator; 403 if the session may not modify the player. Call it before locking the player, because it may lock all administrators.
 */
export async function requireSuspendable(
  trx: Db,
  session: SessionInfo,
  { player_id, alcance, hasta }: Omit<Wanted, 'motivo'>,
  at: string,
): Promise<void> {
  const player = await storedPlayer(trx, player_id)
  if (!player) throw fieldError(400, 'player_id', 'Ese jugador no existe')
  requireModifiable(session, player)
  if (new Date(hasta).toISOString() <= at)
    throw fieldError(400, 'hasta', 'La suspensión tiene que terminar en el futuro')
  if (alcance === 'cuenta') await requireAnotherAdmin(trx, player_id, at)
}

/** Stores a suspension, within the transaction of `staffTransaction`, and notifies the player. Call `requireSuspendable` first. */
export async function suspendWithin(
  { trx, audit, onCommit }: StaffWork,
  services: Services,
  session: SessionInfo,
  { player_id, alcance, motivo, ...wanted }: Wanted,
  at: string,
): Promise<Suspension> {
  const hasta = new Date(wanted.hasta).toISOString() // to UTC in the stored format, because times are compared as text
  const player = requireModifiable(session, await lockPlayer(trx, player_id))
  const before = (await activeSuspensions(trx, player_id, at)).find((running) => running.alcance === alcance)
  if (before) {
    await liftSuspension(trx, before.id, session.id, at)
    await settleAppeal(trx, onCommit, services, { id_suspension: before.id }, 'reemplazada', {
      quien: session.username,
      motivo: 'Otra suspensión la reemplazó, y se puede apelar aparte',
    })
  }
  const suspension = await insertSuspension(trx, {
    player_id,
    alcance,
    hasta,
    motivo,
    created_at: at,
    created_by: session.id,
  })
  if (alcance === 'cuenta') {
    await deleteDevicesOf(trx, player_id)
    const open = await openSessionsOf(trx, player_id, at)
    const reason = suspensionSentence(suspension)
    if (open.length) onCommit(() => services.live.emit(open.map(rooms.sesion), 'session:revoked', { reason }))
  }
  await notify(trx, onCommit, services, [player_id], {
    tipo: 'suspension',
    texto: suspensionSentence(suspension),
    enlace: null,
    // sent by e-mail, because a player cannot read notices while the account is suspended
    ...(alcance === 'cuenta'
      ? { letter: { kind: 'suspension', suspension: { id: suspension.id, hasta, motivo } }, mailed: 'always' }
      : {}),
  })
  await audit('suspension.crear', playerLabel(player), before ? auditFields(before) : null, auditFields(suspension))
  return suspension
}

/**
 * Suspends a player. An active suspension with the same scope (`alcance`) is replaced. Suspending the account also ends the player's open
 * sessions (docs/behaviour/staff.md#Suspensions).
 */
export function suspendPlayer(
  services: Services,
  session: SessionInfo,
  body: BodyOf<typeof route>,
): Promise<Suspension> {
  const at = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    await requireSuspendable(trx, session, body, at)
    return suspendWithin({ trx, audit, onCommit }, services, session, body, at)
  })
}

/** Lifts an active suspension and notifies the player. Throws 404 if it does not exist or has ended. */
export function endSuspension(services: Services, session: SessionInfo, id: number): Promise<void> {
  const at = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const { player_id } = found(await runningSuspension(trx, id, at), 'Esa suspensión no existe o ya terminó')
    const player = requireModifiable(session, await lockPlayer(trx, player_id))
    const suspension = found(await runningSuspension(trx, id, at), 'Esa suspensión no existe o ya terminó')
    await liftSuspension(trx, id, session.id, at)
    await settleAppeal(trx, onCommit, services, { id_suspension: id }, 'levantada', {
      quien: session.username,
      motivo: 'La suspensión se levantó',
    })
    await notify(trx, onCommit, services, [player_id], {
      tipo: 'suspension-levantada',
      texto: liftedSentence(suspension),
      enlace: null,
    })
    await audit('suspension.levantar', playerLabel(player), auditFields(suspension), null)
  })
}
