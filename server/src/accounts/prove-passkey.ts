import type { Assertion } from '@trinchera/contract/webauthn'
import type { Db } from '@trinchera/db/database'
import { spendChallenge } from '@trinchera/db/queries/players/login-challenges'
import { findPasskey, recordPasskeyUse } from '@trinchera/db/queries/players/passkeys'
import type { LoginChallengesTable } from '@trinchera/db/schema/account-security'
import type { Services } from '../services'
import { stepOf } from './challenges'
import { verifyPasskey } from './passkeys'
import { relyingParty } from './relying-party'

/** A verified passkey whose use is not recorded yet (`usePasskey`). `counter`: its new use counter; `step`: hash of the step's token. */
export interface ProvenPasskey {
  id: string
  player: number
  counter: number
  step: string
}

/**
 * Verifies the response of a passkey to the stored step with the token `ficha`; null if it is not valid. Slow, so it must run outside a
 * transaction; `usePasskey` then runs within one. In a sign-in without password (`llave-entrar`), the device must have verified its user.
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

/** Records the use of a verified passkey; false if the step was already used or the passkey was removed in the meantime. */
export const usePasskey = async (trx: Db, { id, counter, step }: ProvenPasskey, now: Date): Promise<boolean> =>
  (await spendChallenge(trx, step)) && recordPasskeyUse(trx, id, counter, now.toISOString())
