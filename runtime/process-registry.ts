import { randomUUID } from 'node:crypto'
import type { ChainableCommander, Redis } from 'ioredis'

export interface ProcessRegistry {
  ownKey: string
  /** Keys of all registered processes; the key of a dead process has expired and is missing in Redis. */
  keys(): Promise<string[]>
  /** Adds the registration of this process to a transaction that writes its key with an expiry. */
  register(batch: ChainableCommander): ChainableCommander
  /** Adds the removal of this process and its key to a transaction. */
  unregister(batch: ChainableCommander): ChainableCommander
  /** Unregisters processes whose key has expired. */
  removeExpired(keys: readonly string[]): Promise<void>
}

/** The server processes that share some state: each owns one Redis key, which expires unless the process renews it. */
export function processRegistry(redis: Redis, name: string): ProcessRegistry {
  const prefix = `${name}:`
  const process = randomUUID()
  const ownKey = prefix + process
  return {
    ownKey,
    keys: async () => (await redis.smembers(name)).map((other) => prefix + other),
    register: (batch) => batch.sadd(name, process),
    unregister: (batch) => batch.del(ownKey).srem(name, process),
    async removeExpired(keys) {
      if (keys.length) await redis.srem(name, ...keys.map((key) => key.slice(prefix.length)))
    },
  }
}
