import { availableParallelism } from 'node:os'
import type { Options } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** Cost of argon2id: 19 MiB and two passes, which takes 5–7 ms on a worker thread. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const argon2 = () => import('@node-rs/argon2')

/** Limits how many passwords are hashed at the same time, so that during many logins one core remains for everything else. */
const limit = pLimit(Math.max(1, availableParallelism() - 1))

/** The argon2id hash of a password, whose Unicode is first normalized (docs/behaviour/accounts.md#Passwords). */
export const hashPassword = (password: string) =>
  limit(async () => (await argon2()).hash(password.normalize('NFC'), cost))

let dummyHash: Promise<string> | undefined

/**
 * True if a password matches its stored hash. Old hashes may be of a password that was not normalized, so it is also checked as typed.
 * Without a stored hash returns false after the same time as for a wrong password, so that the time reveals no accounts.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nadie tiene esta contraseña')
  const against = stored ?? (await dummyHash)
  const verify = (form: string) => limit(async () => (await argon2()).verify(against, form))
  const composed = password.normalize('NFC')
  const right = (await verify(composed)) || (composed !== password && (await verify(password)))
  return right && stored !== null && stored !== undefined
}
