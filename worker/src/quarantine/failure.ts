import { isDatabaseAway } from '@trinchera/db/outage'
import { beginningOf } from '@trinchera/rules/letters'
import { isRedisAway } from '@trinchera/runtime/redis'

/** Error codes of the network, a full disk or the database's state (SQLSTATE classes 08, 40, 53, 55, 57): the next attempt may succeed. */
const passing = /^(E[A-Z]+|NR_CLOSED|SQLITE_(BUSY|FULL|IOERR|LOCKED|NOMEM|CANTOPEN|READONLY)\w*|(08|40|53|55|57)\w{3})$/

/** True if a failure was caused by the environment and not by the job, so it says nothing about the next attempt. */
export const isPassing = (error: unknown): boolean =>
  isDatabaseAway(error) ||
  isRedisAway(error) ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && passing.test(error.code))

const longest = 300

/** The error's name and message on one line, so that failures with the same cause can be compared. */
export function failureOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return beginningOf(text.replaceAll(/\s+/g, ' '), longest)
}

/** True if two failures are equal except for numbers, such as an id or a time. */
export const isSameFailure = (one: string, other: string): boolean =>
  one.replaceAll(/\d+/g, '#') === other.replaceAll(/\d+/g, '#')
