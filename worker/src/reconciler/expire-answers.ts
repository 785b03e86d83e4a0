import { paths } from '@trinchera/contract/site-paths'
import { overdueAnswers, storeAnswer } from '@trinchera/db/queries/ladder/answers'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { matchById } from '@trinchera/db/queries/ladder/tops'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { emitMatchAnswered } from '@trinchera/effects/match-answers'
import { notify } from '@trinchera/effects/notices'
import type { WorkerContext } from '../context'
import { eachInTransaction } from './each-row'

/** Maximum number of matches per pass. Each has its own transaction. */
const atOnce = 200

/**
 * Closes matches that the winner neither confirmed nor rejected within 24 hours, and notifies the players who reported them
 * (docs/behaviour/matches.md#The winner's answer). A match that changed meanwhile is skipped, so that several workers close it and notify
 * the player only once.
 */
export async function expireAnswers(context: WorkerContext): Promise<void> {
  const fecha = context.now().toISOString()
  const overdue = await overdueAnswers(context.database.db, fecha, atOnce)
  await eachInTransaction(context, 'respuesta a la partida', overdue, async (trx, onCommit, row) => {
    const { id, id_etapa, id_reportero } = row
    await lockEtapa(trx, id_etapa)
    if (!(await storeAnswer(trx, id, { estado: 'vencida', quien: null, fecha }))) return
    await bumpVersion(trx, 'ladder')
    const match = await matchById(trx, id)
    if (!match) return
    if (id_reportero !== null && !match.ruling)
      await notify(trx, onCommit, context, [id_reportero], {
        tipo: 'partida',
        texto: `${match.ganador.nombre} no respondió en 24 horas: la partida que reportaste queda confirmada`,
        enlace: paths.partida(id),
      })
    onCommit(() => emitMatchAnswered(context.live, match))
  })
}
