import { setTimeout as sleep } from 'node:timers/promises'
import { releaseLease, acquireLease, type PollTarget } from '@trinchera/db/queries/polling/polls'
import type { WorkerContext } from '../context'

/** A target that is polled periodically, such as Twitch. */
export interface Polling {
  target: PollTarget
  /** Interval between polls, ms. */
  every: number
  /** How long a poll reserves its target (lease), ms; longer than a poll takes. After that, the worker of the poll counts as dead. */
  lease: number
  /** Polls once and stores the result. Resolves with the time from the start of this poll to the next poll, ms. Rejects when stopped. */
  poll(stopping: AbortSignal): Promise<number>
}

/** Maximum time from now at which a poll can be due or a lease end, ms. Later stored times (a clock was ahead) are ignored. */
const furthest = (every: number) => Math.max(2 * every, 1_800_000)

/** How many ms before its time a poll may start, because timers may fire early. `wait`: the waiting time, ms. */
const early = (wait: number) => Math.min(1000, wait / 10)

const after = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString()

/** Polls if a poll is due and no other worker has the lease. Returns the ms to wait for the next one. `force`: polls in any case. */
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
 * Polls immediately and then periodically; only the worker with the lease (the right to poll) does so. The lease is stored in the database,
 * so that polling continues while Redis is unreachable. The first poll of a process ignores a stored delay, because the restart may have
 * fixed what caused the delay. Returns a function that stops polling and aborts a running poll.
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
      await sleep(wait, undefined, { signal }).catch(() => {}) // the sleep rejects when polling is stopped
    }
  })()
  return async () => {
    stopping.abort()
    await running
  }
}
