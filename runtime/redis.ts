import { Redis, type RedisOptions } from 'ioredis'
import type { Log } from './log'

/** True if a command failed because Redis is unreachable or does not answer. */
export const isRedisAway = (error: unknown): boolean =>
  error instanceof Error &&
  /connection is closed|stream isn't writeable|max retries per request|LOADING|command timed out|socket closed/i.test(
    error.message,
  )

/** True if a command timed out although the connection is open. */
const isSilence = (error: unknown): boolean => error instanceof Error && /command timed out/i.test(error.message)

/** True if an error of a Redis client, or of a queue that uses one, means that Redis is unreachable. */
const isConnectionError = (error: unknown): boolean =>
  isRedisAway(error) ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(E[A-Z]+|NR_CLOSED)$/.test(error.code))

/**
 * Logs one line per outage and one per recovery, however many clients, queues and retries there are. All Redis errors are reported here.
 */
export class RedisOutage {
  readonly #log: Log
  #state: 'up' | 'silent' | 'lost' = 'up'
  /** The client that is pinged while Redis does not answer. */
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

  /**
   * Pings until Redis answers, then reports the recovery. While Redis is silent no connection is lost, so no reconnection would report it.
   */
  async #askUntilAnswered() {
    while (this.commands && this.#state === 'silent')
      await this.commands.ping().then(
        () => this.over(),
        (error: unknown) => this.report(error),
      )
  }

  /** To be called when a connection was made or a command was answered. */
  over() {
    if (this.#state === 'up') return
    this.#state = 'up'
    this.#log.info('Redis volvió')
  }
}

const options = {
  /**
   * Fails at once while Redis is unreachable, and after 5 s if Redis is connected but does not answer. Shorter limits would also fail when
   * our own event loop is busy. Lost commands are repeated by the reconciler.
   */
  commands: { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 5_000 },
  /** For BullMQ workers: waits indefinitely. */
  blocking: { maxRetriesPerRequest: null },
} satisfies Record<string, RedisOptions>

class Client extends Redis {
  /**
   * The streams adapter reads with a duplicate client and retries immediately on errors. If the duplicate failed fast, that would block the
   * event loop; so duplicates wait.
   */
  override duplicate(override?: Partial<RedisOptions>): Redis {
    const waiting = { ...options.blocking, enableOfflineQueue: true, commandTimeout: undefined }
    return new Client({ ...this.options, ...waiting, ...override, replyMapping: 'legacy' })
  }

  /**
   * Works around ioredis: if it is told to disconnect while it waits to reconnect, it neither emits `end` nor rejects waiting commands, and
   * a BullMQ worker that is being closed waits for both forever. While it is connecting, it does both, so this connects first.
   */
  override disconnect(reconnect = false) {
    if (this.status === 'reconnecting' && !reconnect) this.connect().catch(() => {})
    super.disconnect(reconnect)
  }
}

/**
 * Creates a client that reconnects indefinitely, with delays up to two seconds. `url`: `redis://…`, `rediss://…` or `unix:///path`.
 * `connectionName`: the name of its connections in CLIENT LIST.
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
 * Keeps the process alive while Redis is unreachable, because the streams adapter ignores rejections of its commands; the clients report
 * the outage. Any other unhandled rejection still ends the process.
 */
export function surviveRedisOutages() {
  process.on('unhandledRejection', (error) => {
    if (!isRedisAway(error)) throw error
  })
}

/** How long a starting process waits for Redis, ms. */
const startPatience = 30_000

/** Redis did not answer in the time that a starting process waits. */
export class RedisAwayError extends Error {}

/** A one-line message that names REDIS_URL, if Redis cannot be used at start; null for any other error. */
export const redisStartFailure = (error: unknown) =>
  error instanceof RedisAwayError ? { line: error.message, permanent: false } : null

/** Resolves once the client is ready. After `withinMs` disconnects the client and rejects with RedisAwayError. */
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
