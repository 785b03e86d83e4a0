import type { Generated } from 'kysely'

/** `contenido`: HTML within the allow-list. `creador`: the author's name at publication. */
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
  /** The last player, by id, whose followers' notice of it was made; null: all were. */
  avisado_hasta: Generated<number | null>
}

/** An uploaded picture; `id_anuncio` null: orphan, `since` its upload or its removal from a text. */
export interface AnuncioPicturesTable {
  path: string
  id_anuncio: number | null
  since: string
}

/** Fields changed per revision of an anuncio. */
export interface AnuncioChangesTable {
  id_anuncio: number
  revision: number
  campo: string
}

/**
 * What people write in a discussion: of an anuncio, or of a topic of the forum, as HTML; of a reto or of a match of
 * a torneo, as plain text. Exactly one of the four ids is set. `cita`: the post of the same topic that it answers. `hidden_at`: hidden
 * pending review.
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

/** One per comment and player; `settled_at`: staff's decision. */
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

/** Final table of an archived stage; `clanes`: rows as JSON. */
export interface EtapaFinalsTable {
  id_etapa: number
  fecha: string
  clanes: string
}

/** A part of the opciones that differs from its default, as JSON. */
export interface OpcionesTable {
  parte: string
  valor: string
}
