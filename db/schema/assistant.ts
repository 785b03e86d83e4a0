import type { Generated } from 'kysely'

/**
 * A question that the assistant did not understand with certainty, turned away, or got an opinion on. The player who asked is not stored.
 * `clave`: the same for questions with the same words and the same interpretation, which share a row. `marked_at`: marked to be added to
 * the question set.
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

/** An opinion on an answer. `ficha`: token of the answer, so that a second opinion on it replaces the first one. */
export interface AssistantVotesTable {
  ficha: string
  id_caso: number
  util: number
  at: string
}

/** A question from a player to the moderators. `hilo`: the player's conversation with the assistant before it, as JSON. */
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
