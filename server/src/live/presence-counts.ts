import type { Redis } from 'ioredis'
import { z } from 'zod'

/** Who watches a room through one process: players by id, each once over their tabs, and visitors by socket. */
export interface Watchers {
  players: number[]
  visitors: number
}
const watchers = z.object({ players: z.array(z.number()), visitors: z.number() })

/** What is so in this process by now; null: nobody watches any more. */
export interface OwnChanges {
  rooms: ReadonlyMap<string, Watchers | null>
  players: ReadonlyMap<number, boolean>
}

const registry = 'trinchera:presence'
const keyOf = (process: string) => `${registry}:${process}`
const playerField = (id: number) => `jugador:${id}`

/**
 * What each process counts by itself, kept in a Redis hash that lives only while its process renews it: when one dies, its counts go with its key.
 * `life` in milliseconds. Everything here rejects while Redis is away.
 */
export function presenceCounts(redis: Redis, process: string, life: number) {
  const own = keyOf(process)

  const living = () => redis.smembers(registry)

  return {
    /** Stores what changed, or with `whole` everything there is, and renews the key. False: the key had expired, and the whole is needed. */
    async write({ rooms, players }: OwnChanges, whole: boolean): Promise<boolean> {
      const batch = redis.multi().pexpire(own, life)
      if (whole) batch.del(own)
      batch.hset(own, 'proceso', process)
      const put = (field: string, value: string | null) =>
        value === null ? batch.hdel(own, field) : batch.hset(own, field, value)
      for (const [room, now] of rooms) put(room, now && JSON.stringify(now))
      for (const [id, online] of players) put(playerField(id), online ? '1' : null)
      const [renewed] = (await batch.pexpire(own, life).sadd(registry, process).exec()) ?? []
      return whole || renewed?.[1] === 1
    },

    /** Forgets the processes whose key has expired. */
    async forgetDead(): Promise<void> {
      for (const other of await living()) if (!(await redis.exists(keyOf(other)))) await redis.srem(registry, other)
    },

    /** Over all living processes: how many watch a room, and which of some players are on the site. */
    async total(room: string, among: readonly number[]): Promise<{ watching: number; online: number[] }> {
      const batch = redis.pipeline()
      for (const each of await living()) batch.hmget(keyOf(each), room, ...among.map(playerField))
      const players = new Set<number>()
      const online = new Set<number>()
      let visitors = 0
      for (const [error, fields] of (await batch.exec()) ?? []) {
        if (error) throw error
        const [counted, ...marks] = z.array(z.string().nullable()).parse(fields)
        const here = counted ? watchers.parse(JSON.parse(counted)) : null
        for (const id of here?.players ?? []) players.add(id)
        visitors += here?.visitors ?? 0
        among.forEach((id, index) => marks[index] && online.add(id))
      }
      return { watching: players.size + visitors, online: among.filter((id) => online.has(id)) }
    },

    /** This process counts nothing any more. */
    async remove(): Promise<void> {
      await redis.multi().del(own).srem(registry, process).exec()
    },
  }
}
