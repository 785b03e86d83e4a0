import type { Redis } from 'ioredis'
import { z } from 'zod'
import { caseName } from '@trinchera/contract/socket'
import { processRegistry } from '@trinchera/runtime/process-registry'

const openCases = z.array(z.object({ caso: caseName, player: z.int() }))
export type OpenCase = z.infer<typeof openCases>[number]

/**
 * Stores which cases are open on each server process. Each process has its own Redis key, which expires after `life` milliseconds without a
 * write.
 */
export function caseStore(redis: Redis, life: number) {
  const registry = processRegistry(redis, 'trinchera:cases')
  return {
    /** Replaces the cases of this process and renews its key. */
    async write(cases: readonly OpenCase[]): Promise<void> {
      const batch = redis.multi()
      if (cases.length) registry.register(batch.set(registry.ownKey, JSON.stringify(cases), 'PX', life))
      else registry.unregister(batch)
      await batch.exec()
    },

    /** The open cases of all processes. Processes whose key has expired are unregistered. */
    async list(): Promise<OpenCase[]> {
      const keys = await registry.keys()
      if (!keys.length) return []
      const stored = await redis.mget(keys)
      await registry.removeExpired()
      return stored.flatMap((text) => (text ? openCases.parse(JSON.parse(text)) : []))
    },
  }
}
