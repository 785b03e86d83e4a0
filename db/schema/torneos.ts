import type { TorneoFormato } from '@trinchera/rules/torneo'
import type { Generated } from 'kysely'

/**
 * A torneo. `revision` increases with each change of the torneo, so that calendars notice it. `version`: number of entries in its bracket's
 * log (`torneo_actos`), 0 until the draw; `situacion`: the bracket's state as JSON, computed from that log; `objeta_hasta`: when the next
 * reported match is closed automatically; `desierto`: 1 if the torneo ended without a champion. `mapas`, `mejor_de_rondas`: JSON.
 */
export interface TorneosTable {
  id: Generated<number>
  revision: Generated<number>
  nombre: string
  descripcion: string
  inicio: string
  created_at: string
  formato: Generated<TorneoFormato | null>
  id_etapa: Generated<number | null>
  cupos: Generated<number | null>
  por_equipo: Generated<number | null>
  inscripcion_hasta: Generated<string | null>
  checkin_minutos: Generated<number | null>
  mejor_de: Generated<1 | 3 | 5 | null>
  mejor_de_semifinal: Generated<1 | 3 | 5 | null>
  mejor_de_final: Generated<1 | 3 | 5 | null>
  mejor_de_rondas: Generated<string>
  cuenta_ladder: Generated<number>
  mapas: Generated<string>
  reglas: Generated<string>
  sorteo: Generated<string | null>
  cancelado_at: Generated<string | null>
  version: Generated<number>
  situacion: Generated<string | null>
  campeon: Generated<number | null>
  desierto: Generated<number>
  objeta_hasta: Generated<string | null>
  checkin_avisado_at: Generated<string | null>
}

/** A clan's enrolment in a torneo; a lower `id` is earlier. `cupo_avisado_at`: when a reserve clan was notified that it has got a place. */
export interface TorneoInscripcionesTable {
  id: Generated<number>
  id_torneo: number
  id_clan: number
  semilla: Generated<number | null>
  checkin_at: Generated<string | null>
  cupo_avisado_at: Generated<string | null>
  fecha: string
}

export interface TorneoPlantelesTable {
  id_torneo: number
  player_id: number
  id_clan: number
}

/** An entry in the log of a bracket. `acto`: JSON of the draw (version 1) or of a `TorneoAct`; `quien`: name, null if automatic. */
export interface TorneoActosTable {
  id: Generated<number>
  id_torneo: number
  version: number
  quien: string | null
  player_id: number | null
  acto: string
}

/** A ladder match that was recorded for a torneo match. `anulado_at`: when the torneo result was undone; null if it was not. */
export interface TorneoMatchesTable {
  id_match: number
  id_torneo: number
  partida: number
  anulado_at: string | null
}
