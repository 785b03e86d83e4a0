import { Redis, type RedisOptions } from 'ioredis'
import type { Log } from './log'

/** True if a command failed because Redis is unreachable or does not reply. */
export const isRedisAway = (error: unknown): boolean =>
  error instanceof Error &&
  /connection is closed|stream isn't writeable|max retries per request|LOADING|command timed out|socket closed/i.test(
    error.message,
  )

/** True if Redis did not reply to a command in time although the connection is open. */
const isSilence = (error: unknown): boolean => error instanceof Error && /command timed out/i.test(error.message)

/** True if an error of a Redis client or of a BullMQ queue means that Redis is unreachable. */
const isConnectionError = (error: unknown): boolean =>
  isRedisAway(error) ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(E[A-Z]+|NR_CLOSED)$/.test(error.code))

/** Logs one line when Redis becomes unreachable and one when it is back. Every Redis error of the process must be passed to it. */
export class RedisOutage {
  readonly #log: Log
  #state: 'up' | 'silent' | 'lost' = 'up'
  /** The client used for pings while Redis does not reply. */
  commands: Redis | null = null

  constructor(log: Log) {
    this.#log = log
  }

  report(error: unknown) {
    if (!isConnectionError(error)) {
      this.#log.error({ err: error }, 'Redis contestó con un error')
      return
    }
    const before = this.#state
    this.#state = isSilence(error) && before !== 'lost' ? 'silent' : 'lost'
    if (before !== 'up') return
    this.#log.warn(
      { motivo: error instanceof Error ? error.message : String(error) },
      'se perdió la conexión con Redis; se reintenta hasta que vuelva',
    )
    if (this.#state === 'silent') void this.#askUntilAnswered()
  }

  /** Sends pings until Redis replies, then logs the recovery. Needed because without a new connection there is no `ready` event. */
  async #askUntilAnswered() {
    while (this.commands && this.#state === 'silent')
      await this.commands.ping().then(
        () => this.over(),
        (error: unknown) => this.report(error),
      )
  }

  /** Call this when a client has connected or Redis has replied. */
  over() {
    if (this.#state === 'up') return
    this.#state = 'up'
    this.#log.info('Redis volvió')
  }
}

const options = {
  /**
   * For commands: fails immediately while Redis is unreachable, and after 5 s if Redis is connected but does not reply. With a shorter
   * limit, commands would also fail whenever our own event loop is busy. The worker's reconciler repeats the work of failed commands.
   */
  commands: { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 5_000 },
  /** For BullMQ workers: waits for Redis indefinitely. */
  blocking: { maxRetriesPerRequest: null },
} satisfies Record<string, RedisOptions>

class Client extends Redis {
  /**
   * A duplicate client waits for Redis instead of failing. The streams adapter reads with a duplicate and retries immediately after an
   * error, so fast failures would block the event loop.
   */
  override duplicate(override?: Partial<RedisOptions>): Redis {
    const waiting = { ...options.blocking, enableOfflineQueue: true, commandTimeout: undefined }
    return new Client({ ...this.options, ...waiting, ...override, replyMapping: 'legacy' })
  }

  /**
   * Works around ioredis: `disconnect()` while it waits to reconnect neither emits `end` nor rejects waiting commands, so closing a BullMQ
   * worker would never finish. While ioredis is connecting, `disconnect()` does both. Therefore this method connects first.
   */
  override disconnect(reconnect = false) {
    if (this.status === 'reconnecting' && !reconnect) this.connect().catch(() => {})
    super.disconnect(reconnect)
  }
}

/**
 * Creates a client that always reconnects, after at most two seconds. `url`: `redis://…`, `rediss://…` or `unix:///path`. `connectionName`:
 * name of the connection in Redis's CLIENT LIST.
 */
export function connectRedis(
  url: string,
  kind: 'commands' | 'blocking',
  outage: RedisOutage,
  connectionName?: string,
): Redis {
  const address = url.startsWith('unix://') ? decodeURIComponent(url.slice('unix://'.length)) : url
  const redis = new Client(address, {
    ...options[kind],
    connectionName,
    retryStrategy: (times) => Math.min(2000, 50 * 2 ** Math.min(times, 6)),
  })
  redis.on('error', (error) => outage.report(error))
  redis.on('ready', () => outage.over())
  if (kind === 'commands') outage.commands = redis
  return redis
}

/**
 * Keeps the process running if a Redis command without an error handler fails because Redis is unreachable. The streams adapter sends such
 * commands, and the clients already report the outage. Any other unhandled rejection still ends the process.
 */
export function surviveRedisOutages() {
  process.on('unhandledRejection', (error) => {
    if (!isRedisAway(error)) throw error
  })
}

/** How long a starting process waits for Redis, ms. */
const startPatience = 30_000

/** Thrown if Redis did not reply within the time that a starting process waits. */
export class RedisAwayError extends Error {}

/** For an error of `ready`, an error line that names REDIS_URL and Redis's address; null for any other error. */
export const redisStartFailure = (error: unknown) =>
  error instanceof RedisAwayError ? { line: error.message, permanent: false } : null

/** Resolves once the client can send commands. After `withinMs`, disconnects the client and rejects with RedisAwayError. */
export async function ready(redis: Redis, withinMs = startPatience): Promise<Redis> {
  if (redis.status === 'ready') return redis
  const { path, host, port } = redis.options
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      redis.disconnect()
      const place = path ?? `${host}:${port}`
      reject(new RedisAwayError(`REDIS_URL: Redis no contesta en ${place} desde hace ${withinMs / 1000} s`))
    }, withinMs)
    redis.once('ready', () => {
      clearTimeout(timer)
      resolve()
    })
  })
  return redis
}
