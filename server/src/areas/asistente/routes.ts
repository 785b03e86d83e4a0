import { assistantCases } from '@trinchera/db/queries/assistant/cases'
import { consultas } from '@trinchera/db/queries/assistant/consultas'
import { chileDay } from '@trinchera/rules/chile-time'
import { assistantCasesPageSize } from '@trinchera/rules/limits'
import type { CaseDecision } from '@trinchera/contract/asistente'
import { handlersOf } from '../../http/handler'
import { pageMetaOf, pageOf } from '../../http/page'
import type { Services } from '../../services'
import { answerConsulta, sendConsulta } from './consultas'
import { decideAssistantCase } from './decide-case'
import { rateAnswer } from './opinions'

const decided: Record<CaseDecision, string> = {
  marcar: 'Caso marcado',
  descartar: 'Caso visto',
  reabrir: 'Caso abierto de nuevo',
}

export function asistenteHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    rateAnswer: async ({ body, session }) => {
      await rateAnswer(services, body, session?.username ?? null)
      return { message: 'Gracias por tu opinión', data: null }
    },
    listAssistantCases: async ({ query }) => {
      const page = pageOf(query, assistantCasesPageSize)
      const { cases, total } = await assistantCases(db, query.estado ?? 'abiertos', query.clase, page)
      return { message: 'Respuestas del asistente', data: cases, meta: pageMetaOf(page, total) }
    },
    decideAssistantCase: async ({ params, body, session }) => ({
      message: decided[body.decision],
      data: await decideAssistantCase(services, session, params.id, body.decision),
    }),
    exportAssistantCases: async () => {
      const { cases } = await assistantCases(db, 'marcados')
      return {
        message: 'Casos marcados',
        data: {
          nombre: `asistente-${chileDay(services.now())}.json`,
          json: JSON.stringify(
            cases.map(({ pregunta, respuesta, clase, intencion, veces, arriba, abajo }) => ({
              pregunta,
              respuesta,
              clase,
              intencion,
              veces,
              arriba,
              abajo,
            })),
            null,
            2,
          ),
        },
      }
    },
    sendConsulta: async ({ body, session }) => ({
      message: 'Pregunta enviada. La respuesta te llegará como aviso',
      data: { id: await sendConsulta(services, session, body) },
    }),
    listConsultas: async ({ query }) => {
      const page = pageOf(query, assistantCasesPageSize)
      const list = await consultas(db, page)
      return {
        message: 'Preguntas a la moderación',
        data: list.consultas,
        meta: pageMetaOf(page, list.total),
      }
    },
    answerConsulta: async ({ params, body, session }) => ({
      message: 'Respuesta enviada',
      data: await answerConsulta(services, session, params.id, body.respuesta),
    }),
  })
}
