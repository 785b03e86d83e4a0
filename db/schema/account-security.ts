import type { Generated } from 'kysely'

/**
 * A browser that has logged in to an account, identified by the hash of its cookie. If two accounts have the same hash, the same browser
 * has used both accounts.
 */
export interface AccountDevicesTable {
  player_id: number
  device_hash: string
  /** Readable name of the browser: 'Chrome en Android'. */
  nombre: string
  created_at: string
  used_at: string
}

/** A network from which an account was used, as a keyed hash. IP addresses are never stored. */
export interface AccountAddressesTable {
  player_id: number
  address_hash: string
  created_at: string
  used_at: string
}

/**
 * The authenticator app of an account and its wrong codes. `totp_secret`: not hashed, because codes are computed from it. `totp_since`:
 * when the player confirmed the app; null: not yet in use. `totp_step`: 30-second step of the last accepted code, so that no code is
 * accepted twice. `failures`: number of wrong codes since `failures_since`.
 */
export interface SecondFactorsTable {
  player_id: number
  totp_secret: string | null
  totp_since: string | null
  totp_step: number | null
  failures: Generated<number>
  failures_since: string | null
}

/** A passkey (WebAuthn credential). `id` and `public_key` are base64url, `transports` is separated by commas. */
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

/** The hash of a recovery code that the account has not used. */
export interface RecoveryCodesTable {
  player_id: number
  code_hash: string
}

/** A step of a login, or of adding a passkey, not yet completed. The client has the token; its hash is stored. Deleted when completed. */
export interface LoginChallengesTable {
  token_hash: string
  /** Null in a login by passkey alone, because the account is not known yet. */
  player_id: number | null
  purpose: 'segundo-factor' | 'llave-entrar' | 'llave-nueva' | 'llave-prueba'
  /** The random text that the client's passkey must sign; null if the step does not accept a passkey. */
  challenge: string | null
  expires_at: string
}

/**
 * A change of the e-mail address that a player has requested. While `done_at` is null, it can be confirmed until `expires_at`. After that,
 * it can be undone until `expires_at` with the mail sent to the former address.
 */
export interface EmailChangesTable {
  id: Generated<number>
  player_id: number
  anterior: string
  nuevo: string
  created_at: string
  expires_at: string
  done_at: string | null
}
