import type { createSuspension as route, Suspension } from '@trinchera/contract/admin'
import type { BodyOf } from '@trinchera/contract/route'
import { rooms } from '@trinchera/contract/socket'
import { lockPlayer, openSessionsOf, storedPlayer } from '@trinchera/db/queries/admin'
import { activeSuspensions, insertSuspension, liftSuspension, runningSuspension } from '@trinchera/db/queries/suspensions'
import type { SessionInfo } from '../../handler'
import { notify } from '../../notices'
import { fieldError, found } from '../../rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff-transaction'
import { liftedSentence, suspensionSentence } from '../../suspended'
import { requireAnotherAdmin } from './require-another-admin'
import { named, requireModifiable } from './target'

const noted = ({ alcance, hasta, motivo }: Suspension) => ({ alcance, hasta, motivo })

/** One runs for each `alcance`: another takes the place of the one that runs. It acts at once on sessions already open. */
export function suspendPlayer(services: Services, session: SessionInfo, body: BodyOf<typeof route>): Promise<Suspension> {
  const now = services.now()
  const at = now.toISOString()
  const { player_id, alcance, motivo } = body
  const hasta = new Date(body.hasta).toISOString() // one form, so that times compare as text
  return staffTransaction(services, session, async (trx, note, onCommit) => {
    const given = await storedPlayer(trx, player_id)
    if (!given) throw fieldError(400, 'player_id', 'Ese jugador no existe')
    requireModifiable(session, given)
    if (hasta <= at) throw fieldError(400, 'hasta', 'La suspensión tiene que terminar en el futuro')
    if (alcance === 'cuenta') await requireAnotherAdmin(trx, player_id, at)
    const player = requireModifiable(session, await lockPlayer(trx, player_id))

    const before = (await activeSuspensions(trx, player_id, at)).find((running) => running.alcance === alcance)
    if (before) await liftSuspension(trx, before.id, session.id, at)
    const suspension = await insertSuspension(trx, { player_id, alcance, hasta, motivo, created_at: at, created_by: session.id })
    if (alcance === 'cuenta') {
      const open = await openSessionsOf(trx, player_id, at)
      const reason = suspensionSentence(suspension)
      if (open.length) onCommit(() => services.live.emit(open.map(rooms.sesion), 'session:revoked', { reason }))
    }
    await notify(trx, onCommit, services, [player_id], { tipo: 'suspension', texto: suspensionSentence(suspension), enlace: null })
    await note('suspension.crear', named(player), before ? noted(before) : null, noted(suspension))
    return suspension
  })
}

export function endSuspension(services: Services, session: SessionInfo, id: number): Promise<void> {
  const at = services.now().toISOString()
  return staffTransaction(services, session, async (trx, note, onCommit) => {
    const { player_id } = found(await runningSuspension(trx, id, at), 'Esa suspensión no existe o ya terminó')
    const player = requireModifiable(session, await lockPlayer(trx, player_id))
    const suspension = found(await runningSuspension(trx, id, at), 'Esa suspensión no existe o ya terminó')
    await liftSuspension(trx, id, session.id, at)
    await notify(trx, onCommit, services, [player_id], { tipo: 'suspension-levantada', texto: liftedSentence(suspension), enlace: null })
    await note('suspension.levantar', named(player), noted(suspension), null)
  })
}
