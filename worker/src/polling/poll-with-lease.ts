import { setTimeout as sleep } from 'node:timers/promises'
import { releaseLease, acquireLease, type PollTarget } from '@trinchera/db/queries/polling/polls'
import type { WorkerContext } from '../context'

/** A target to poll periodically. */
export interface Polling {
  target: PollTarget
  /** Interval, ms. */
  every: number
  /** Duration of the lease, ms; longer than any poll. After it a silent worker counts as dead. */
  lease: number
  /** Polls once, stores the answer and returns the time to wait, ms from its start. Rejects when stopped. */
  poll(stopping: AbortSignal): Promise<number>
}

/** Later than this from now no poll is due and no lease ends, ms: what is was written by a clock that has been set back since. */
const furthest = (every: number) => Math.max(2 * every, 1_800_000)

/** Tolerance for timers firing early, as part of the wait. */
const early = (wait: number) => Math.min(1000, wait / 10)

const after = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString()

/** Polls if due and not leased by another worker; returns the time to wait, ms. `force`: even if not due. */
async function pollIfDue(
  { database: { db }, now }: WorkerContext,
  { target, every, lease, poll }: Polling,
  force: boolean,
  stopping: AbortSignal,
): Promise<number> {
  const began = now()
  const times = { now: began.toISOString(), until: after(began, lease), latest: after(began, furthest(every)) }
  if (!(await acquireLease(db, target, { ...times, force }))) return every
  let wait = every
  try {
    wait = await poll(stopping)
  } finally {
    await releaseLease(db, target, stopping.aborted ? began.toISOString() : after(began, wait - early(wait)))
  }
  return Math.min(wait, Math.max(0, began.getTime() + wait - now().getTime()))
}

/**
 * Polls at once and then periodically, one worker at a time. The lease is in the database, so polling continues while
 * Redis is unreachable. The first poll of a process ignores an earlier delay, since a restart may have fixed its cause.
 * Returns a stop function that aborts a running poll.
 */
export function pollWithLease(context: WorkerContext, polling: Polling): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      const wait = await pollIfDue(context, polling, isFirst, signal).catch((error: unknown) => {
        if (!signal.aborted)
          context.log.error({ err: error, what: polling.target }, 'no se pudo preguntar; se intenta de nuevo')
        return polling.every
      })
      await sleep(wait, undefined, { signal }).catch(() => {}) // rejects when stopped
    }
  })()
  return async () => {
    stopping.abort()
    await running
  }
}
