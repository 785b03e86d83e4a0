import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { emailLength } from '@trinchera/rules/limits'
import type { Config } from '@trinchera/runtime/config'
import { RuleError } from '../../rule-error'
import type { Services } from '../../services'

/** Who the provider says it is. */
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

const bad = () => new RuleError(401, 'Google no confirmó tu identidad. Inténtalo de nuevo')
const away = () => new RuleError(503, 'Google no responde en este momento. Entra con tu correo o inténtalo más tarde')

/** What is wrong with the credential itself; anything else is the provider's keys that did not come. */
const isBadCredential = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC'

/**
 * Reads the provider's credential: its signature by a key that the provider publishes, its issuer, that it was meant for this site, its time,
 * and that the e-mail is verified. The keys are fetched when first needed and kept; one that is unknown is looked for again, so that the
 * provider may change them, and at most every second, so that made-up ones do not become a storm.
 */
export function credentialReader(
  { google }: Pick<Config, 'google'>,
  { now, log }: Pick<Services, 'now' | 'log'>,
): ReadCredential {
  if (!google) return () => Promise.reject(new RuleError(503, 'Aquí no se puede entrar con Google'))
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
      if (isBadCredential(error)) throw bad()
      log.warn({ err: error }, 'no se pudieron leer las claves de Google')
      throw away()
    })
    const parsed = claims.safeParse(verified.payload)
    if (!parsed.success) throw bad()
    const { sub, email, name } = parsed.data
    return { sub, email: email.toLowerCase(), name: name ?? null }
  }
}
