import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { recoveryCodes } from '@trinchera/rules/limits'
import { drawCode } from './draw-code'

/** How often an authenticator app shows a new code, in seconds (RFC 6238). Every app supports this value. */
const period = 30

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** A new secret for an authenticator app, in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** The `otpauth:` URI that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, issuer: string, label: string) => totpOf(secret, { issuer, label }).toString()

/** The number of the 30-second period to which a code belongs: the current, previous or next one; null if the code is wrong. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}

/** Removes spaces and hyphens from a typed code, because they only make it easier to read. */
export const plainCode = (text: string) => text.replace(/[\s-]+/g, '').toUpperCase()

/** True if a code has the form of an authenticator app's code; false for a recovery code. */
export const isTotpCode = (code: string) => /^\d{6}$/.test(code)

/** New recovery codes, formatted for display. With about 80 random bits each, they can be stored as unsalted hashes. */
export const drawRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => (drawCode(16).match(/.{4}/g) ?? []).join('-'))

/** The stored hash of a recovery code. */
export const hashOfRecoveryCode = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex')
