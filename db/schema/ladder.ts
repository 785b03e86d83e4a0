import type { Rango } from '@trinchera/rules/permissions'
import type { Generated } from 'kysely'

export interface JuegosTable {
  id: Generated<number>
  nombre: string
  nombre_folded: string
}

/**
 * A stage and the state of its log. `seq`: number of the last entry; `revision`: increases when an applied entry must be folded again
 * because a ruling was given or lifted. The stage's projection is up to date when its row of `ladders` has reached both.
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
  /** First entry that the next replay must fold again; null if no replay is pending. */
  stale_from: number | null
}

/**
 * A clan. A deleted clan keeps its row, because matches refer to it. Its folded names are then null, so that other clans can use the names.
 */
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
  /** Increases with each change of the clan's own fields or members. */
  revision: Generated<number>
}

/** The field that a revision of a clan changed: `nombre`, `tag`, `lema`, `imagen`, `acepta_solicitudes`, or `players:{id}` for a member. */
export interface ClanChangesTable {
  id_clan: number
  revision: number
  campo: string
}

/** A player's membership in a clan, one per stage. `id_etapa` repeats the clan's stage for the unique constraint. */
export interface MembershipsTable {
  id_clan: number
  player_id: number
  id_etapa: number
  rango: Rango
  joined_at: string
}

/**
 * A match, which is a log entry: a loss as it was reported. Rulings change its effect, never the row. `jugada`: when it was played; null in
 * older rows, which count as played when reported. `mapas`: JSON of `MatchMap[]`; null if the report named no maps.
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

/** The players of both clans when a match was reported. */
export interface MatchRosterTable {
  match_id: number
  id_clan: number
  player_id: number
  rango: string
}

/**
 * A ruling on a match. It is in force while `lifted_at` is null; at most one per match is. `seq`: number of its log entry; null for
 * `anular`, which has none.
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

/** The deletion of a clan, which is a log entry. */
export interface ClanRemovalsTable {
  id_clan: number
  id_etapa: number
  seq: number
  fecha: string
}

/**
 * State of a stage's projection. `announced_version`: the last version that was broadcast. `history_seq`, `history_revision`: the entry and
 * the applied revision up to which the blocks of history are complete. `totals_seq`, `totals_revision`: likewise for the players' totals.
 * The column `checkpoint_revision` and the table `ladder_checkpoints` (migration 027) are no longer written or read; a later release drops
 * both. After a replay by this release `checkpoint_revision` is outdated, so that a process of the previous release does not trust any
 * checkpoint.
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

/** Projection: a clan's place and record. A clan without log entries has no row. */
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
 * The state of a stage at the start of a block of its history. `seq`: the entry before the block; `ranked`: the ranked clans by place, as
 * JSON; `moved`: the last move of each clan, as JSON. Blocks whose entries moved no clan have no row.
 */
export interface LadderBlocksTable {
  id_etapa: number
  seq: number
  ranked: string
  moved: string
}

/** The shifts in a block (format: `block-text.ts`). They have their own table because each report appends to them. */
export interface LadderShiftsTable {
  id_etapa: number
  seq: number
  shifts: string
}

/** Changes of place as stored by releases without blocks. No longer written or read. */
export interface PlacesTable {
  id_etapa: number
  seq: number
  id_clan: number
  fecha: string
  ranking: number
  antes: number
}

/** Projection: places of winner and loser before and after a match that counts. */
export interface MatchOutcomesTable {
  match_id: number
  id_etapa: number
  seq: number
  ganador_antes: number
  ganador_despues: number
  perdedor_antes: number
  perdedor_despues: number
}

/** Projection: a player's wins and losses in a stage (docs/rules.md#Player records and rosters). */
export interface PlayerRecordsTable {
  id_etapa: number
  player_id: number
  victorias: number
  derrotas: number
}

/** Projection: the sums of a player's records in all stages. A sum may be zero. */
export interface PlayerTotalsTable {
  player_id: number
  victorias: number
  derrotas: number
}

/** The stored reply to a report, which is returned again for the same key (docs/rules.md#Idempotency-Key). `reply`: data as JSON. */
export interface IdempotencyKeysTable {
  player_id: number
  key: string
  body_hash: string
  reply: string | null
  created_at: string
}
