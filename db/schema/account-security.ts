import type { Generated } from 'kysely'

/** A browser that signed in to an account, by the hash of its cookie; the same hash on two accounts is the same browser. */
export interface AccountDevicesTable {
  player_id: number
  device_hash: string
  /** As a person calls it: 'Chrome en Android'. */
  nombre: string
  created_at: string
  used_at: string
}

/** A network that an account was used from, as a keyed hash: the address itself is never stored. */
export interface AccountAddressesTable {
  player_id: number
  address_hash: string
  created_at: string
  used_at: string
}

/**
 * The second factor of an account. `totp_secret` is readable, because a code cannot be checked without it; the app counts once `totp_since` is set.
 * `totp_step`: the 30 s step of the last accepted code, so that none is accepted twice. `failures` are wrong codes since `failures_since`.
 */
export interface SecondFactorsTable {
  player_id: number
  totp_secret: string | null
  totp_since: string | null
  totp_step: number | null
  failures: Generated<number>
  failures_since: string | null
}

/** A passkey (WebAuthn credential); `id` and `public_key` as base64url, `transports` separated by commas. */
export interface PasskeysTable {
  id: string
  player_id: number
  public_key: string
  counter: number
  transports: string
  nombre: string
  created_at: string
  used_at: string | null
}

/** A recovery code not used yet, as a hash. */
export interface RecoveryCodesTable {
  player_id: number
  code_hash: string
}

/** What a step of a sign-in or of a passkey waits for, by the hash of the token that the client holds; deleted as it is used. */
export interface LoginChallengesTable {
  token_hash: string
  /** Null: whoever has the passkey. */
  player_id: number | null
  purpose: 'segundo-factor' | 'llave-entrar' | 'llave-nueva' | 'llave-prueba'
  /** What a passkey signs; null where there is none to sign. */
  challenge: string | null
  expires_at: string
}

/** A change of e-mail by its owner: one is waited for until `expires_at`; once done (`done_at`), the former address can undo it until then. */
export interface EmailChangesTable {
  id: Generated<number>
  player_id: number
  anterior: string
  nuevo: string
  created_at: string
  expires_at: string
  done_at: string | null
}
