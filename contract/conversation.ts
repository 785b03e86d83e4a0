import * as z from './schema'
import { longestRetoMessage } from '@trinchera/rules/limits'
import { instant } from './fields'

/**
 * A message of a conversation between two clans, plain text. `oculto`: it was reported, and only its author and moderators see it.
 * `id_clan`: the author's clan of the two.
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
