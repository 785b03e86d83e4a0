import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { recoveryCodes } from '@trinchera/rules/limits'
import { drawCode } from './draw-code'

/** Seconds for which a code is valid (RFC 6238). Every authenticator app supports this value. */
const period = 30

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** A new secret for an authenticator app, in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** The `otpauth:` URI that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, issuer: string, label: string) => totpOf(secret, { issuer, label }).toString()

/** The 30-second step to which a code belongs: the current one, the previous or the next; null if the code is wrong. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}

/** A typed code without spaces and hyphens, which are only there for readability. */
export const plainCode = (text: string) => text.replace(/[\s-]+/g, '').toUpperCase()

/** True if a code looks like that of an authenticator app, so that it is not a recovery code. */
export const isTotpCode = (code: string) => /^\d{6}$/.test(code)

/** New recovery codes, formatted for display. Each has about 80 random bits, so an unsalted hash is enough to protect it. */
export const drawRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => (drawCode(16).match(/.{4}/g) ?? []).join('-'))

/** The stored hash of a recovery code. */
export const hashOfRecoveryCode = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex')
