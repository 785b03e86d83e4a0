import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { recoveryCodes } from '@trinchera/rules/limits'
import { drawCode } from './draw-code'

/** RFC 6238, as every app knows it. */
const period = 30

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** A new secret for an app that shows codes, in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** The address that an app reads from a QR. */
export const totpUri = (secret: string, issuer: string, label: string) => totpOf(secret, { issuer, label }).toString()

/** The step of 30 s that a code is of, one before or after the present at most; null if it is wrong. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}

/** A code as typed, without the spaces and hyphens it is read with. */
export const plainCode = (text: string) => text.replace(/[\s-]+/g, '').toUpperCase()

/** Whether it has the form of an app's code, and not of a recovery code. */
export const isTotpCode = (code: string) => /^\d{6}$/.test(code)

/** New recovery codes, as they are shown: 80 bits each, so that their plain hash says nothing of them. */
export const drawRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => (drawCode(16).match(/.{4}/g) ?? []).join('-'))

/** The stored hash of a recovery code. */
export const hashOfRecoveryCode = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex')
