import type { Redis } from 'ioredis'
import { streamOptions } from './emitter'

/** How long events are kept for clients that were away, ms: longer than any may be and still be given what it missed. */
const keptMs = 5 * 60_000
const every = 60_000

/** Takes out of the stream what nobody can ask for any more: its length alone would let large events fill Redis. By Redis's own clock. */
export async function trimLive(redis: Redis): Promise<void> {
  const [seconds] = await redis.time()
  await redis.xtrim(streamOptions.streamName, 'MINID', Number(seconds) * 1000 - keptMs)
}

/** Trims now and then; answers how to stop. While Redis is away there is nothing to trim. */
export function startTrimming(redis: Redis): () => void {
  const timer = setInterval(() => void trimLive(redis).catch(() => {}), every)
  return () => clearInterval(timer)
}
