import type { RetoEstado } from '@trinchera/rules/reto'
import type { Generated } from 'kysely'

/**
 * A challenge. `situacion`: its `RetoState` as JSON, which its acts explain; the columns before it repeat what queries ask for.
 * `responde_hasta`: of an open offer; `reclamado_at`: a no-show was contested; `version` increases with each act.
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

/** Its history: `acto` is a `RetoAct` as JSON, `quien` the person, null for time. */
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

/** Reminders that were sent; `antes`: ms before the agreed time. */
export interface RetoRecordatoriosTable {
  id_reto: number
  antes: number
  fecha: string
}

/** What its server showed; `muestra`: `LiveSample` as JSON. */
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

/** A linked in-game nick; `nick_folded`: without colour codes, folded as names are. */
export interface NicksTable {
  nick_folded: string
  nick: string
  player_id: number
  desde: string
}

/** `ocupado`: the nick that showed the code last and is another player's. */
export interface NickCodigosTable {
  player_id: number
  codigo: string
  hasta: string
  ocupado: string | null
}
