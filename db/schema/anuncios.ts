import type { Generated } from 'kysely'

/** An anuncio. `contenido`: HTML with allowed elements only. `creador`: the author's username when the anuncio was published. */
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
  /** Until all players are notified of the anuncio: id of the last player notified. Null when all are. */
  avisado_hasta: Generated<number | null>
}

/**
 * An uploaded picture. `id_anuncio`: the anuncio that shows it, null if none does. `since`: when the picture was uploaded or an anuncio
 * last stopped showing it.
 */
export interface AnuncioPicturesTable {
  path: string
  id_anuncio: number | null
  since: string
}

/** Name of a field (`campo`) that a revision of an anuncio changed. */
export interface AnuncioChangesTable {
  id_anuncio: number
  revision: number
  campo: string
}

/**
 * A text by a player: a comment on an anuncio or a post in a forum topic (HTML), or a message about a reto or a torneo's match (plain
 * text). Exactly one of `id_anuncio`, `id_reto`, `id_torneo` (with `partida`) and `id_tema` is set. `cita`: post of the same topic that
 * this one quotes. `hidden_at`: since when the text is hidden, waiting for a decision of staff.
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

/** A player's report of a comment; at most one for each comment and player. `settled_at`: when staff decided. */
export interface CommentReportsTable {
  id: Generated<number>
  id_comment: number
  player_id: number | null
  quien: string
  motivo: string
  fecha: string
  settled_at: string | null
}

/** A claim (objection) of a clan against a match. Open while `settled_at` is null. */
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

/** The final ladder table of an archived etapa. `clanes`: the rows of the table as JSON. */
export interface EtapaFinalsTable {
  id_etapa: number
  fecha: string
  clanes: string
}

/** A part of the opciones (settings that administrators edit) that differs from its default. `valor`: JSON. */
export interface OpcionesTable {
  parte: string
  valor: string
}
