import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../../schema/database'

/**
 * SQL condition: a stored time is missing, has passed, or is later than `latest`, the latest time that a process may have stored. Such a
 * later time comes from a clock that was ahead. Times are ISO 8601.
 */
export const lapsed = (
  eb: ExpressionBuilder<Schema, 'poll_states'>,
  column: 'busy_until' | 'next_at',
  { now, latest }: { now: string; latest: string },
) => eb.or([eb(column, 'is', null), eb(column, '<=', now), eb(column, '>', latest)])
