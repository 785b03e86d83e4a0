import { setTimeout as sleep } from 'node:timers/promises'
import { releaseLease, acquireLease, type PollTarget } from '@trinchera/db/queries/polling/polls'
import type { WorkerContext } from '../context'

/** A target to poll periodically. */
export interface Polling {
  target: PollTarget
  /** Interval between polls, ms. */
  every: number
  /** Duration of the lease, ms; longer than any poll. A worker that has not finished by then counts as dead. */
  lease: number
  /** Polls once and stores the answer. Resolves with the time until the next poll, in ms from this one's start. Rejects when stopped. */
  poll(stopping: AbortSignal): Promise<number>
}

/**
 * No poll can be due and no lease can end later than this from now, ms. A later stored time was written before the clock was set back, and
 * is ignored.
 */
const furthest = (every: number) => Math.max(2 * every, 1_800_000)

/** How much earlier than `wait` (ms) a poll counts as due, because timers may fire early. */
const early = (wait: number) => Math.min(1000, wait / 10)

const after = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString()

/** Polls if a poll is due and no other worker has the lease; returns the time to wait, ms. `force`: polls even if none is due. */
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
 * Polls immediately and then periodically, one worker at a time. The lease is in the database, so polling continues while Redis is
 * unreachable. The first poll of a process ignores a delay stored before, because the restart may have fixed its cause. Returns a stop
 * function that aborts a running poll.
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
