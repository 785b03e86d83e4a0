import type { RetoEstado } from '@trinchera/rules/reto'
import type { Generated } from 'kysely'

/**
 * A challenge between two clans. `situacion`: its `RetoState` as JSON, computed from its history (`reto_actos`); the columns before
 * `situacion` copy parts of it for queries. `responde_hasta`: deadline for the answer to a proposed reto; `reclamado_at`: when a no-show
 * was contested; `version` increases with each step of its history.
 */
export interface RetosTable {
  id: Generated<number>
  id_etapa: number
  id_retador: number
  id_retado: number
  texto: string | null
  player_id: number | null
  quien: string
  creado: string
  version: Generated<number>
  estado: RetoEstado
  fecha: string | null
  responde_hasta: string | null
  elige_hasta: string | null
  reclamado_at: string | null
  fallo: 'mantenido' | 'retirado' | null
  servidor: number | null
  id_match: number | null
  situacion: string
}

/** An act: a step in the history of a reto. `acto`: the `RetoAct` as JSON; `quien`: the player's name, null for a passed deadline. */
export interface RetoActosTable {
  id: Generated<number>
  id_reto: number
  quien: string | null
  player_id: number | null
  acto: string
}

export interface RetoAsistenciasTable {
  id_reto: number
  player_id: number
  va: number
}

/** A reminder of a reto that was sent. `antes`: how long before the agreed time, in ms. */
export interface RetoRecordatoriosTable {
  id_reto: number
  antes: number
  fecha: string
}

/** The state of a reto's game server at the time `fecha`. `muestra`: a `LiveSample` as JSON. */
export interface RetoMuestrasTable {
  id: Generated<number>
  id_reto: number
  fecha: string
  muestra: string
}

export interface AgendaEnlacesTable {
  player_id: number
  secreto: string
}

/** An in-game nick linked to a player. `nick_folded`: without colour codes, folded in the same way as usernames. */
export interface NicksTable {
  nick_folded: string
  nick: string
  player_id: number
  desde: string
}

/** A player's code for linking an in-game nick. `ocupado`: last nick that showed the code but belongs to another player; null if none. */
export interface NickCodigosTable {
  player_id: number
  codigo: string
  hasta: string
  ocupado: string | null
}
