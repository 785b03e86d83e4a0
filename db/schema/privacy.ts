import type { Generated } from 'kysely'
import type { Derecho } from '@trinchera/rules/solicitudes'

/**
 * A request about personal data (docs/behaviour/privacy.md#Requests). `player_id`: the account with this e-mail at the time of the
 * confirmation. `vence`: when the answer is due, null until the request is confirmed. `prorroga`: 1 if that deadline was extended.
 */
export interface DataRequestsTable {
  id: Generated<number>
  derecho: Derecho
  correo: string
  texto: string
  player_id: number | null
  estado: 'sin-confirmar' | 'abierta' | 'cumplida' | 'rechazada'
  created_at: string
  confirmed_at: string | null
  vence: string | null
  prorroga: Generated<number>
  answered_at: string | null
}

/** The staff's answer to a request: an extension of its deadline, or the decision. `quien`: name of the staff member. */
export interface DataAnswersTable {
  id: Generated<number>
  id_solicitud: number
  tipo: 'prorroga' | 'cumplida' | 'rechazada'
  texto: string
  quien: string
  fecha: string
}

/** A blocked account (docs/behaviour/privacy.md#Blocked accounts). `quien`: name of the staff member. */
export interface BlockedAccountsTable {
  player_id: number
  motivo: string
  quien: string
  created_at: string
}

/**
 * A stored name of a blocked account, or a text with the name, that blocking replaced: the value of `columna` in the row `fila` of `tabla`
 * before and after. Unblocking restores it.
 */
export interface BlockedNamesTable {
  id: Generated<number>
  player_id: number
  tabla: string
  columna: string
  fila: number
  antes: string
  despues: string
}

/** A breach of security (docs/behaviour/privacy.md#Incidents). `personas`: how many people it affects. Times are ISO 8601. */
export interface IncidentsTable {
  id: Generated<number>
  cuando: string
  que: string
  datos: string
  personas: number
  medidas: string
  /** When the data protection agency, and the people affected, were informed; null if they were not. */
  agencia_at: string | null
  personas_at: string | null
  created_at: string
}

/** A player who was informed of an incident by mail. */
export interface IncidentToldTable {
  id_incidente: number
  player_id: number
  fecha: string
}

/** An earlier version of the privacy page. `contenido`: its content as JSON. `cambio`: what this version changed. Dates: YYYY-MM-DD. */
export interface PoliciesTable {
  version: number
  desde: string
  hasta: string
  cambio: string
  contenido: string
}

/** A player's consent to a version of the privacy page. */
export interface ConsentsTable {
  id: Generated<number>
  player_id: number
  version: number
  fecha: string
  retirado_at: string | null
}
