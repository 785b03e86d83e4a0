import { Secret, TOTP } from 'otpauth'

/** What an app of codes shows, as RFC 6238 has it. `ahead`: so many steps of 30 s later than now; the site takes one, since clocks differ. */
export const appCode = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s+/g, '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  })
