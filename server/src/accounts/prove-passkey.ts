import type { Assertion } from '@trinchera/contract/webauthn'
import type { Db } from '@trinchera/db/database'
import { spendChallenge } from '@trinchera/db/queries/players/login-challenges'
import { findPasskey, recordPasskeyUse } from '@trinchera/db/queries/players/passkeys'
import type { LoginChallengesTable } from '@trinchera/db/schema/account-security'
import type { Services } from '../services'
import { stepOf } from './challenges'
import { verifyPasskey } from './passkeys'
import { relyingParty } from './relying-party'

/** A passkey whose answer was verified but that has not been used yet. */
export interface ProvenPasskey {
  id: string
  player: number
  counter: number
  step: string
}

/**
 * Verifies a passkey's answer to a stored step; null if the answer is not valid. Must run outside a transaction because it is slow;
 * `usePasskey` then uses the passkey within one. The step `llave-entrar` has no password, so the device must have verified its user.
 */
export async function provePasskey(
  { config, database: { db }, now }: Pick<Services, 'config' | 'database' | 'now'>,
  purpose: LoginChallengesTable['purpose'],
  ficha: string,
  answer: Assertion,
): Promise<ProvenPasskey | null> {
  const party = relyingParty(config)
  const step = await stepOf(db, purpose, ficha, now())
  const passkey = await findPasskey(db, answer.id)
  if (!party || !step || step.challenge === null || !passkey) return null
  if (step.player_id !== null && step.player_id !== passkey.player_id) return null
  const { challenge, token_hash } = step
  const counter = await verifyPasskey(party, passkey, { challenge, answer, alone: purpose === 'llave-entrar' })
  return counter === null ? null : { id: passkey.id, player: passkey.player_id, counter, step: token_hash }
}

/** Uses a proven passkey; false if its step was used or the passkey was removed in the meantime. */
export const usePasskey = async (trx: Db, { id, counter, step }: ProvenPasskey, now: Date): Promise<boolean> =>
  (await spendChallenge(trx, step)) && recordPasskeyUse(trx, id, counter, now.toISOString())
