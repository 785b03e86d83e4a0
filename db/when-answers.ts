import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database'
import { isDatabaseAway } from './outage'

/** Time between two attempts, ms. */
const retryMs = 1000

/**
 * Resolves once the database answers, which may start later than this process. While it is unreachable, tries again for `patienceMs`; then,
 * and at once after any other error, rejects with that error. `onAway` gets the error of the first failed attempt.
 */
export async function whenAnswers({ db }: Database, patienceMs: number, onAway: (error: unknown) => void) {
  const end = performance.now() + patienceMs
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`select 1`.execute(db)
      return
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() + retryMs > end) throw error
      if (attempt === 1) onAway(error)
    }
    await pause(retryMs)
  }
}
