import { releaseLease, acquireLease, type PollTarget } from '@trinchera/db/queries/polling/polls'
import type { WorkerContext } from '../context'

/** A target to poll periodically. */
export interface Polling {
  what: PollTarget
  /** Interval, ms. */
  every: number
  /** Duration of the lease, ms; longer than any poll. After it a silent worker counts as dead. */
  lease: number
  /** Polls once, stores the answer and returns the time to wait, ms from its start. Rejects when stopped. */
  ask(stopping: AbortSignal): Promise<number>
}

/** Tolerance for timers firing early, as part of the wait. */
const early = (wait: number) => Math.min(1000, wait / 10)

const after = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString()

/** Polls if due and not leased by another worker; returns the time to wait, ms. `anytime`: even if not due. */
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
 * Polls at once and then periodically, one worker at a time. The lease is in the database, so polling continues while
 * Redis is unreachable. The first poll of a process ignores an earlier delay, since a restart may have fixed its cause.
 * Returns a stop function that aborts a running poll.
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
