import type { Redis } from 'ioredis'
import { z } from 'zod'
import { processRegistry, type ProcessRegistry } from './process-registry'

/** Who watches a live room through one process: ids of players (each once, even with several tabs), and number of visitors' sockets. */
export interface Watchers {
  players: number[]
  visitors: number
}
const watchers = z.object({ players: z.array(z.number()), visitors: z.number() })

/** A player's presence: `online`: a connection is open; `in-sight`: a page of the site is also visible on the screen; null: not online. */
export type PlayerMark = 'in-sight' | 'online' | null

/** Who is connected to this process, by live room and by player. Null for a room that nobody watches any more. */
export interface OwnCounts {
  rooms: ReadonlyMap<string, Watchers | null>
  players: ReadonlyMap<number, PlayerMark>
}

const fieldMarks = { 'in-sight': '2', online: '1' } as const
const playerField = (id: number) => `jugador:${id}`
const registered = (redis: Redis) => processRegistry(redis, 'trinchera:presence')

const totalsOf =
  (redis: Redis, registry: ProcessRegistry) =>
  /** How many people watch a live room, and which of the players `among` are online, over all processes. */
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

/** Returns a function that counts the people who watch a live room, over all processes. It rejects while Redis is unreachable. */
export function watchingCount(redis: Redis): (room: string) => Promise<number> {
  const total = totalsOf(redis, registered(redis))
  return async (room) => (await total(room, [])).watching
}

/** Returns a function that finds which of the given players have a page of the site visible. It rejects while Redis is unreachable. */
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
 * Shares presence between processes. Each process stores its own counts in a Redis hash, which expires `life` ms after the last write, so
 * that the counts of a dead process disappear (docs/decisions/005). All functions reject while Redis is unreachable.
 */
export function presenceCounts(redis: Redis, life: number) {
  const registry = registered(redis)
  const { ownKey } = registry

  return {
    /**
     * Stores the given counts and renews the hash's expiry. `full`: the counts replace everything stored. Returns false if the hash had
     * expired; the caller must then write all counts with `full`.
     */
    async write({ rooms, players }: OwnCounts, full: boolean): Promise<boolean> {
      const batch = redis.multi().pexpire(ownKey, life)
      if (full) batch.del(ownKey)
      batch.hset(ownKey, 'proceso', ownKey) // Redis deletes a hash that has no fields
      const setField = (field: string, value: string | null) =>
        value === null ? batch.hdel(ownKey, field) : batch.hset(ownKey, field, value)
      for (const [room, own] of rooms) setField(room, own && JSON.stringify(own))
      for (const [id, mark] of players) setField(playerField(id), mark && fieldMarks[mark])
      const [renewed] = (await registry.register(batch.pexpire(ownKey, life)).exec()) ?? []
      return full || renewed?.[1] === 1
    },

    removeExpired: registry.removeExpired,

    total: totalsOf(redis, registry),

    async remove(): Promise<void> {
      await registry.unregister(redis.multi()).exec()
    },
  }
}
