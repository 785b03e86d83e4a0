import { createHash } from 'node:crypto'
import type { Db } from '@trinchera/db/database'
import { storeCase, storeVote, voteOf } from '@trinchera/db/queries/assistant/cases'
import { fold } from '@trinchera/rules/folding'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { readFicha, type Said } from './ficha'

/** The key of a case, which collects ratings of replies: one case for questions with the same words and the same interpretation. */
const claveOf = ({ pregunta, clase, intencion }: Said) =>
  createHash('sha256')
    .update(JSON.stringify([fold(pregunta) || pregunta, clase, intencion]))
    .digest('hex')

const store = (trx: Db, said: Said, times: 0 | 1, now: string) =>
  storeCase(trx, { clave: claveOf(said), ...said }, times, now)

/** Stores a question that the assistant could not answer, without the player who asked it. Never rejects. */
export async function keepUnanswered(services: Services, said: Said): Promise<void> {
  if (said.clase !== 'unsure' && said.clase !== 'away') return
  const now = services.now().toISOString()
  try {
    await services.database.transaction(async (trx, onCommit) => {
      const { isNew } = await store(trx, said, 1, now)
      if (isNew) onCommit(() => broadcastPendingWork(services))
    })
  } catch (error) {
    services.log.warn({ err: error }, 'no se pudo guardar una pregunta que el asistente no supo')
  }
}

/**
 * Stores whether a player found a reply of the assistant useful (docs/behaviour/assistant.md#Opinions of answers). Throws 400 if the ficha
 * is not valid. `asker`: the name of the player who asked.
 */
export async function rateAnswer(
  services: Services,
  { pregunta, respuesta, ficha, util }: { pregunta: string; respuesta: string; ficha: string; util: boolean },
  asker: string | null,
): Promise<void> {
  const read = readFicha(services.config.jwtSecret, ficha, pregunta, respuesta)
  if (!read) throw new RuleError(400, 'Esa respuesta ya no se puede evaluar. Vuelve a preguntar')
  const now = services.now().toISOString()
  await services.database.transaction(async (trx, onCommit) => {
    if ((await voteOf(trx, read.id)) === util) return
    // the reply may contain the name of the player who asked, so the name is removed
    const said = asker === null ? read.said : { ...read.said, respuesta: respuesta.replaceAll(asker, '…') }
    const { id } = await store(trx, said, 0, now)
    await storeVote(trx, read.id, id, util, now)
    onCommit(() => broadcastPendingWork(services))
  })
}
