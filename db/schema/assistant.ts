import type { Generated } from 'kysely'

/**
 * A question to the assistant that it was unsure about, turned away, or that somebody gave an opinion of; never who asked.
 * `clave`: one row for what is asked again in the same words and understood alike. `marked_at`: to be put into the question set.
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

/** One opinion of an answer. `ficha`: that of the answer, so that a changed mind replaces it. */
export interface AssistantVotesTable {
  ficha: string
  id_caso: number
  util: number
  at: string
}

/** A question to the moderators. `hilo`: the conversation with the assistant as JSON. */
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
