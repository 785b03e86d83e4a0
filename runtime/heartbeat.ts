import type { Redis } from 'ioredis'

const key = 'trinchera:worker'
const lifetime = 15_000
const beat = 4_000

/** Says every few seconds that a worker is alive; answers how to stop. A beat that does not arrive is no error: the key expires. */
export function startHeartbeat(redis: Redis): () => void {
  const tell = () => void redis.set(key, String(process.pid), 'PX', lifetime).catch(() => {})
  tell()
  redis.on('ready', tell)
  const timer = setInterval(tell, beat)
  return () => {
    clearInterval(timer)
    redis.off('ready', tell)
    void redis.del(key).catch(() => {})
  }
}

/** Whether a worker was alive within the last seconds. Rejects while Redis is away. */
export async function workerIsAlive(redis: Redis): Promise<boolean> {
  return (await redis.exists(key)) === 1
}
