import type { Generated } from 'kysely'

/** The winner's answer to a report; older matches have none. `quien`, `fecha`: of the answer, or of its running out. */
export interface MatchAnswersTable {
  match_id: number
  estado: 'pendiente' | 'confirmada' | 'rechazada' | 'vencida'
  hasta: string
  quien: string | null
  fecha: string | null
}

/** A win the rival did not report; open while `settled_at` is null. `id_match`: the match it became. */
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

/** One vote of the Leaders' Assembly per clan and case, by whoever led the clan then. */
export interface WinClaimVotesTable {
  id_victoria: number
  id_clan: number
  player_id: number | null
  quien: string
  voto: 'si' | 'no'
  fecha: string
}

/** A picture shown by one side of a match or of a win claim; exactly one of the two ids is set. `archivo`: file name. */
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
  /** SHA-256 in hex of the picture as stored. */
  hash: string
}

/** An appeal against a ruling or a suspension; exactly one of the two ids is set, each once. */
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
