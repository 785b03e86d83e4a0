import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { semaphore } from './semaphore'

/** argon2id, 19 MiB, two passes: 5–7 ms off the loop. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most this many at once, so that a storm of logins leaves a core to the rest. */
const inTurn = semaphore(Math.max(1, availableParallelism() - 1))

export const hashPassword = (password: string) => inTurn(() => hash(password, cost))

let nobodys: Promise<string> | undefined

/** Whether a password is right. Without a hash (an unknown account, or one without a password) it takes as long and says no. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nadie tiene esta contraseña')
  const against = stored ?? (await nobodys)
  const right = await inTurn(() => verify(against, password))
  return right && stored !== null && stored !== undefined
}
