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
  }

  /** A command was answered. It ends a silence, in which no connection was lost that could be made again. */
  answered() {
    if (this.#state === 'silent') this.over()
  }

  /** A connection was made. */
  over() {
    if (this.#state === 'up') return
    this.#state = 'up'
    this.#log.info('Redis volvió')
  }
}

const options: Record<'commands' | 'blocking', RedisOptions> = {
  /** Fails at once while Redis is unreachable, and after `commandPatience` where it is reached and does not answer: the sweep repeats what was lost. */
  commands: { enableOfflineQueue: false, maxRetriesPerRequest: 1 },
  /** For BullMQ workers: waits indefinitely. */
  blocking: { maxRetriesPerRequest: null },
}

/** How long a command waits for its answer, ms. */
const commandPatience = 2_000

type SentCommand = Parameters<Redis['sendCommand']>[0]

/**
 * Rejects a command that is not answered in time. After an event loop that stood still timers come before what has arrived, so that the answers
 * are read once more first: the client's own deadline fails commands that Redis answered at once.
 */
function failWhenLate(command: SentCommand): NodeJS.Timeout {
  return setTimeout(() => setImmediate(() => command.reject(new Error('Command timed out'))), commandPatience)
}

/** The streams adapter ignores the result of `subscribe`; its rejection during shutdown would end the process. */
function ignoreSubscribeErrors(redis: Redis): Redis {
  const send = redis.sendCommand.bind(redis)
  redis.sendCommand = (command, stream) => {
    if (command.name === 'subscribe') command.promise.catch(() => {})
    return send(command, stream)
  }
  return redis
}

/**
 * Told to disconnect while it waits to reconnect, ioredis forgets the reconnection and neither emits `end` nor rejects
 * what waits: a BullMQ worker closed then waits for both for ever. As `wait`, a client without a connection, it does.
 */
function endingWhileReconnecting(redis: Redis): Redis {
  const disconnect = redis.disconnect.bind(redis)
  redis.disconnect = (reconnect) => {
    if (redis.status === 'reconnecting' && !reconnect) redis.status = 'wait'
    disconnect(reconnect)
  }
  return redis
}

/**
 * A client that reconnects indefinitely, with delays up to two seconds. `url`: `redis://…`, `rediss://…` or
 * `unix:///path`.
 */
export function connectRedis(url: string, kind: 'commands' | 'blocking', outage: RedisOutage): Redis {
  const address = url.startsWith('unix://') ? decodeURIComponent(url.slice('unix://'.length)) : url
  const redis = endingWhileReconnecting(
    new Redis(address, {
      ...options[kind],
      retryStrategy: (times) => Math.min(2000, 50 * 2 ** Math.min(times, 6)),
    }),
  )
  redis.on('error', (error) => outage.report(error))
  // The streams adapter reads with a duplicate and retries at once on error: failing fast would make it spin and block
  // the event loop. Duplicates therefore wait.
  redis.duplicate = (override) =>
    endingWhileReconnecting(
      ignoreSubscribeErrors(
        Redis.prototype.duplicate.call(redis, { ...options.blocking, enableOfflineQueue: true, ...override }),
      ),
    )
  // The adapter also ignores results of other commands; their rejection while Redis is unreachable must not end the
  // process.
  const send = redis.sendCommand
  redis.sendCommand = (command, stream) => {
    const deadline = kind === 'commands' ? failWhenLate(command) : undefined
    command.promise
      .then(
        () => outage.answered(),
        () => {},
      )
      .finally(() => clearTimeout(deadline))
    return send.call(redis, command, stream)
  }
  redis.on('ready', () => outage.over())
  return redis
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
