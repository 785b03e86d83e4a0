import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../../schema/database'

/**
 * Whether a stored time has come, or cannot have been written by a clock like this one: it is later than any of its kind is (`latest`), so the clock
 * was ahead then and has been set back since. Times are ISO 8601.
 */
export const lapsed = (
  eb: ExpressionBuilder<Schema, 'poll_states'>,
  column: 'busy_until' | 'next_at',
  { now, latest }: { now: string; latest: string },
) => eb.or([eb(column, 'is', null), eb(column, '<=', now), eb(column, '>', latest)])
