import { longestQuestion } from '@trinchera/contract/axisbot'
import type { Handlers } from '../../handler'
import { fieldError } from '../../rule-error'
import { links } from './links'

export function axisbotHandlers(): Handlers<'chat'> {
  return {
    chat: async ({ body }) => {
      const question = body.message.trim()
      if (!question) throw fieldError(400, 'message', 'El mensaje es obligatorio')
      if (question.length > longestQuestion) throw fieldError(400, 'message', `El mensaje puede tener hasta ${longestQuestion} caracteres`)
      return {
        message: 'Respuesta',
        data: null,
        response: `Para volver a jugar, sigue la **[guía](${links.guia})**.`,
        sugerencias: ['¿Cómo vuelvo a jugar?', '¿Hay torneos próximos?'],
        conversacion: '',
      }
    },
  }
}
