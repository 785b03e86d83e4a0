import { isDatabaseAway } from '@trinchera/db/outage'
import { beginningOf } from '@trinchera/rules/letters'
import { isRedisAway } from '@trinchera/runtime/redis'

/** Codes of errors in the network, the disk or the database (SQLSTATE classes 08, 40, 53, 55, 57), after which a retry may succeed. */
const passing = /^(E[A-Z]+|NR_CLOSED|SQLITE_(BUSY|FULL|IOERR|LOCKED|NOMEM|CANTOPEN|READONLY)\w*|(08|40|53|55|57)\w{3})$/

/** True if the environment, not the job, caused a failure. Such a failure does not count against the job. */
export const isPassing = (error: unknown): boolean =>
  isDatabaseAway(error) ||
  isRedisAway(error) ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && passing.test(error.code))

const longest = 300

/** Name and message of an error on one line, so that failures can be compared. */
export function failureOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return beginningOf(text.replaceAll(/\s+/g, ' '), longest)
}

/** True if two failures have the same text, apart from numbers such as ids and times. */
export const isSameFailure = (one: string, other: string): boolean =>
  one.replaceAll(/\d+/g, '#') === other.replaceAll(/\d+/g, '#')
