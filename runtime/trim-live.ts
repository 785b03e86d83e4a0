import type { Redis } from 'ioredis'
import { streamOptions } from './emitter'

/** How long, in ms, events stay in the Redis stream for processes that lost Redis for a while. */
const keptMs = 5 * 60_000
const every = 60_000

/** Removes old events from the Redis stream, whose own limit counts events instead of bytes, by the age on Redis's clock. */
export async function trimLive(redis: Redis): Promise<void> {
  const [seconds] = await redis.time()
  await redis.xtrim(streamOptions.streamName, 'MINID', Number(seconds) * 1000 - keptMs)
}

/** Removes old events from the stream every minute; returns a function that stops this. */
export function startTrimming(redis: Redis): () => void {
  const timer = setInterval(() => void trimLive(redis).catch(() => {}), every)
  return () => clearInterval(timer)
}
