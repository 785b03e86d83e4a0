import type { Generated } from 'kysely'

/**
 * A question to the assistant that it was not sure to understand or declined to answer, or on whose reply somebody voted. The player is not
 * stored. `clave`: equal for questions with the same words and interpretation, which share one row. `veces`: number of times asked.
 * `marked_at`: when staff marked it to be added to the assistant's test questions.
 */
export interface AssistantCasesTable {
  id: Generated<number>
  clave: string
  pregunta: string
  respuesta: string
  clase: string
  intencion: string
  veces: number
  created_at: string
  last_at: string
  settled_at: string | null
  marked_at: string | null
}

/** A vote on a reply of the assistant. `ficha`: identifies the reply, so that a second vote on it replaces the first one. */
export interface AssistantVotesTable {
  ficha: string
  id_caso: number
  util: number
  at: string
}

/** A question from a player to the moderators. `hilo`: the player's previous conversation with the assistant, as JSON. */
export interface ConsultasTable {
  id: Generated<number>
  player_id: number
  pregunta: string
  hilo: string
  fecha: string
  respuesta: string | null
  respondio: string | null
  answered_at: string | null
}
