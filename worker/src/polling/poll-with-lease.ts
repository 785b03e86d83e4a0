import { releaseLease, acquireLease, type PollTarget } from '@trinchera/db/queries/polling/polls'
import type { WorkerContext } from '../context'

/** Someone who is asked again and again. */
export interface Polling {
  what: PollTarget
  /** Milliseconds between two questions. */
  every: number
  /** Longer than any one question lasts, ms: after this a worker that says no more is taken for dead. */
  lease: number
  /** Asks, stores what was said, and answers how long to wait, ms from its beginning. Rejects where it was told to stop. */
  ask(stopping: AbortSignal): Promise<number>
}

/** Timers are not exact: a turn is due this part of its wait early, though never much. */
const early = (wait: number) => Math.min(1000, wait / 10)

const after = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString()

/** Asks if it is time and nobody else is at it; answers how long to wait now, ms. `anytime`: whether or not it is time. */
async function turn(
  { database: { db }, now }: WorkerContext,
  { what, every, lease, ask }: Polling,
  anytime: boolean,
  stopping: AbortSignal,
): Promise<number> {
  const began = now()
  if (!(await acquireLease(db, what, { now: began.toISOString(), until: after(began, lease), anytime }))) return every
  let wait = every
  try {
    wait = await ask(stopping)
  } finally {
    await releaseLease(db, what, stopping.aborted ? began.toISOString() : after(began, wait - early(wait)))
  }
  return Math.max(0, began.getTime() + wait - now().getTime())
}

function pause(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.aborted) return resolve()
    const over = () => {
      clearTimeout(timer)
      stopping.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    stopping.addEventListener('abort', over)
  })
}

/**
 * Asks at once and then whenever it is time, one question at a time among all workers; the turn stands in the database, so that it goes on while
 * Redis is away. Answers how to stop, which cuts off what is under way. A process's first question waits for no pause of an earlier one: what
 * was wrong may be what it was started again for.
 */
export function pollWithLease(context: WorkerContext, asking: Polling): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      const wait = await turn(context, asking, isFirst, signal).catch((error: unknown) => {
        if (!signal.aborted)
          context.log.error({ err: error, what: asking.what }, 'no se pudo preguntar; se intenta de nuevo')
        return asking.every
      })
      await pause(wait, signal)
    }
  })()
  return async () => {
    stopping.abort()
    await running
  }
}
