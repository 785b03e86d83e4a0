import type { Redis } from 'ioredis'

const key = 'trinchera:worker'
const lifetime = 15_000
const interval = 4_000

/**
 * Marks a worker as alive every few seconds; returns a stop function. Failures are ignored: the key expires by itself.
 */
export function startHeartbeat(redis: Redis): () => void {
  const beat = () => void redis.set(key, String(process.pid), 'PX', lifetime).catch(() => {})
  beat()
  redis.on('ready', beat)
  const timer = setInterval(beat, interval)
  return () => {
    clearInterval(timer)
    redis.off('ready', beat)
    void redis.del(key).catch(() => {})
  }
}

/** Whether a worker sent a heartbeat within the last seconds. Rejects while Redis is unreachable. */
export async function workerIsAlive(redis: Redis): Promise<boolean> {
  return (await redis.exists(key)) === 1
}
