import type { Generated } from 'kysely'

/** An anuncio. `contenido`: HTML restricted to the allow-list; `creador`: the author's username at publication. */
export interface AnunciosTable {
  id: Generated<number>
  titulo: string
  descripcion: string
  contenido: string
  imagen: string | null
  creador: string
  id_creador: number | null
  created_at: string
  updated_at: string | null
  revision: Generated<number>
  /** Progress of notifying followers: the id of the last player who was processed; null when all were. */
  avisado_hasta: Generated<number | null>
}

/**
 * An uploaded picture. `id_anuncio` null: no text shows it (orphan); `since` is then the time of its upload or of its removal from a text.
 */
export interface AnuncioPicturesTable {
  path: string
  id_anuncio: number | null
  since: string
}

/** A field that a revision of an anuncio changed. */
export interface AnuncioChangesTable {
  id_anuncio: number
  revision: number
  campo: string
}

/**
 * A text in a discussion: of an anuncio or a topic of the forum, as HTML; of a reto or a torneo match, as plain text. It has exactly one of
 * `id_anuncio`, `id_reto`, `id_torneo` (with `partida`) and `id_tema`. `cita`: the post of the same topic that it quotes. `hidden_at`: set
 * while it is hidden until staff decide.
 */
export interface CommentsTable {
  id: Generated<number>
  id_anuncio: number | null
  id_reto: Generated<number | null>
  id_torneo: Generated<number | null>
  partida: Generated<number | null>
  id_tema: Generated<number | null>
  cita: Generated<number | null>
  id_creador: number | null
  creador: string
  comentario: string
  created_at: string
  edited_at: string | null
  hidden_at: string | null
}

/** A player's report of a comment, at most one per comment and player. `settled_at`: time of the staff's decision. */
export interface CommentReportsTable {
  id: Generated<number>
  id_comment: number
  player_id: number | null
  quien: string
  motivo: string
  fecha: string
  settled_at: string | null
}

/** A claim of a clan against a match; open while `settled_at` is null. */
export interface MatchClaimsTable {
  id: Generated<number>
  id_match: number
  id_clan: number
  player_id: number | null
  quien: string
  tipo: 'trampa' | 'falso' | 'duplicada' | 'plazo' | 'otro'
  texto: string
  fecha: string
  settled_at: string | null
}

/** The final table of an archived stage. `clanes`: its rows as JSON. */
export interface EtapaFinalsTable {
  id_etapa: number
  fecha: string
  clanes: string
}

/** A part of the opciones that differs from its default. `valor`: JSON. */
export interface OpcionesTable {
  parte: string
  valor: string
}
