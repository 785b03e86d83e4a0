import type { Redis } from 'ioredis'

/**
 * Redis for the streams adapter, with `set` never rejecting. The adapter stores the rooms of a lost connection without handling errors, so
 * during an outage each disconnect would be an unhandled rejection, which ends the process. A browser whose rooms were not stored simply
 * reconnects as new.
 */
export function faultTolerant(redis: Redis): Redis {
  return new Proxy(redis, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      if (property !== 'set') return value.bind(target)
      return (...given: unknown[]) => Promise.resolve(Reflect.apply(value, target, given)).catch(() => null)
    },
  })
}
