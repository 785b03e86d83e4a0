import type { Generated } from 'kysely'
import type { Busca, ReaccionTipo, Seguimiento } from '@trinchera/rules/foro'

/**
 * A forum topic. Its posts are rows of `comments`. `mensajes`: number of visible posts. `primero`, `ultimo`: ids of the first post and of
 * the last visible one, 0 until the first is stored. `oculto`: 1 if the first post is hidden. `busca`: what the author looks for, in
 * sections where players look for clans and clans for players; otherwise null.
 */
export interface ForoTemasTable {
  id: Generated<number>
  id_seccion: number
  titulo: string
  id_creador: number | null
  creador: string
  created_at: string
  fijado: Generated<number>
  cerrado: Generated<number>
  oculto: Generated<number>
  mensajes: Generated<number>
  primero: Generated<number>
  ultimo: Generated<number>
  busca: Busca | null
  id_etapa: number | null
  horario: string | null
  puesto: string | null
}

/** How far a player has read a topic (`hasta`: id of the last post read) and how the player follows the topic (`modo`). */
export interface ForoLecturasTable {
  player_id: number
  id_tema: number
  hasta: Generated<number>
  modo: Generated<Seguimiento>
}

export interface ForoReaccionesTable {
  id_comment: number
  player_id: number
  tipo: ReaccionTipo
}

/** The words of a forum post (`rowid`: its id), for full-text search: an FTS5 table in SQLite, a `tsvector` column in PostgreSQL. */
export interface ForoTextoTable {
  rowid: number
  texto: string
}
