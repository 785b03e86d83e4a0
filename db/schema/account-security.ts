import type { Generated } from 'kysely'

/** A browser that has signed in to an account, by the hash of its cookie. Two accounts with the same hash were used in the same browser. */
export interface AccountDevicesTable {
  player_id: number
  device_hash: string
  /** Readable name of the browser: 'Chrome en Android'. */
  nombre: string
  created_at: string
  used_at: string
}

/** A network that an account was used from, as a keyed hash; the IP address itself is never stored. */
export interface AccountAddressesTable {
  player_id: number
  address_hash: string
  created_at: string
  used_at: string
}

/**
 * The second factor of an account. `totp_secret` is not hashed, because codes could not be checked against a hash. The authenticator app is
 * active once `totp_since` is set. `totp_step`: the 30 s step of the last accepted code, so that no code is accepted twice. `failures`:
 * wrong codes since `failures_since`.
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

/** The hash of an unused recovery code. */
export interface RecoveryCodesTable {
  player_id: number
  code_hash: string
}

/** A pending step of a login or of the registration of a passkey, by the hash of the token that the client has; deleted when used. */
export interface LoginChallengesTable {
  token_hash: string
  /** The account; null in a login by passkey alone, where the account is not known yet. */
  player_id: number | null
  purpose: 'segundo-factor' | 'llave-entrar' | 'llave-nueva' | 'llave-prueba'
  /** The challenge that a passkey signs; null if the step does not allow a passkey. */
  challenge: string | null
  expires_at: string
}

/**
 * A change of e-mail requested by the account's owner. It can be confirmed until `expires_at`. Once it is done (`done_at` set),
 * `expires_at` is the time until which it can be undone from the former e-mail address.
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
