import * as z from './schema'
import { longestRetoMessage } from '@trinchera/rules/limits'
import { instant } from './fields'

/**
 * A message between the two clans of a reto or match, as plain text. `id_clan`: the clan that the author belongs to. `oculto`: true if the
 * message was reported and is hidden; then only its author and moderators see it.
 */
export const conversationMessage = z.object({
  id: z.int(),
  id_creador: z.int().nullable(),
  creador: z.string(),
  imagen: z.string().nullable(),
  id_clan: z.int().nullable(),
  texto: z.string(),
  fecha: instant,
  oculto: z.boolean(),
})
export type ConversationMessage = z.infer<typeof conversationMessage>

export const messageBody = z.object({ texto: z.string().trim().min(1).max(longestRetoMessage) })
