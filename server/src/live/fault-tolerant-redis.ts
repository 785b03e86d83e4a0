import type { Redis } from 'ioredis'

/**
 * Redis as the streams adapter may have it. The adapter keeps a lost connection's rooms in Redis and does not look whether that worked: while Redis is away each browser that
 * leaves would be an unhandled rejection, which ends the process. Not kept, the browser is a new connection when it returns.
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
