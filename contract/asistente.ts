import * as z from './schema'
import { consultaLength, consultaThread, longestQuestion } from '@trinchera/rules/limits'
import { idParams, instant, pageMeta, pageQuery } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('asistente')

/** Rates a reply of the assistant: question and reply unchanged, with the reply's `ficha`. A second rating replaces the first. */
export const rateAnswer = defineRoute('POST', '/asistente/opiniones', {
  summary: 'Decir si una respuesta del asistente sirvió; no se guarda quién lo dice',
  access: 'optional',
  body: z.object({
    pregunta: z.string().trim().min(1).max(longestQuestion),
    respuesta: z.string().max(20_000),
    ficha: z.string().max(200),
    util: z.boolean(),
  }),
})

/**
 * A question that the assistant could not answer, or whose reply was rated. `arriba`, `abajo`: number of good and bad ratings. `veces`:
 * number of times the question was asked in the same words and not answered.
 */
export const assistantCase = z.object({
  id: z.int(),
  pregunta: z.string(),
  respuesta: z.string(),
  /** Kind of reply: `answer`, `missing` (not known), `ask` (asks back), `away` (declines the subject) or `unsure`. */
  clase: z.string(),
  intencion: z.string(),
  veces: z.int(),
  arriba: z.int(),
  abajo: z.int(),
  primera: instant,
  ultima: instant,
  revisado: z.boolean(),
  marcado: z.boolean(),
})
export type AssistantCase = z.infer<typeof assistantCase>

export const caseEstado = z.enum(['abiertos', 'marcados', 'revisados', 'todos'])
export type CaseEstado = z.infer<typeof caseEstado>
export const caseClase = z.enum(['abajo', 'unsure', 'away', 'arriba'])
export type CaseClase = z.infer<typeof caseClase>

export const listAssistantCases = defineRoute('GET', '/admin/asistente', {
  summary:
    'Lo que el asistente no supo y lo que se opinó de sus respuestas; primero lo mal evaluado, lo dudoso y lo que no contestó',
  access: 'assistant.review',
  query: pageQuery.extend({
    estado: caseEstado.optional(),
    clase: caseClase.optional(),
  }),
  data: z.array(assistantCase),
  meta: pageMeta,
})

export const caseDecision = z.enum(['marcar', 'descartar', 'reabrir'])
export type CaseDecision = z.infer<typeof caseDecision>

export const decideAssistantCase = defineRoute('PUT', '/admin/asistente/:id', {
  summary: 'Marcar un caso para el conjunto de preguntas, darlo por visto o volver a abrirlo',
  access: 'assistant.review',
  params: idParams,
  body: z.object({ decision: caseDecision }),
  data: assistantCase,
})

/** Exports the cases that staff marked, as JSON text, for the maintainers of the assistant's questions. */
export const exportAssistantCases = defineRoute('GET', '/admin/asistente/marcados', {
  summary: 'Los casos marcados, como archivo',
  access: 'assistant.review',
  data: z.object({ nombre: z.string(), json: z.string() }),
})

/** A message of the conversation with the assistant. `de`: who wrote the message; `radio` is the assistant. */
export const threadMessage = z.object({
  de: z.enum(['jugador', 'radio']),
  texto: z.string().max(consultaThread.length),
})
export type ThreadMessage = z.infer<typeof threadMessage>

export const consulta = z.object({
  id: z.int(),
  jugador: z.object({ id: z.int(), username: z.string(), imagen: z.string().nullable() }),
  pregunta: z.string(),
  hilo: z.array(threadMessage),
  fecha: instant,
  respuesta: z.string().nullable(),
  respondio: z.string().nullable(),
  respondida: instant.nullable(),
})
export type Consulta = z.infer<typeof consulta>

export const sendConsulta = defineRoute('POST', '/asistente/consultas', {
  summary: 'Preguntar a la moderación lo que el asistente no supo; la respuesta llega como aviso',
  access: 'player',
  code: 201,
  body: z.object({
    pregunta: z.string().trim().min(1).max(consultaLength.pregunta),
    hilo: z.array(threadMessage).max(consultaThread.messages).optional(),
  }),
  data: z.object({ id: z.int() }),
})
export const listConsultas = defineRoute('GET', '/admin/consultas', {
  summary: 'Lo que se pregunta a la moderación; primero lo que espera, lo más antiguo antes',
  access: 'assistant.review',
  query: pageQuery,
  data: z.array(consulta),
  meta: pageMeta,
})
export const answerConsulta = defineRoute('POST', '/admin/consultas/:id/respuesta', {
  summary: 'Contestar una pregunta a la moderación; llega como aviso a quien preguntó',
  access: 'assistant.review',
  params: idParams,
  body: z.object({ respuesta: z.string().trim().min(1).max(consultaLength.respuesta) }),
  data: consulta,
})
