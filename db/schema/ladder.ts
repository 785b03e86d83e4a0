import type { Rango } from '@trinchera/rules/permissions'
import type { Generated } from 'kysely'

export interface JuegosTable {
  id: Generated<number>
  nombre: string
  nombre_folded: string
}

/**
 * A stage and the head of its log: `seq` is the last entry's number; `revision` increases when an applied entry must be
 * folded again (a ruling given or lifted). The projection is current when `ladders` has reached both.
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
  /** First entry the next replay changes; null if no replay is pending. */
  stale_from: number | null
}

/** A deleted clan keeps its row, since matches refer to it. Its folded names are then null, so they are free. */
export interface ClansTable {
  id: Generated<number>
  id_etapa: number
  id_lider: number | null
  nombre: string
  nombre_folded: string | null
  tag: string
  tag_folded: string | null
  lema: string | null
  imagen: string | null
  created_at: string
  deleted_at: string | null
  acepta_solicitudes: Generated<number>
  /** Increases with each change of the clan itself. */
  revision: Generated<number>
}

/** Changes of a clan's revision: `nombre`, `tag`, `lema`, `imagen`, `acepta_solicitudes`, or `players:{id}` for a member. */
export interface ClanChangesTable {
  id_clan: number
  revision: number
  campo: string
}

/** One clan per player and stage: `id_etapa` repeats the clan's for the unique constraint. */
export interface MembershipsTable {
  id_clan: number
  player_id: number
  id_etapa: number
  rango: Rango
  joined_at: string
}

/**
 * A log entry: a loss as reported. Rulings change its effect, never the row. `jugada`: when it was played, null in older
 * rows, which count as played when reported; `mapas`: JSON of `MatchMap[]`, null where none was said.
 */
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
  jugada: string | null
  mapas: string | null
  id_reto: number | null
}

/** The rosters at the time of the report. */
export interface MatchRosterTable {
  match_id: number
  id_clan: number
  player_id: number
  rango: string
}

/**
 * A ruling; in force while `lifted_at` is null, at most one per match. `seq`: its own log entry (null for `anular`).
 */
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

/** A log entry: a clan's deletion. */
export interface ClanRemovalsTable {
  id_clan: number
  id_etapa: number
  seq: number
  fecha: string
}

/**
 * Progress of a stage's projection. `announced_version`: the last one broadcast; `history_seq`, `history_revision`: up to which entry, and for which
 * applied revision, its blocks hold; `totals_seq`, `totals_revision`: up to which the players' totals hold its records. A column
 * `checkpoint_revision` and the table `ladder_checkpoints` (migration 027) are neither written nor read any more. A process of the release before
 * takes no checkpoint for good after a replay by this one, which leaves `checkpoint_revision` behind; a later release drops both.
 */
export interface LaddersTable {
  id_etapa: number
  version: Generated<number>
  applied_seq: Generated<number>
  applied_revision: Generated<number>
  announced_version: Generated<number>
  history_seq: Generated<number>
  history_revision: Generated<number>
  totals_seq: Generated<number>
  totals_revision: Generated<number>
  updated_at: string | null
}

/** Projection: a clan's standing. A clan without entries has no row. */
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

/**
 * Where a block of a stage's history begins: `seq`, the entry before it; `ranked`, the ranked clans by place, and `moved`, when each clan was moved last, as JSON.
 * There is none for entries that moved nobody.
 */
export interface LadderBlocksTable {
  id_etapa: number
  seq: number
  ranked: string
  moved: string
}

/** The shifts of a block's entries (`block-text.ts`), in a row of their own, since each report adds to it. */
export interface LadderShiftsTable {
  id_etapa: number
  seq: number
  shifts: string
}

/** A change of place, as releases before the blocks stored it: neither written nor read any more. */
export interface PlacesTable {
  id_etapa: number
  seq: number
  id_clan: number
  fecha: string
  ranking: number
  antes: number
}

/** Projection: places of both sides before and after a match that counts. */
export interface MatchOutcomesTable {
  match_id: number
  id_etapa: number
  seq: number
  ganador_antes: number
  ganador_despues: number
  perdedor_antes: number
  perdedor_despues: number
}

/** Projection: a player's record in a stage (docs/rules.md#Player records and rosters). */
export interface PlayerRecordsTable {
  id_etapa: number
  player_id: number
  victorias: number
  derrotas: number
}

/** Projection: a player's records of all stages summed up; a sum may be zero. */
export interface PlayerTotalsTable {
  player_id: number
  victorias: number
  derrotas: number
}

/** Stored reply of a report, returned again for the same key (docs/rules.md#Idempotency-Key). `reply`: data as JSON. */
export interface IdempotencyKeysTable {
  player_id: number
  key: string
  body_hash: string
  reply: string | null
  created_at: string
}
