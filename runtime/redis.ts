import { Redis, type RedisOptions } from 'ioredis'
import type { Log } from './log'

const isConnectionError = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && /^(E[A-Z]+|NR_CLOSED)$/.test(error.code)) ||
    /connection is closed|stream isn't writeable|max retries per request|LOADING|command timed out|socket closed/i.test(
      error.message,
    ))

/**
 * One outage is one line in the log, however many clients, queues and retries feel it; its end is another.
 * Everything that listens to Redis reports its errors here.
 */
export class RedisOutage {
  readonly #log: Log
  #down = false

  constructor(log: Log) {
    this.#log = log
  }

  report(error: unknown) {
    if (!isConnectionError(error)) {
      this.#log.error({ err: error }, 'Redis contestó con un error')
      return
    }
    if (this.#down) return
    this.#down = true
    this.#log.warn(
      { motivo: error instanceof Error ? error.message : String(error) },
      'se perdió la conexión con Redis; se reintenta hasta que vuelva',
    )
  }

  over() {
    if (!this.#down) return
    this.#down = false
    this.#log.info('Redis volvió')
  }
}

const options: Record<'commands' | 'blocking', RedisOptions> = {
  /** Fails at once while Redis is away: nobody waits for an answer that a sweep will make good. */
  commands: { enableOfflineQueue: false, maxRetriesPerRequest: 1 },
  /** BullMQ's workers: they wait for ever. */
  blocking: { maxRetriesPerRequest: null },
}

/** The streams adapter subscribes and never looks at the answer: a process told to stop before it came would end by that instead. */
function forgiving(redis: Redis): Redis {
  const send = redis.sendCommand.bind(redis)
  redis.sendCommand = (command, stream) => {
    if (command.name === 'subscribe') command.promise.catch(() => {})
    return send(command, stream)
  }
  return redis
}

/** A client that reconnects for ever with pauses up to two seconds. `url`: `redis://…`, `rediss://…` or `unix:///path`. */
export function connectRedis(url: string, kind: 'commands' | 'blocking', outage: RedisOutage): Redis {
  const address = url.startsWith('unix://') ? decodeURIComponent(url.slice('unix://'.length)) : url
  const redis = new Redis(address, {
    ...options[kind],
    retryStrategy: (times) => Math.min(2000, 50 * 2 ** Math.min(times, 6)),
  })
  redis.on('error', (error) => outage.report(error))
  // socket.io's streams adapter reads with a duplicate and asks again at once when it is refused: a reader that failed fast would spin
  // for ever and let nothing else run. Duplicates therefore wait.
  redis.duplicate = (override) =>
    forgiving(Redis.prototype.duplicate.call(redis, { ...options.blocking, enableOfflineQueue: true, ...override }))
  // The adapter also asks for things whose answer nobody waits for; that one of those fails while Redis is away must not end the process.
  const send = redis.sendCommand
  redis.sendCommand = (command, stream) => {
    command.promise.catch(() => {})
    return send.call(redis, command, stream)
  }
  redis.on('ready', () => outage.over())
  return redis
}

/** Resolves when the client can be used. */
export async function ready(redis: Redis): Promise<Redis> {
  if (redis.status !== 'ready') await new Promise<void>((resolve) => redis.once('ready', () => resolve()))
  return redis
}
