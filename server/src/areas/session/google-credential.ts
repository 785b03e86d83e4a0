import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { emailLength } from '@trinchera/rules/limits'
import type { Config } from '@trinchera/runtime/config'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'

/** What Google states about the person who signed in. `sub`: the id of their Google account. */
export interface GoogleIdentity {
  sub: string
  email: string
  name: string | null
}

export type ReadCredential = (credential: string) => Promise<GoogleIdentity>

const issuers = ['https://accounts.google.com', 'accounts.google.com']

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z
    .string()
    .max(emailLength.whole)
    .regex(/^[^\s@]+@[^\s@]+$/),
  email_verified: z.literal(true),
  name: z.string().nullish().catch(null),
})

const invalid = () => new RuleError(401, 'Google no confirmó tu identidad. Intenta de nuevo')
const unavailable = () =>
  new RuleError(503, 'Google no responde en este momento. Entra con tu correo o intenta más tarde')

/** True if an error means that the credential is invalid; false if it means that Google's keys could not be fetched. */
const isBadCredential = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC'

/**
 * Returns a function that verifies a Google credential: signature, issuer, audience, time and verified e-mail
 * (docs/behaviour/accounts.md#Google sign-in). It throws 401 for an invalid credential, 503 if Google's keys cannot be fetched. For an
 * unknown key id the keys are fetched again, at most once per second, so that forged credentials do not flood Google.
 */
export function credentialReader(
  { google }: Pick<Config, 'google'>,
  { now, log }: Pick<Services, 'now' | 'log'>,
): ReadCredential {
  if (!google) return () => Promise.reject(new RuleError(503, 'Acá no se puede entrar con Google'))
  const keys = createRemoteJWKSet(new URL(google.certsUrl), {
    timeoutDuration: 5_000,
    cooldownDuration: 1_000,
    cacheMaxAge: 600_000,
  })
  const options = {
    issuer: issuers,
    audience: google.clientId,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'sub'],
    clockTolerance: 10,
  }
  return async (credential) => {
    const verified = await jwtVerify(credential, keys, { ...options, currentDate: now() }).catch((error: unknown) => {
      if (isBadCredential(error)) throw invalid()
      log.warn({ err: error }, 'no se pudieron leer las claves de Google')
      throw unavailable()
    })
    const parsed = claims.safeParse(verified.payload)
    if (!parsed.success) throw invalid()
    const { sub, email, name } = parsed.data
    return { sub, email: email.toLowerCase(), name: name ?? null }
  }
}
