import * as z from './schema'
import { defineRoute } from './route'

/** Conversation state, opaque to the client: received with an answer, sent back with the next question. */
const thread = z.string().max(4000)

const call = {
  area: 'axisbot',
  access: 'optional',
  base: '',
  body: z.object({ message: z.string({ error: 'El mensaje es obligatorio' }), conversacion: thread.nullish() }),
  extra: z.object({
    response: z.string(),
    sugerencias: z.array(z.string()),
    conversacion: z.string(),
    ficha: z.string(),
  }),
} as const

/**
 * `response`: text whose only markup is line breaks, **bold** and [links](/address). `sugerencias`: questions to offer as buttons. A
 * message longer than `longestQuestion` is refused with 400. With a session, 'mi clan' and 'yo' mean the person who asks; nothing else
 * depends on the session (docs/behaviour/assistant.md#Assistant call). `ficha`: proof that this answer was given, needed to rate it
 * (`asistente.ts`).
 */
export const chat = defineRoute('POST', '/axisbot/chat', { ...call, summary: 'Preguntarle al asistente' })

/**
 * Like `chat`, but the answer arrives in parts, as lines of JSON. Each line is `{ texto }` with the answer so far, which replaces the
 * previous line; the last line is the reply of `chat`. A refusal is a single line with its envelope, and has its HTTP status.
 */
export const tell = defineRoute('POST', '/axisbot/chat/lineas', {
  ...call,
  summary: 'Preguntarle al asistente y recibir la respuesta a medida que llega',
  progress: z.object({ texto: z.string() }),
})
