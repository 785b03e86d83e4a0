import { availableParallelism } from 'node:os'
import type { Options } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** argon2id, 19 MiB, two passes: 5–7 ms on a worker thread. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Loaded with the first password. */
const argon2 = () => import('@node-rs/argon2')

/** Leaves one core to the rest of the process during a burst of logins. */
const limit = pLimit(Math.max(1, availableParallelism() - 1))

/** The argon2id hash of a password, in one form however the keyboard composed its letters (docs/behaviour/accounts.md#Passwords). */
export const hashPassword = (password: string) =>
  limit(async () => (await argon2()).hash(password.normalize('NFC'), cost))

let dummyHash: Promise<string> | undefined

/**
 * Whether a password is right, in the form of `hashPassword` or, for hashes older than that, as typed. Without a stored hash (unknown account,
 * or one without password) it takes as long as a wrong password and returns false.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nadie tiene esta contraseña')
  const against = stored ?? (await dummyHash)
  const verify = (form: string) => limit(async () => (await argon2()).verify(against, form))
  const composed = password.normalize('NFC')
  const right = (await verify(composed)) || (composed !== password && (await verify(password)))
  return right && stored !== null && stored !== undefined
}
