import { Redis, type RedisOptions } from 'ioredis'
import type { Log } from './log'

/** Whether a command got no answer: Redis cannot be reached, or is silent. */
export const isRedisAway = (error: unknown): boolean =>
  error instanceof Error &&
  /connection is closed|stream isn't writeable|max retries per request|LOADING|command timed out|socket closed/i.test(
    error.message,
  )

/** Whether a command waited in vain on a connection that stands. */
const isSilence = (error: unknown): boolean => error instanceof Error && /command timed out/i.test(error.message)

/** Whether an error of a Redis client, or of a queue on one, means that Redis is unreachable. */
const isConnectionError = (error: unknown): boolean =>
  isRedisAway(error) ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(E[A-Z]+|NR_CLOSED)$/.test(error.code))

/**
 * Logs one line per outage and one per recovery, whatever the number of clients, queues and retries. All Redis errors
 * are reported here.
 */
export class RedisOutage {
  readonly #log: Log
  #state: 'up' | 'silent' | 'lost' = 'up'
  /** The client that is asked while Redis is silent. */
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

  /** Tells of the end of a silence, in which no connection is lost that could be made again. */
  async #askUntilAnswered() {
    while (this.commands && this.#state === 'silent')
      await this.commands.ping().then(
        () => this.over(),
        (error: unknown) => this.report(error),
      )
  }

  /** A connection was made, or a command answered. */
  over() {
    if (this.#state === 'up') return
    this.#state = 'up'
    this.#log.info('Redis volvió')
  }
}

const options = {
  /** Fails at once while Redis is unreachable, and after 5 s where it is reached and does not answer, which a busy event loop is not to be taken for: the reconciler repeats what was lost. */
  commands: { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 5_000 },
  /** For BullMQ workers: waits indefinitely. */
  blocking: { maxRetriesPerRequest: null },
} satisfies Record<string, RedisOptions>

class Client extends Redis {
  /** The streams adapter reads with a duplicate and retries at once on error: one that failed fast would block the event loop. Duplicates therefore wait. */
  override duplicate(override?: Partial<RedisOptions>): Redis {
    const waiting = { ...options.blocking, enableOfflineQueue: true, commandTimeout: undefined }
    return new Client({ ...this.options, ...waiting, ...override, replyMapping: 'legacy' })
  }

  /**
   * Told to disconnect while it waits to reconnect, ioredis neither emits `end` nor rejects what waits, so that a BullMQ worker closed then waits
   * for both for ever. While it connects it does.
   */
  override disconnect(reconnect = false) {
    if (this.status === 'reconnecting' && !reconnect) this.connect().catch(() => {})
    super.disconnect(reconnect)
  }
}

/**
 * A client that reconnects indefinitely, with delays up to two seconds. `url`: `redis://…`, `rediss://…` or
 * `unix:///path`. `connectionName`: what CLIENT LIST names its connections.
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
 * The streams adapter ignores the results of its commands: that Redis is away, which its clients report, must not end the process. Any other
 * rejection that nobody handles does.
 */
export function surviveRedisOutages() {
  process.on('unhandledRejection', (error) => {
    if (!isRedisAway(error)) throw error
  })
}

/** For how long a start waits for Redis, ms. */
const startPatience = 30_000

/** Redis did not answer within the time of a start. */
export class RedisAwayError extends Error {}

/** Why Redis cannot be used, in one line that names its variable; null for another error. */
export const redisStartFailure = (error: unknown) =>
  error instanceof RedisAwayError ? { line: error.message, permanent: false } : null

/** Resolves once the client is ready. Rejects with RedisAwayError, and gives up, if it is not within `withinMs`. */
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
