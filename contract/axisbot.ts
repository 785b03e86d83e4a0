import * as z from './schema'
import { routesOf } from './route'

const defineRoute = routesOf('axisbot')

/** State of the conversation with the assistant. The client gets this text with a reply and sends it back with the next question. */
const thread = z.string().max(4000)

const call = {
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
 * `response`: the assistant's reply, whose only markup is line breaks, **bold** and [links](/path). `sugerencias`: questions to show as
 * buttons. `ficha`: proof that the assistant gave this reply, needed to rate it. A message longer than `longestQuestion` is refused with
 * 400. 'mi clan' and 'yo' mean the logged-in player; nothing else depends on the session (docs/behaviour/assistant.md#Assistant call).
 */
export const chat = defineRoute('POST', '/axisbot/chat', { ...call, summary: 'Preguntarle al asistente' })

/**
 * Like `chat`, but the reply arrives in parts, as lines of JSON. Each line but the last is `{ texto }` with the whole text so far. The last
 * line is the reply of `chat`. A refused call has its HTTP status and a single line: the envelope with the error.
 */
export const tell = defineRoute('POST', '/axisbot/chat/lineas', {
  ...call,
  summary: 'Preguntarle al asistente y recibir la respuesta a medida que llega',
  progress: z.object({ texto: z.string() }),
})
