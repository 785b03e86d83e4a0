import type { Consulta, ThreadMessage } from '@trinchera/contract/asistente'
import { paths } from '@trinchera/contract/site-paths'
import {
  answerConsulta as storeAnswer,
  consultaById,
  insertConsulta,
  openConsultas,
  reviewers,
} from '@trinchera/db/queries/assistant/consultas'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import { notify } from '@trinchera/effects/notices'
import { consultaThread, mostOpenConsultas } from '@trinchera/rules/limits'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import { plainLine } from '../../html/visible-text'
import type { Services } from '../../services'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { staffTransaction } from '../../staff/staff-transaction'

/** The latest messages of a conversation, oldest first, within the limits of `consultaThread` (number and total length). */
function lastOf(thread: readonly ThreadMessage[]): ThreadMessage[] {
  let left = consultaThread.length
  const kept: ThreadMessage[] = []
  for (const message of thread.slice(-consultaThread.messages).toReversed()) {
    left -= message.texto.length
    if (left < 0) break
    kept.unshift(message)
  }
  return kept
}

/**
 * Stores a player's question to the moderators and returns its id. All staff who may answer the question get a notice
 * (docs/behaviour/assistant.md#Questions to the moderators). Throws 409 if too many of the player's questions are unanswered.
 */
export function sendConsulta(
  services: Services,
  session: SessionInfo,
  { pregunta: text, hilo = [] }: { pregunta: string; hilo?: readonly ThreadMessage[] | undefined },
): Promise<number> {
  const pregunta = plainLine(text)
  if (!pregunta) throw fieldError(400, 'pregunta', 'Escribe tu pregunta')
  return services.database.transaction(async (trx, onCommit) => {
    // locks the account, so that two questions sent at the same time cannot both pass the limit
    await lockAccount(trx, session.id)
    if ((await openConsultas(trx, session.id)) >= mostOpenConsultas)
      throw new RuleError(
        409,
        `Ya tienes ${mostOpenConsultas} preguntas esperando respuesta. Espera a que contesten una`,
      )
    const id = await insertConsulta(trx, {
      player_id: session.id,
      pregunta,
      hilo: JSON.stringify(lastOf(hilo)),
      fecha: services.now().toISOString(),
    })
    const staff = (await reviewers(trx)).filter((player) => player !== session.id)
    await notify(trx, onCommit, services, staff, {
      tipo: 'consulta',
      texto: `${session.username} pregunta a la moderación: «${pregunta}»`,
      enlace: paths.panelConsulta(id),
    })
    onCommit(() => broadcastPendingWork(services))
    return id
  })
}

/** Answers a player's question by a notice. Throws 404 if the question does not exist, 409 if it was already answered. */
export function answerConsulta(services: Services, session: SessionInfo, id: number, text: string): Promise<Consulta> {
  const respuesta = plainLine(text)
  if (!respuesta) throw fieldError(400, 'respuesta', 'Escribe la respuesta')
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const { jugador, pregunta } = found(await consultaById(trx, id), 'Esa pregunta ya no existe')
    const answer = { respuesta, respondio: session.username, answered_at: services.now().toISOString() }
    if (!(await storeAnswer(trx, id, answer))) throw new RuleError(409, 'Otra persona ya contestó esa pregunta')
    await audit('consulta.responder', `consulta ${id} (${jugador.username})`, { pregunta }, { respuesta })
    await notify(trx, onCommit, services, [jugador.id], {
      tipo: 'consulta',
      texto: `${session.username} contestó tu pregunta «${pregunta}»: ${respuesta}`,
      enlace: null,
    })
    onCommit(() => broadcastPendingWork(services))
    return found(await consultaById(trx, id), 'Esa pregunta ya no existe')
  })
}
