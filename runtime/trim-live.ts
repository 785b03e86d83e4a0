import type { Redis } from 'ioredis'
import { streamOptions } from './emitter'

/** How long, in ms, events stay in the stream for processes that have lost Redis. */
const keptMs = 5 * 60_000
const every = 60_000

/** Removes old events from the stream. Its own limit counts events, not bytes, so large events would fill Redis. Uses Redis's clock. */
export async function trimLive(redis: Redis): Promise<void> {
  const [seconds] = await redis.time()
  await redis.xtrim(streamOptions.streamName, 'MINID', Number(seconds) * 1000 - keptMs)
}

/** Removes old events every minute; returns a function that stops this. */
export function startTrimming(redis: Redis): () => void {
  const timer = setInterval(() => void trimLive(redis).catch(() => {}), every)
  return () => clearInterval(timer)
}
