import { z } from 'zod'
import { defineRoute } from './route'

/** The thread so far, opaque to the client: what it was given with the last answer, sent back with the next question. */
const thread = z.string().max(4000)

/**
 * `response` is text with line breaks, **bold** and [links](/address) as its only markup; `sugerencias` are questions to offer as buttons.
 * A message longer than `longestQuestion` is refused with 400. It answers everyone the same, logged in or not (docs/behaviour.md#Assistant call).
 */
export const chat = defineRoute('POST', '/axisbot/chat', {
  summary: 'Preguntarle al asistente',
  area: 'axisbot',
  access: 'public',
  base: '',
  body: z.object({ message: z.string({ error: 'El mensaje es obligatorio' }), conversacion: thread.nullish() }),
  extra: z.object({ response: z.string(), sugerencias: z.array(z.string()), conversacion: z.string() }),
})
