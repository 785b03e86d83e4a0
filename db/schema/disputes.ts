import type { Generated } from 'kysely'

/**
 * How the winner's clan replied to the report of a match, or that it did not reply in time. Older matches have no row. `hasta`: the
 * deadline. `quien`, `fecha`: who replied and when; if nobody did, `fecha` is when the time ran out.
 */
export interface MatchAnswersTable {
  match_id: number
  estado: 'pendiente' | 'confirmada' | 'rechazada' | 'vencida'
  hasta: string
  quien: string | null
  fecha: string | null
}

/** A clan's claim to have won a match that the rival did not report. Open while `settled_at` is null. `id_match`: the match if granted. */
export interface WinClaimsTable {
  id: Generated<number>
  id_etapa: number
  id_clan_ganador: number
  id_clan_perdedor: number
  jugada: string
  texto: string
  mapas: string | null
  player_id: number | null
  quien: string
  fecha: string
  responde_hasta: string
  estado: 'abierta' | 'disputada' | 'reconocida' | 'acreditada' | 'rechazada'
  respuesta_quien: string | null
  respuesta_texto: string | null
  respuesta_fecha: string | null
  settled_at: string | null
  settled_by: string | null
  motivo: string | null
  id_match: number | null
}

/** The vote of a clan, cast by its leader, in the Leaders' Assembly about a win claim. */
export interface WinClaimVotesTable {
  id_victoria: number
  id_clan: number
  player_id: number | null
  quien: string
  voto: 'si' | 'no'
  fecha: string
}

/**
 * An evidence picture that one clan has added to a match or win claim. Exactly one of `id_match` and `id_victoria` is set. `archivo`: file
 * name of the picture.
 */
export interface EvidenciasTable {
  id: Generated<number>
  id_match: number | null
  id_victoria: number | null
  id_clan: number
  player_id: number | null
  quien: string
  texto: string
  fecha: string
  archivo: string
  /** SHA-256 of the stored picture, in hex. */
  hash: string
}

/** An appeal against a ruling or a suspension (one of `id_ruling` and `id_suspension` is set). There is at most one against each. */
export interface ApelacionesTable {
  id: Generated<number>
  id_ruling: number | null
  id_suspension: number | null
  player_id: number | null
  quien: string
  id_clan: number | null
  texto: string
  fecha: string
  estado: 'abierta' | 'mantenida' | 'acortada' | 'levantada'
  motivo: string | null
  resolved_by: string | null
  resolved_at: string | null
}
