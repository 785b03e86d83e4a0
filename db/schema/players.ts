import type { Generated } from 'kysely'

/**
 * `username_folded` is unique, so look-alike names are refused; `email` is lowercase. `google_sub`: the provider's id
 * of the account. A closed account keeps its row with only its name, until the name is released.
 */
export interface PlayersTable {
  id: Generated<number>
  username: string
  username_folded: string
  email: string
  password_hash: string | null
  volute: string | null
  rol: Generated<number>
  admin: Generated<number>
  imagen: string | null
  twitch: string | null
  youtube: string | null
  validado: Generated<number>
  created_at: string
  /** 1: the player's presence is visible to others. */
  presencia: Generated<number>
  google_sub: string | null
  closed_at: string | null
  /** 1: a login needs a second step. Kept with the factors in one transaction, so that a request reads one row. */
  second_factor: Generated<number>
  /** Null: nobody has signed in since devices are remembered. */
  last_login_at: string | null
}

/** A session by its token's `jti`; ended if `revoked_at` is set. */
export interface SessionsTable {
  jti: string
  player_id: number
  created_at: string
  expires_at: string
  revoked_at: string | null
  reason: string | null
  /** The browser, as a person calls it; null: a session of an earlier release. */
  nombre: string | null
  /** Time of use, written once every few minutes at most. */
  used_at: string | null
}

/** A mail's single-use token, as SHA-256 in hex. */
export interface MailTokensTable {
  token_hash: string
  player_id: number
  purpose: 'validar' | 'recuperar' | 'correo-nuevo' | 'correo-deshacer'
  created_at: string
  expires_at: string
  /** Time of use. The row is kept until it expires, so that a second click gets the right message. */
  used_at: string | null
}

export type MailKind =
  | 'validar'
  | 'recuperar'
  | 'clave-cambiada'
  | 'invitacion'
  | 'aviso'
  | 'suspension'
  | 'apelacion'
  | 'seguridad'
  | 'correo-nuevo'
  | 'correo-deshacer'

/**
 * Outbox of mails. The row is written in the causing transaction; the worker creates the token when sending, so no
 * secret is stored.
 */
export interface MailsTable {
  id: Generated<number>
  player_id: number
  kind: MailKind
  /** Content of the letter as JSON; no secrets. */
  data: string | null
  created_at: string
  sent_at: string | null
  attempts: Generated<number>
  next_attempt_at: string
  failure: string | null
  /** Where it goes; null: to the account's e-mail at the time of sending. */
  email: string | null
}

/**
 * Active while `lifted_at` is null and `hasta` is in the future. `cuenta` blocks everything, the others what they name.
 */
export interface SuspensionsTable {
  id: Generated<number>
  player_id: number
  alcance: 'cuenta' | 'comentarios' | 'reportes'
  hasta: string
  motivo: string
  created_at: string
  created_by: number
  lifted_at: string | null
  lifted_by: number | null
}

/** One pending per player and clan. */
export interface InvitacionesTable {
  id: Generated<number>
  player_id: number
  clan_id: number
  id_etapa: number
  reclutador_id: number | null
  estado: 'pendiente' | 'aceptada' | 'rechazada' | 'retirada' | 'vencida'
  fecha_envio: string
  answered_at: string | null
}

/** A request to join a clan; one pending per player and clan. */
export interface SolicitudesTable {
  id: Generated<number>
  player_id: number
  clan_id: number
  id_etapa: number
  mensaje: string
  estado: 'pendiente' | 'aceptada' | 'rechazada' | 'retirada' | 'vencida'
  fecha_envio: string
  answered_at: string | null
}

/** `texto` is stored whole, so that later renames do not change it. */
export interface NoticesTable {
  id: Generated<number>
  player_id: number
  tipo: string
  texto: string
  enlace: string | null
  fecha: string
  read_at: string | null
  id_invitacion: number | null
  id_solicitud: number | null
  id_match: number | null
  /** The reto whose dates are to be answered, and the version of it that offered them. */
  id_reto: number | null
  version_reto: number | null
}

/** Preferences that differ from the default; `push` null: as by default. */
export interface NoticePreferencesTable {
  player_id: number
  tipo: string
  sitio: number
  correo: number
  push: number | null
}
