import { medalMonth } from '@trinchera/db/replay-medals'
import { medalsBehind } from '@trinchera/db/queries/palmares/medal-fold'
import { settleTorneoMedal, torneosToAward } from '@trinchera/db/queries/palmares/torneo-medals'
import { lockTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import { tellMedals } from '@trinchera/effects/medallas'
import type { WorkerContext } from '../context'
import { eachInTransaction } from './each-row'

/** Ids of etapas whose medals do not yet reflect new log entries, the end of a month, or the archiving of the etapa. */
export const etapasToAward = ({ database, now }: WorkerContext): Promise<number[]> =>
  medalsBehind(database.db, medalMonth(now()))

/** Awards the medals of torneos that were won. If a later ruling changed the result, withdraws them. */
export async function awardTorneos(context: WorkerContext): Promise<void> {
  const ids = await torneosToAward(context.database.db)
  await eachInTransaction(context, 'medalla del torneo', ids, async (trx, onCommit, id) => {
    if (await lockTorneo(trx, id)) await tellMedals(trx, onCommit, context, await settleTorneoMedal(trx, id))
  })
}
