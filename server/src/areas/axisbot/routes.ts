import { longestQuestion } from '@trinchera/rules/limits'
import type { Handlers } from '../../http/handler'
import { fieldError } from '../../http/rule-error'
import type { Services } from '../../services'
import { sealAnswer } from '../asistente/ficha'
import { keepUnanswered } from '../asistente/opinions'
import { Assistant } from './assistant'

export function axisbotHandlers(services: Services): Handlers<'chat'> {
  const { database, now, config, log } = services
  const assistant = new Assistant({
    database,
    now,
    gameHost: config.gameHost,
    siteName: config.siteName,
    discord: config.discord,
    llm: config.llm,
    log,
  })
  return {
    chat: async ({ body }) => {
      const question = body.message.trim()
      if (!question) throw fieldError(400, 'message', 'El mensaje es obligatorio')
      if (question.length > longestQuestion)
        throw fieldError(400, 'message', `El mensaje puede tener hasta ${longestQuestion} caracteres`)
      const { response, sugerencias, conversacion, kind, intent } = await assistant.ask(question, body.conversacion)
      const said = { pregunta: question, respuesta: response, clase: kind, intencion: intent }
      void keepUnanswered(services, said)
      const ficha = sealAnswer(config.jwtSecret, said)
      return { message: 'Respuesta', data: null, response, sugerencias, conversacion, ficha }
    },
  }
}
