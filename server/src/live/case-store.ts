import type { Redis } from 'ioredis'
import { z } from 'zod'
import { caseName } from '@trinchera/contract/socket'
import { processRegistry } from '@trinchera/runtime/process-registry'

const openCases = z.array(z.object({ caso: caseName, player: z.int() }))
export type OpenCase = z.infer<typeof openCases>[number]

/**
 * Stores in Redis which cases (matches, comments, players) staff have open in the panel. Each server process writes its own key, which
 * expires `life` ms after its last write, so that the cases of a process that crashed disappear.
 */
export function caseStore(redis: Redis, life: number) {
  const registry = processRegistry(redis, 'trinchera:cases')
  return {
    /** Replaces the stored cases of this process. */
    async write(cases: readonly OpenCase[]): Promise<void> {
      const batch = redis.multi()
      if (cases.length) registry.register(batch.set(registry.ownKey, JSON.stringify(cases), 'PX', life))
      else registry.unregister(batch)
      await batch.exec()
    },

    /** The open cases of all server processes. */
    async list(): Promise<OpenCase[]> {
      const keys = await registry.keys()
      if (!keys.length) return []
      const stored = await redis.mget(keys)
      await registry.removeExpired()
      return stored.flatMap((text) => (text ? openCases.parse(JSON.parse(text)) : []))
    },
  }
}
