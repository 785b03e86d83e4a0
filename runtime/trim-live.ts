import type { Redis } from 'ioredis'
import { streamOptions } from './emitter'

/** How long, in ms, events are kept for processes that lost Redis. */
const keptMs = 5 * 60_000
const every = 60_000

/**
 * Removes old events, which every process has read. Without this, large events would fill Redis, because the stream's own limit only counts
 * events. Uses the clock of Redis.
 */
export async function trimLive(redis: Redis): Promise<void> {
  const [seconds] = await redis.time()
  await redis.xtrim(streamOptions.streamName, 'MINID', Number(seconds) * 1000 - keptMs)
}

/** Trims the stream periodically; returns a stop function. */
export function startTrimming(redis: Redis): () => void {
  const timer = setInterval(() => void trimLive(redis).catch(() => {}), every)
  return () => clearInterval(timer)
}
