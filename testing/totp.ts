import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows (RFC 6238) now, or `ahead` steps of 30 s later. The site accepts at most one step ahead. */
export const appCode = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s+/g, '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  })
