import type { Generated } from 'kysely'

/** `username_folded` makes look-alike names one; `email` is in lower case. A closed account keeps its row without what identifies it. */
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
}

/** Mail owed. The row is written with what causes it; the worker makes the token when it sends, so that no secret waits here. */
export interface MailsTable {
  id: Generated<number>
  player_id: number
  kind: 'validar' | 'recuperar'
  created_at: string
  sent_at: string | null
  attempts: Generated<number>
  next_attempt_at: string
  failure: string | null
}
