import { Secret, TOTP } from 'otpauth'

/**
 * The code that an authenticator app shows (RFC 6238). `ahead`: how many steps of 30 s in the future; the site accepts one step, because
 * clocks differ.
 */
export const appCode = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s+/g, '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  })
