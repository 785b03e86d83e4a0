import type { Generated } from 'kysely'
import type { Busca, ReaccionTipo, Seguimiento } from '@trinchera/rules/foro'

/**
 * A topic of the forum; its posts are `comments` with its id. `mensajes`: visible posts; `primero`, `ultimo`: the first post and the last visible one,
 * 0 before there is one. `oculto`: its first post is hidden. `busca`: what a topic of a section of the kind `busco` looks for.
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

/** How far a player has read a topic, by the id of a post, and how they follow it. */
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

/** The words of posts, for the search of the database: FTS5 on SQLite, a `tsvector` on PostgreSQL. `rowid`: the post's id. */
export interface ForoTextoTable {
  rowid: number
  texto: string
}
