import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose'

/** The account for which a credential (Google's ID token) is issued. */
export interface Identity {
  /** The provider's id of the account. Default: derived from the e-mail address. */
  sub?: string
  email?: string
  name?: string
  email_verified?: unknown
}

/** Defects that the credential has on purpose. */
export interface Faults {
  audience?: string
  issuer?: string
  /** Seconds from now until the credential expires. Negative if it has expired already. */
  expiresIn?: number
  /** If true, the credential is signed with an unpublished key, although its header names the published key. */
  strangeKey?: boolean
  kid?: string
  /** Names of the claims that the credential lacks: `exp`, `sub`, `email`. */
  without?: readonly string[]
}

export interface IdentityProvider {
  clientId: string
  /** URL of the provider's public keys, the value for `GOOGLE_CERTS_URL`. */
  certsUrl: string
  /** Environment variables that make the product use this provider, for `startProduct` and similar functions. */
  env: Record<string, string>
  credential(identity: Identity, faults?: Faults): Promise<string>
  /** A credential whose claims were changed after it was signed. */
  tampered(identity: Identity, changes: Record<string, unknown>): Promise<string>
  /** Forged credentials: `unsigned` without a signature (`alg: none`), `signedWithPublicKey` by HS256 with the public key as secret. */
  unsigned(identity: Identity): Promise<string>
  signedWithPublicKey(identity: Identity): Promise<string>
  /** Replaces the signing key and publishes the new one. */
  rotate(): Promise<void>
  /** `true`: the provider replies 503 to every request until `away(false)`. */
  away(away: boolean): void
  /** Number of requests for the public keys so far. */
  readonly fetches: number
  stop(): Promise<void>
}

interface Key {
  kid: string
  privateKey: CryptoKey
  publicKey: CryptoKey
  jwk: JWK
}

const issuer = 'https://accounts.google.com'

async function makeKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, publicKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Starts a fake identity provider. It publishes its keys over HTTP and signs credentials like Google's (RS256, `kid`). */
export async function startIdentityProvider({
  now = () => new Date(),
}: {
  now?: () => Date
} = {}): Promise<IdentityProvider> {
  const clientId = 'trinchera.apps.identity.test'
  let made = 0
  const nextKey = () => makeKey(`clave-${++made}`)
  let key = await nextKey()
  const strange = await makeKey('desconocida')
  let isAway = false
  let fetches = 0

  const server = createServer((_, reply) => {
    fetches++
    if (isAway) return reply.writeHead(503).end()
    reply
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=0' })
      .end(JSON.stringify({ keys: [key.jwk] }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  const certsUrl = `http://127.0.0.1:${address.port}/certs`

  function claimsOf(
    { sub, email, name, email_verified = true }: Identity,
    { audience = clientId, issuer: iss = issuer, expiresIn = 3600, without = [] }: Faults = {},
  ) {
    const at = Math.floor(now().getTime() / 1000)
    const claims = {
      iss,
      aud: audience,
      azp: clientId,
      iat: Math.min(at, at + expiresIn - 1),
      exp: at + expiresIn,
      sub: sub ?? `g-${email}`,
      email,
      email_verified,
      name,
    }
    return Object.fromEntries(Object.entries(claims).filter(([claim]) => !without.includes(claim)))
  }

  const credential: IdentityProvider['credential'] = (identity, faults = {}) => {
    const { privateKey, kid } = faults.strangeKey ? { privateKey: strange.privateKey, kid: key.kid } : key
    return new SignJWT(claimsOf(identity, faults))
      .setProtectedHeader({ alg: 'RS256', kid: faults.kid ?? kid, typ: 'JWT' })
      .sign(privateKey)
  }

  return {
    clientId,
    certsUrl,
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CERTS_URL: certsUrl },
    credential,
    async tampered(identity, changes) {
      const [head, , signature] = (await credential(identity)).split('.')
      return [head, encoded({ ...claimsOf(identity), ...changes }), signature].join('.')
    },
    unsigned: async (identity) => new UnsecuredJWT(claimsOf(identity)).encode(),
    async signedWithPublicKey(identity) {
      const text = `${encoded({ alg: 'HS256', kid: key.kid, typ: 'JWT' })}.${encoded(claimsOf(identity))}`
      return `${text}.${createHmac('sha256', await exportSPKI(key.publicKey))
        .update(text)
        .digest('base64url')}`
    },
    async rotate() {
      key = await nextKey()
    },
    away(away) {
      isAway = away
    },
    get fetches() {
      return fetches
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
