import type { Redis } from 'ioredis'
import { processRegistry } from './process-registry'

const registered = (redis: Redis) => processRegistry(redis, 'trinchera:workers')
const lifetime = 15_000
const interval = 4_000

/** Marks this worker as alive in Redis every few seconds; errors are ignored. Returns a function that stops this. */
export function startHeartbeat(redis: Redis): () => void {
  const registry = registered(redis)
  const { ownKey } = registry
  const beat = () =>
    void registry
      .register(redis.multi().set(ownKey, String(process.pid), 'PX', lifetime))
      .exec()
      .then(() => registry.removeExpired())
      .catch(() => {})
  beat()
  redis.on('ready', beat)
  const timer = setInterval(beat, interval)
  return () => {
    clearInterval(timer)
    redis.off('ready', beat)
    void registry
      .unregister(redis.multi())
      .exec()
      .catch(() => {})
  }
}

/** True if at least one worker is alive, i.e. sent a heartbeat in the last 15 seconds. Rejects while Redis is unreachable. */
export async function workerIsAlive(redis: Redis): Promise<boolean> {
  const keys = await registered(redis).keys()
  return keys.length > 0 && (await redis.exists(...keys)) > 0
}
