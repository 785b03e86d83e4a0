import type { Generated } from 'kysely'

/**
 * The winner's answer to a report. Matches older than this feature have no row. `quien`, `fecha`: who answered and when; if nobody did,
 * `fecha` is when the time ran out.
 */
export interface MatchAnswersTable {
  match_id: number
  estado: 'pendiente' | 'confirmada' | 'rechazada' | 'vencida'
  hasta: string
  quien: string | null
  fecha: string | null
}

/** A claim of a win that the rival did not report; open while `settled_at` is null. `id_match`: the match that was created from it. */
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

/** A clan's vote in the Leaders' Assembly on a case, given by the clan's leader at that time. */
export interface WinClaimVotesTable {
  id_victoria: number
  id_clan: number
  player_id: number | null
  quien: string
  voto: 'si' | 'no'
  fecha: string
}

/** A picture that one side of a match or win claim has added. Exactly one of `id_match` and `id_victoria` is set. `archivo`: file name. */
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

/** An appeal against a ruling or a suspension. Exactly one of `id_ruling` and `id_suspension` is set; each can be appealed once. */
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
