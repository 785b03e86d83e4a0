import type { Generated } from 'kysely'

/**
 * `username_folded` makes look-alike names one; `email` is in lower case. `google_sub` is the provider's own id of the account.
 * A closed account keeps its row, without anything but its name, until the name is released.
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
  /** 1 where others may see that the player is on the site. */
  presencia: Generated<number>
  google_sub: string | null
  closed_at: string | null
}

/** An open session by its token's `jti`; ended when `revoked_at` is set. */
export interface SessionsTable {
  jti: string
  player_id: number
  created_at: string
  expires_at: string
  revoked_at: string | null
  reason: string | null
}

/** A mail's single-use token, stored hashed (SHA-256, hex). */
export interface MailTokensTable {
  token_hash: string
  player_id: number
  purpose: 'validar' | 'recuperar'
  created_at: string
  expires_at: string
  /** When it was spent; kept until it expires, so that a second click explains itself. */
  used_at: string | null
}

export type MailKind = 'validar' | 'recuperar' | 'clave-cambiada' | 'invitacion' | 'aviso'

/** Mail owed. The row is written with what causes it; the worker makes the token when it sends, so that no secret waits here. */
export interface MailsTable {
  id: Generated<number>
  player_id: number
  kind: MailKind
  /** What the letter needs beside the player, as JSON; never a secret. */
  data: string | null
  created_at: string
  sent_at: string | null
  attempts: Generated<number>
  next_attempt_at: string
  failure: string | null
}

/** In force while `lifted_at` is null and `hasta` is to come. `cuenta` shuts everything, the others what they name. */
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

/** A player asks to join a clan; one pending per player and clan. */
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

/** What a player was told; `texto` is whole, so that it reads the same after a rename. */
export interface NoticesTable {
  id: Generated<number>
  player_id: number
  tipo: string
  texto: string
  enlace: string | null
  fecha: string
  read_at: string | null
}

/** Only what differs from the default: shown on the site, not mailed. */
export interface NoticePreferencesTable {
  player_id: number
  tipo: string
  sitio: number
  correo: number
}
