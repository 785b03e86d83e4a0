import type { Redis } from 'ioredis'
import type { Log } from '@trinchera/runtime/log'
import { debouncedTask } from './debounced-task'

export interface ProcessSync {
  /** Schedules a call of `store` after `delay`; calls until then cause only one. */
  schedule(): void
  /** Sends a message to the `onMessage` of every process, including this one. */
  publish(message: string): Promise<void>
  /** Logs an error. Not after `close` and not while Redis cannot be reached, because the Redis client logs that itself. */
  onError(error: unknown): void
  /** Stops everything and waits until a running `store` has ended. */
  close(): Promise<void>
}

interface Options {
  redis: Redis
  log: Log
  /** Message to log if storing or reading fails. The next heartbeat tries again. */
  warning: string
  channel: string
  /** Milliseconds between two heartbeats. */
  heartbeat: number
  /** Milliseconds for which changes are collected before they are stored. */
  delay: number
  /** Writes what this process knows (who is present, say) to Redis, where the other server processes read it. */
  store(): Promise<void>
  onMessage(message: string): void | Promise<void>
  onHeartbeat?(): void
  onReconnect?(): void
}

/**
 * Keeps a state that several processes share through Redis up to date: calls `store` after local changes, at every heartbeat and when Redis
 * can be reached again. Messages let the other processes notice a change at once; if a message gets lost, they notice the change at the
 * next heartbeat.
 */
export function syncProcesses({
  redis,
  log,
  warning,
  channel,
  heartbeat,
  delay,
  store,
  onMessage,
  onHeartbeat,
  onReconnect,
}: Options): ProcessSync {
  let closed = false
  const onError = (error: unknown) => {
    if (redis.status === 'ready' && !closed) log.warn({ err: error }, warning)
  }
  const storing = debouncedTask(store, delay, onError)
  const onReady = () => {
    onReconnect?.()
    storing.schedule()
  }
  const receive = async (message: string) => onMessage(message)

  const subscriber = redis.duplicate()
  subscriber.on('error', () => {}) // `redis` itself logs the outage
  subscriber.on('message', (_, message) => void receive(message).catch(onError))
  subscriber.subscribe(channel).catch(onError)
  redis.on('ready', onReady)
  const timer = setInterval(() => {
    storing.schedule()
    onHeartbeat?.()
  }, heartbeat)

  return {
    schedule: storing.schedule,
    async publish(message) {
      await redis.publish(channel, message)
    },
    onError,
    async close() {
      closed = true
      clearInterval(timer)
      redis.off('ready', onReady)
      subscriber.disconnect()
      await storing.close()
    },
  }
}
