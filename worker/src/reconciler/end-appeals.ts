import { rooms } from '@trinchera/contract/socket'
import { lockPlayer } from '@trinchera/db/queries/admin/players'
import { pendingWork } from '@trinchera/db/queries/admin/pending'
import { endedBeforeResolved } from '@trinchera/db/queries/rulings/apelaciones'
import { closeAppeal } from '@trinchera/effects/appeals'
import type { WorkerContext } from '../context'
import { eachInTransaction } from './each-row'

/** Maximum number of appeals per pass. Each has its own transaction. */
const atOnce = 100

/** Closes the open appeals against suspensions that have ended (docs/behaviour/staff.md#Appeals). */
export async function endAppeals(context: WorkerContext): Promise<void> {
  const { database, live, now } = context
  const ended = await endedBeforeResolved(database.db, now().toISOString(), atOnce)
  await eachInTransaction(context, 'apelación de la suspensión', ended, async (trx, onCommit, { id, player_id }) => {
    await lockPlayer(trx, player_id)
    const closed = await closeAppeal(trx, onCommit, context, { id_suspension: id }, 'cumplida', {
      quien: null,
      motivo: 'La suspensión terminó antes de que alguien la resolviera',
    })
    if (closed) onCommit(async () => live.emit(rooms.staff, 'staff:pending', await pendingWork(database.db, now())))
  })
}
