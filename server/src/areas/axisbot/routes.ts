import { Assistant } from '@trinchera/assistant/assistant'
import { longestQuestion } from '@trinchera/rules/limits'
import type { Handlers } from '../../http/handler'
import { fieldError } from '../../http/rule-error'
import type { Services } from '../../services'

/** The assistant of this process, with what it may read. */
export const createAssistant = ({ database, now, config, log }: Services): Assistant =>
  new Assistant({
    database,
    now,
    gameHost: config.gameHost,
    siteName: config.siteName,
    discord: config.discord,
    llm: config.llm,
    log,
  })

export function axisbotHandlers(assistant: Assistant): Handlers<'chat'> {
  return {
    chat: async ({ body }) => {
      const question = body.message.trim()
      if (!question) throw fieldError(400, 'message', 'El mensaje es obligatorio')
      if (question.length > longestQuestion)
        throw fieldError(400, 'message', `El mensaje puede tener hasta ${longestQuestion} caracteres`)
      const { response, sugerencias, conversacion } = await assistant.ask(question, body.conversacion)
      return { message: 'Respuesta', data: null, response, sugerencias, conversacion }
    },
  }
}
