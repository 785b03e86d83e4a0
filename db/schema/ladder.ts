import type { Rango } from '@trinchera/rules/permissions'
import type { Generated } from 'kysely'

export interface JuegosTable {
  id: Generated<number>
  nombre: string
  nombre_folded: string
}

/**
 * An etapa and the state of its log. `seq`: number of the last log entry. `revision`: increases when a ruling, or lifting one, changes how
 * an entry counts that the ladder table already includes. The ladder table is up to date when `applied_seq` and `applied_revision` in
 * `ladders` equal `seq` and `revision`.
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
  /** The first log entry that must be applied again because a ruling changed how it counts; null if there is none. */
  stale_from: number | null
}

/** A clan. Deleted clans keep their row, because matches refer to it; their folded names are null, so that other clans can have them. */
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
  /** Increases with each change of the clan's fields or members. */
  revision: Generated<number>
}

/** What a revision of a clan changed: `nombre`, `tag`, `lema`, `imagen`, `acepta_solicitudes`, or `players:{id}` for a member. */
export interface ClanChangesTable {
  id_clan: number
  revision: number
  campo: string
}

/** A player's membership in a clan; at most one in each etapa. `id_etapa`: the clan's etapa, repeated here for the unique constraint. */
export interface MembershipsTable {
  id_clan: number
  player_id: number
  id_etapa: number
  rango: Rango
  joined_at: string
}

/**
 * A match as it was reported; an entry of its etapa's log (`seq`). Rulings change how the match counts, but never this row. `jugada`: when
 * it was played; null in old rows, which count as played when reported. `mapas`: JSON of `MatchMap[]`; null if the report named no maps.
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

/** A player of one of the two clans of a match, at the time when the match was reported. */
export interface MatchRosterTable {
  match_id: number
  id_clan: number
  player_id: number
  rango: string
}

/**
 * A ruling about a match. In force while `lifted_at` is null; at most one for each match is in force. `seq`: number of its log entry; null
 * for `anular`, which has none.
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

/** The deletion of a clan, which is an entry of its etapa's log (`seq`). */
export interface ClanRemovalsTable {
  id_clan: number
  id_etapa: number
  seq: number
  fecha: string
}

/**
 * How far an etapa's log is included in its ladder table. `applied_seq`, `applied_revision`: last entry and revision included. `version`:
 * version of the ladder table; `announced_version`: the last version that was broadcast. `history_…`, `totals_…`: entry and revision that
 * the history in blocks, and the players' totals, include. The column `checkpoint_revision` and the database table `ladder_checkpoints`
 * (migration 027) are no longer used; a later release drops them. Until then the column is not updated when rulings come, so that a process
 * of the previous release trusts no checkpoint.
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

/** Place and record of a clan, computed from the log. A clan without log entries has no row. */
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
 * The ranking of an etapa at the start of a block of its history. `seq`: last log entry before the block. `ranked`: ids of the ranked clans
 * by place, as JSON. `moved`: the last move of each clan, as JSON. A block in which no clan moved has no row.
 */
export interface LadderBlocksTable {
  id_etapa: number
  seq: number
  ranked: string
  moved: string
}

/**
 * The shifts (changes of place) in a block of an etapa's history, as text (see `block-text.ts`). In a database table of their own, because
 * every report appends to them.
 */
export interface LadderShiftsTable {
  id_etapa: number
  seq: number
  shifts: string
}

/** Changes of place, as stored by releases without blocks. No longer used. */
export interface PlacesTable {
  id_etapa: number
  seq: number
  id_clan: number
  fecha: string
  ranking: number
  antes: number
}

/** Places of the winner and the loser of a match before and after it, computed from the log. Only for matches that count. */
export interface MatchOutcomesTable {
  match_id: number
  id_etapa: number
  seq: number
  ganador_antes: number
  ganador_despues: number
  perdedor_antes: number
  perdedor_despues: number
}

/** A player's wins and losses in an etapa, computed from the log (docs/rules.md#Player records and rosters). */
export interface PlayerRecordsTable {
  id_etapa: number
  player_id: number
  victorias: number
  derrotas: number
}

/** A player's wins and losses in all etapas: the sums of the player's records. They may be zero. */
export interface PlayerTotalsTable {
  player_id: number
  victorias: number
  derrotas: number
}

/**
 * An idempotency key and the reply (JSON) to the report sent with it. If the report is sent again with the same key, the same reply is
 * returned (docs/rules.md#Idempotency-Key).
 */
export interface IdempotencyKeysTable {
  player_id: number
  key: string
  body_hash: string
  reply: string | null
  created_at: string
}
