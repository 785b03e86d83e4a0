import { randomUUID } from 'node:crypto'
import type { ChainableCommander, Redis } from 'ioredis'

export interface ProcessRegistry {
  ownKey: string
  /** Keys of all registered processes, including dead processes whose key has already expired. */
  keys(): Promise<string[]>
  /** Adds to a Redis transaction the command that registers this process. The caller adds one that writes `ownKey` with an expiry. */
  register(batch: ChainableCommander): ChainableCommander
  /** Adds to a Redis transaction the commands that unregister this process and delete its key. */
  unregister(batch: ChainableCommander): ChainableCommander
  /** Unregisters dead processes, i.e. those whose key has expired. */
  removeExpired(): Promise<void>
}

/** A list, in Redis, of the processes that share some state. Each process has one key, which expires unless the process renews it. */
export function processRegistry(redis: Redis, name: string): ProcessRegistry {
  const prefix = `${name}:`
  const process = randomUUID()
  const ownKey = prefix + process
  const keys = async () => (await redis.smembers(name)).map((other) => prefix + other)
  return {
    ownKey,
    keys,
    register: (batch) => batch.sadd(name, process),
    unregister: (batch) => batch.del(ownKey).srem(name, process),
    async removeExpired() {
      for (const key of await keys()) if (!(await redis.exists(key))) await redis.srem(name, key.slice(prefix.length))
    },
  }
}
