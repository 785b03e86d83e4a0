import type { Generated } from 'kysely'
import type { Busca, ReaccionTipo, Seguimiento } from '@trinchera/rules/foro'

/**
 * A topic of the forum; its posts are the rows of `comments` with its id. `mensajes`: number of visible posts; `primero`, `ultimo`: ids of
 * the first post and of the last visible one, 0 before the first post is stored. `oculto`: 1 if the first post is hidden. `busca`: what the
 * author looks for, in a section of the kind `busco`.
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

/** The last post of a topic that a player has read (`hasta`), and how the player follows the topic. */
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

/** The words of posts, for full-text search: FTS5 on SQLite, a `tsvector` on PostgreSQL. `rowid`: the post's id. */
export interface ForoTextoTable {
  rowid: number
  texto: string
}
