import { Secret, TOTP } from 'otpauth'

/**
 * The one-time code that an authenticator app shows now (RFC 6238), or `ahead` steps of 30 s later. The site also accepts the code of the
 * next step, because clocks differ.
 */
export const appCode = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s+/g, '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  })
