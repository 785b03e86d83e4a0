import type { Generated } from 'kysely'
import type { Edad } from '@trinchera/rules/privacidad'

/**
 * An account. `username_folded` is unique, so that look-alike names are refused; `email` is lowercase. `google_sub`: the account's id at
 * Google. A closed account keeps its row, without personal data, until its name is released. A blocked account (`bloqueos`) has a
 * `closed_at` that never comes (`blockedClosedAt`), so that queries without closed accounts also leave out blocked ones; a blocked account
 * keeps its name.
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
  /** Whether others may see when the player is online: 1 or 0. */
  presencia: Generated<number>
  google_sub: string | null
  closed_at: string | null
  /** 1: the account has a second factor, so its login needs a second step. Kept in this row so that a request reads no other table. */
  second_factor: Generated<number>
  /** Time of the last login; null if there was none since the release that remembers browsers. */
  last_login_at: string | null
  /** The age that the player declared; null: never asked. */
  edad: Generated<Edad | null>
  /** 1: everybody sees the player's matches and statistics; 0: only the player and staff. */
  estadisticas: Generated<number>
}

/** A login session. `jti`: the id in its token. The session has ended if `revoked_at` is set. */
export interface SessionsTable {
  jti: string
  player_id: number
  created_at: string
  expires_at: string
  revoked_at: string | null
  reason: string | null
  /** Name of the session's browser as the player sees it, such as «Chrome en Android»; null for a session of an earlier release. */
  nombre: string | null
  /** When the session was last used; written at most once every few minutes. */
  used_at: string | null
}

/** The single-use token in the link of a mail. Only its hash (SHA-256, hex) is stored. */
export interface MailTokensTable {
  token_hash: string
  player_id: number
  purpose: 'validar' | 'recuperar' | 'correo-nuevo' | 'correo-deshacer'
  created_at: string
  expires_at: string
  /** When the token was used. The row is kept after use, so that a second click on the mailed link gets the right message. */
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
  | 'solicitud'
  | 'solicitud-respuesta'
  | 'incidente'
  | 'prueba'

/**
 * Outbox of mails. A row is written in the transaction that causes the mail. The worker creates the token of a mail when sending it, so no
 * secret is stored here.
 */
export interface MailsTable {
  id: Generated<number>
  /** Null: the mail goes to `email`, whether an account has that address or not. */
  player_id: number | null
  kind: MailKind
  /** Content of the mail as JSON; no secrets. */
  data: string | null
  created_at: string
  sent_at: string | null
  attempts: Generated<number>
  next_attempt_at: string
  failure: string | null
  /** Recipient's e-mail address; null: the account's address at the time of sending. */
  email: string | null
}

/**
 * A suspension. It is in force while `lifted_at` is null and `hasta` is in the future. `cuenta` blocks the whole account, `comentarios` the
 * writing of comments, `reportes` the reporting and answering of matches.
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

/** An invitation to join a clan. A clan can have only one undecided invitation (`pendiente`) for the same player. */
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

/** A player's request to join a clan. A player can have only one undecided request (`pendiente`) to the same clan. */
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

/** A notice for a player. `texto` is the complete text, so that a clan or player renamed later keeps the former name in it. */
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
  /** A reto whose proposed dates the player can accept in this notice. `version_reto`: the reto's version that has these dates. */
  id_reto: number | null
  version_reto: number | null
}

/** A player's channels (site, mail, push) for a kind of notice, stored only if they differ from the default. `push` null: the default. */
export interface NoticePreferencesTable {
  player_id: number
  tipo: string
  sitio: number
  correo: number
  push: number | null
}
