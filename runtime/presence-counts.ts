import type { Redis } from 'ioredis'
import { z } from 'zod'
import { processRegistry, type ProcessRegistry } from './process-registry'

/** Who watches a room through one process: players by id, each once over their tabs, and visitors by socket. */
export interface Watchers {
  players: number[]
  visitors: number
}
const watchers = z.object({ players: z.array(z.number()), visitors: z.number() })

/** Whether a player has a socket open, and the page of one in sight. */
export type PlayerMark = 'in-sight' | 'online' | null

/** Counts of this process. A room's null: nobody watches it any more. */
export interface OwnCounts {
  rooms: ReadonlyMap<string, Watchers | null>
  players: ReadonlyMap<number, PlayerMark>
}

const fieldMarks = { 'in-sight': '2', online: '1' } as const
const playerField = (id: number) => `jugador:${id}`
const registered = (redis: Redis) => processRegistry(redis, 'trinchera:presence')

const totalsOf =
  (redis: Redis, registry: ProcessRegistry) =>
  /** Over all processes: how many watch a room, and which of the given players are online. */
  async (room: string, among: readonly number[]): Promise<{ watching: number; online: number[] }> => {
    const batch = redis.pipeline()
    for (const key of await registry.keys()) batch.hmget(key, room, ...among.map(playerField))
    const players = new Set<number>()
    const online = new Set<number>()
    let visitors = 0
    for (const [error, fields] of (await batch.exec()) ?? []) {
      if (error) throw error
      const [stored, ...marks] = z.array(z.string().nullable()).parse(fields)
      const counted = stored ? watchers.parse(JSON.parse(stored)) : null
      for (const id of counted?.players ?? []) players.add(id)
      visitors += counted?.visitors ?? 0
      among.forEach((id, index) => marks[index] && online.add(id))
    }
    return { watching: players.size + visitors, online: among.filter((id) => online.has(id)) }
  }

/** For a process without sockets of its own: how many watch a room, over all processes. Rejects while Redis is away. */
export function watchingCount(redis: Redis): (room: string) => Promise<number> {
  const total = totalsOf(redis, registered(redis))
  return async (room) => (await total(room, [])).watching
}

/** For a process without sockets: which of some players have a page of the site in sight, over all processes. Rejects while Redis is away. */
export function playersInSight(redis: Redis): (players: readonly number[]) => Promise<Set<number>> {
  const registry = registered(redis)
  return async (players) => {
    const seen = new Set<number>()
    if (!players.length) return seen
    const batch = redis.pipeline()
    for (const key of await registry.keys()) batch.hmget(key, ...players.map(playerField))
    for (const [error, fields] of (await batch.exec()) ?? []) {
      if (error) throw error
      const marks = z.array(z.string().nullable()).parse(fields)
      players.forEach((player, index) => marks[index] === fieldMarks['in-sight'] && seen.add(player))
    }
    return seen
  }
}

/**
 * Each process stores its counts in a Redis hash of its own that expires after `life` milliseconds without a write, so a dead process's
 * counts disappear with its key (docs/decisions/005). All functions reject while Redis is away.
 */
export function presenceCounts(redis: Redis, life: number) {
  const registry = registered(redis)
  const { ownKey } = registry

  return {
    /** Stores changes, or everything if `full`, and renews the key. Answers false if the key had expired: a full write is needed. */
    async write({ rooms, players }: OwnCounts, full: boolean): Promise<boolean> {
      const batch = redis.multi().pexpire(ownKey, life)
      if (full) batch.del(ownKey)
      batch.hset(ownKey, 'proceso', ownKey) // a hash without fields would not exist
      const setField = (field: string, value: string | null) =>
        value === null ? batch.hdel(ownKey, field) : batch.hset(ownKey, field, value)
      for (const [room, own] of rooms) setField(room, own && JSON.stringify(own))
      for (const [id, mark] of players) setField(playerField(id), mark && fieldMarks[mark])
      const [renewed] = (await registry.register(batch.pexpire(ownKey, life)).exec()) ?? []
      return full || renewed?.[1] === 1
    },

    removeExpired: registry.removeExpired,

    total: totalsOf(redis, registry),

    /** Removes the counts of this process. */
    async remove(): Promise<void> {
      await registry.unregister(redis.multi()).exec()
    },
  }
}
