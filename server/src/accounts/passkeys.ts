import { passkeysOf } from '@trinchera/db/queries/players/passkeys'
import type { Db } from '@trinchera/db/database'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '@trinchera/contract/webauthn'
import type { PasskeysTable } from '@trinchera/db/schema/account-security'
import type { RelyingParty } from './relying-party'

/** The WebAuthn library. It is loaded when a passkey is first used, because it would slow down every start of the server. */
const library = () => import('@simplewebauthn/server')

/** How long a browser waits for its user to confirm the use of a passkey, ms. */
const timeout = 120_000

const transportsOf = (text: string) => text.split(',').filter(Boolean)

/** The passkeys of an account, in the form that browsers expect. */
async function credentialsOf(db: Db, player: number) {
  const passkeys = await passkeysOf(db, player)
  return passkeys.map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: transportsOf(transports),
  }))
}

/** Options for a browser to sign a challenge with a passkey of `player` or, if null, with any passkey that it has for this site. */
export async function requestPasskey(db: Db, party: RelyingParty, player: number | null): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library()
  const userVerification = player === null ? 'required' : 'preferred'
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id, userVerification })
  return {
    challenge,
    rpId: party.id,
    timeout,
    userVerification,
    allowCredentials: player === null ? [] : await credentialsOf(db, player),
  }
}

/** The options that a browser needs to create a passkey for an account. */
export async function requestNewPasskey(
  db: Db,
  party: RelyingParty,
  { id, username }: { id: number; username: string },
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library()
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: username,
  })
  return {
    challenge,
    rp: { id: party.id, name: party.name },
    // every passkey of an account has the same user id, so that a device keeps only one of them
    user: { id: Buffer.from(`jugador ${id}`).toString('base64url'), name: username, displayName: username },
    pubKeyCredParams,
    timeout,
    excludeCredentials: await credentialsOf(db, id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  }
}

/**
 * Verifies the response of a passkey to `challenge`. Returns the passkey's new use counter; null if the response is not valid. `alone`: the
 * passkey replaces the password, so the device must have verified its user, e.g. by fingerprint.
 */
export async function verifyPasskey(
  party: RelyingParty,
  passkey: PasskeysTable,
  { challenge, answer, alone }: { challenge: string; answer: Assertion; alone: boolean },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: alone,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: transportsOf(passkey.transports),
    },
  }).catch(() => null) // the library throws for every response that is not valid
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

/** Verifies a newly created passkey and returns what is stored about it; null if it was created for another challenge or another site. */
export async function verifyNewPasskey(
  party: RelyingParty,
  challenge: string,
  answer: Attestation,
): Promise<Pick<PasskeysTable, 'id' | 'public_key' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: (answer.response.transports ?? []).join(','),
  }
}
