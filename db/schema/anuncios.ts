import type { Generated } from 'kysely'

/** `contenido` is HTML that passed the allow-list. `creador` is the author's name when it was published. */
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
}

/** A picture uploaded into a text before that text is stored; `id_anuncio` null: none shows it. `since`: uploaded then, or taken out of a text then. */
export interface AnuncioPicturesTable {
  path: string
  id_anuncio: number | null
  since: string
}

/** Which field of an announcement got another value in which revision. */
export interface AnuncioChangesTable {
  id_anuncio: number
  revision: number
  campo: string
}

/** `hidden_at`: out of sight until staff have looked. */
export interface CommentsTable {
  id: Generated<number>
  id_anuncio: number
  id_creador: number | null
  creador: string
  comentario: string
  created_at: string
  edited_at: string | null
  hidden_at: string | null
}

/** One per comment and player; `settled_at` once staff have decided. */
export interface CommentReportsTable {
  id: Generated<number>
  id_comment: number
  player_id: number | null
  quien: string
  motivo: string
  fecha: string
  settled_at: string | null
}

/** What a clan says against a match; open while `settled_at` is null. */
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

/** A closed stage's last table, `clanes` as JSON rows. */
export interface EtapaFinalsTable {
  id_etapa: number
  fecha: string
  clanes: string
}

export interface TorneosTable {
  id: Generated<number>
  nombre: string
  descripcion: string
  inicio: string
  created_at: string
}

/** A part of the site's options that differs from the rulebook's default, as JSON. */
export interface OpcionesTable {
  parte: string
  valor: string
}
