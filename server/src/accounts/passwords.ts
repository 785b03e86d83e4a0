import { availableParallelism } from 'node:os'
import type { Options } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** argon2id with 19 MiB and two passes, which takes 5–7 ms on a worker thread. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Loaded when the first password is hashed or checked. */
const argon2 = () => import('@node-rs/argon2')

/** Limits concurrent hashing so that one core remains for the rest of the process during a burst of logins. */
const limit = pLimit(Math.max(1, availableParallelism() - 1))

/**
 * The argon2id hash of a password. Unicode is normalized (NFC), because keyboards compose letters differently
 * (docs/behaviour/accounts.md#Passwords).
 */
export const hashPassword = (password: string) =>
  limit(async () => (await argon2()).hash(password.normalize('NFC'), cost))

let dummyHash: Promise<string> | undefined

/**
 * True if a password is right. Checks its normalized form and, for hashes older than the normalization, the password as typed. Without a
 * stored hash (an unknown account, or one without password) it takes as long as for a wrong password and returns false.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nadie tiene esta contraseña')
  const against = stored ?? (await dummyHash)
  const verify = (form: string) => limit(async () => (await argon2()).verify(against, form))
  const composed = password.normalize('NFC')
  const right = (await verify(composed)) || (composed !== password && (await verify(password)))
  return right && stored !== null && stored !== undefined
}
