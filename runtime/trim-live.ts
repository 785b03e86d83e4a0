import type { Redis } from 'ioredis'
import { streamOptions } from './emitter'

/** How long events are kept for processes that lost Redis, ms. */
const keptMs = 5 * 60_000
const every = 60_000

/**
 * Removes events that every process has read: without it the length limit alone would let large events fill Redis. Uses
 * Redis's clock.
 */
export async function trimLive(redis: Redis): Promise<void> {
  const [seconds] = await redis.time()
  await redis.xtrim(streamOptions.streamName, 'MINID', Number(seconds) * 1000 - keptMs)
}

/** Trims periodically; returns a stop function. */
export function startTrimming(redis: Redis): () => void {
  const timer = setInterval(() => void trimLive(redis).catch(() => {}), every)
  return () => clearInterval(timer)
}
