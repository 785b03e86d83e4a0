import type { Rango } from '@trinchera/rules/permissions'
import type { Generated } from 'kysely'

export interface JuegosTable {
  id: Generated<number>
  nombre: string
  nombre_folded: string
}

/**
 * A stage, and the head of its log: `seq` is the last entry's number, `revision` grows when something already folded
 * has to be folded again (a ruling given or taken back). The projection is current when `ladders` has reached both.
 */
export interface EtapasTable {
  id: Generated<number>
  id_juego: number
  nombre: string
  activo: number
  multijugador: number
  archived_at: string | null
  created_at: string
  seq: Generated<number>
  revision: Generated<number>
  /** The first entry that the next replay will change; null when none waits. */
  stale_from: number | null
}

/** A deleted clan keeps its row: its matches still name it. The folded names are null then, so that they are free again. */
export interface ClansTable {
  id: Generated<number>
  id_etapa: number
  id_lider: number | null
  nombre: string
  nombre_folded: string | null
  tag: string
  tag_folded: string | null
  imagen: string | null
  created_at: string
  deleted_at: string | null
  acepta_solicitudes: Generated<number>
  /** Grows with each change of the clan itself. */
  revision: Generated<number>
}

/** What a revision of a clan changed: `nombre`, `tag`, `imagen`, `acepta_solicitudes`, or `players:{id}` of the member it was about. */
export interface ClanChangesTable {
  id_clan: number
  revision: number
  campo: string
}

/** One clan per player and stage: `id_etapa` repeats the clan's, so that the database can keep it. */
export interface MembershipsTable {
  id_clan: number
  player_id: number
  id_etapa: number
  rango: Rango
  joined_at: string
}

/** An entry of the log: a reported loss, as it was reported. Rulings change what it counts as, never the row. */
export interface MatchesTable {
  id: Generated<number>
  id_etapa: number
  seq: number
  id_clan_ganador: number
  id_clan_perdedor: number
  comentario: string
  id_reportero: number | null
  reportado_por: string
  fecha: string
}

/** Who stood on each roster when the match was reported. */
export interface MatchRosterTable {
  match_id: number
  id_clan: number
  player_id: number
  rango: string
}

/** A ruling; it stands while `lifted_at` is null, at most one per match. `seq` is its own place in the log (none for `anular`). */
export interface RulingsTable {
  id: Generated<number>
  match_id: number
  id_etapa: number
  tipo: 'anular' | 'falso' | 'trampa'
  seq: number | null
  id_clan: number | null
  motivo: string
  ruled_by: number
  created_at: string
  lifted_at: string | null
  lifted_by: number | null
}

/** An entry of the log: a clan deleted. */
export interface ClanRemovalsTable {
  id_clan: number
  id_etapa: number
  seq: number
  fecha: string
}

/** How far the projection of a stage has come. `announced_version` is the last one the worker told the browsers of. */
export interface LaddersTable {
  id_etapa: number
  version: Generated<number>
  applied_seq: Generated<number>
  applied_revision: Generated<number>
  announced_version: Generated<number>
  updated_at: string | null
}

/** The projection: what the fold yields for a clan. A clan that nothing happened to has no row. */
export interface StandingsTable {
  id_clan: number
  id_etapa: number
  ranking_actual: number
  ultimo_ranking: number
  mejor_ranking: number
  ultimo_registro: string | null
  triunfos: number
  derrotas: number
  juegos: number
  racha_actual: number
}

/** The projection: each change of place. */
export interface PlacesTable {
  id_etapa: number
  seq: number
  id_clan: number
  fecha: string
  ranking: number
  antes: number
}

/** The projection: the places of both sides before and after a match that counts. */
export interface MatchOutcomesTable {
  match_id: number
  id_etapa: number
  seq: number
  ganador_antes: number
  ganador_despues: number
  perdedor_antes: number
  perdedor_despues: number
}

/** The projection: a player's record in a stage (section 5.5 of the contract). */
export interface PlayerRecordsTable {
  id_etapa: number
  player_id: number
  victorias: number
  derrotas: number
}

/** A report already answered: the same key answers the same again (section 5.8). `reply` is the answer's data as JSON. */
export interface IdempotencyKeysTable {
  player_id: number
  key: string
  body_hash: string
  reply: string | null
  created_at: string
}
