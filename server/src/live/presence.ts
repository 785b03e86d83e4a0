import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import { rooms as roomOf, type PresenceChanged } from '@trinchera/contract/socket'
import type { Database } from '@trinchera/db/database'
import { clansOf, visibleMembers } from '@trinchera/db/queries/notices/notices'
import type { Log } from '@trinchera/runtime/log'
import { presenceCounts, type Watchers } from './presence-counts'
import { usualPace, type PresencePace } from './presence-pace'
import type { SiteServer } from './sockets'

export interface Presence {
  /** How many watch a room and, of a clan, which members others may see on the site; null while Redis is away: then nobody knows. */
  of(room: string): Promise<Pick<PresenceChanged, 'mirando' | 'en_linea'> | null>
  /** A player shows or hides being on the site. */
  shownChanged(player: number): void
  /** Takes this process out of the counts; before its sockets are closed. */
  close(): Promise<void>
}

const channel = 'trinchera:presence:changes'
const changes = z.object({ rooms: z.array(z.string()), players: z.array(z.number()) })

/** Whether a room's watchers are counted. */
export const isCounted = (room: string) => /^(etapa|clan):[1-9]\d{0,8}$/.test(room)
const playerOf = (room: string) => Number(/^jugador:(\d+)$/.exec(room)?.[1] ?? 0)
const clanOf = (room: string) => Number(/^clan:(\d+)$/.exec(room)?.[1] ?? 0)

interface Needs {
  redis: Redis
  database: Database
  log: Log
  pace?: Partial<PresencePace>
}

/**
 * Who is watching, over all server processes. Each keeps its own counts in Redis and says which rooms changed; each reads the totals
 * of the rooms its own sockets are in and tells those. Nothing rests on a message: every beat looks again.
 */
export function watchPresence(io: SiteServer, { redis, database, log, pace }: Needs): Presence {
  const { life, beat, tell, gather } = { ...usualPace, ...pace }
  const counts = presenceCounts(redis, randomUUID(), life)
  const { adapter, sockets } = io.of('/')
  const subscriber = redis.duplicate()
  const watched = new Set<string>() // the counted rooms that have sockets here: there are far fewer than rooms
  const dirty = { rooms: new Set<string>(), players: new Set<number>() }
  const told = new Map<string, { at: number; said: string }>()
  const looks = new Map<string, NodeJS.Timeout>()
  const reading = new Set<string>()
  const readAgain = new Set<string>()
  let whole = true
  let storing: Promise<void> = Promise.resolve()
  let gathering: NodeJS.Timeout | null = null
  let closed = false

  const failed = (error: unknown) => {
    if (redis.status === 'ready' && !closed)
      log.warn({ err: error }, 'no se pudo contar quién está mirando; se intenta de nuevo')
  }

  function watchersOf(room: string): Watchers | null {
    const players = new Set<number>()
    let visitors = 0
    for (const id of adapter.rooms.get(room) ?? []) {
      const socket = sockets.get(id)
      if (socket?.data.session) players.add(socket.data.session.id)
      else if (socket) visitors++
    }
    return players.size || visitors ? { players: [...players], visitors } : null
  }

  const everyPlayer = () => [...adapter.rooms.keys()].map(playerOf).filter(Boolean)

  const say = (message: z.infer<typeof changes>) => redis.publish(channel, JSON.stringify(message))

  /** What changed here goes to Redis, and then everyone hears which rooms to read again. What failed is stored whole at the next beat. */
  async function store() {
    if (closed) return
    const all = whole
    const rooms = all ? new Set([...watched, ...dirty.rooms]) : new Set(dirty.rooms)
    const players = all ? new Set([...everyPlayer(), ...dirty.players]) : new Set(dirty.players)
    dirty.rooms.clear()
    dirty.players.clear()
    const now = {
      rooms: new Map([...rooms].map((room) => [room, watchersOf(room)])),
      players: new Map([...players].map((id) => [id, adapter.rooms.has(roomOf.jugador(id))])),
    }
    whole = true // until it is known to be stored
    if (!(await counts.write(now, all))) return later()
    whole = false
    if (rooms.size || players.size) await say({ rooms: [...rooms], players: [...players] })
  }

  function later() {
    if (closed) return
    gathering ??= setTimeout(() => {
      gathering = null
      storing = storing.then(store).catch(failed)
    }, gather)
  }

  async function of(room: string) {
    const members = clanOf(room) ? await visibleMembers(database.db, clanOf(room)) : []
    try {
      const { watching, online } = await counts.total(room, members)
      return { mirando: watching, en_linea: online }
    } catch (error) {
      failed(error)
      return null
    }
  }

  async function tellRoom(room: string) {
    const now = await of(room)
    const said = JSON.stringify(now)
    if (!now || closed || !watched.has(room) || said === told.get(room)?.said) return
    told.set(room, { at: performance.now(), said })
    io.local.to(room).emit('presence:changed', { room, ...now })
  }

  /** Reads a room again for those who watch it here, however many ask, as often as a room is told at most. */
  function look(room: string) {
    if (closed || looks.has(room) || !watched.has(room)) return
    if (reading.has(room)) return void readAgain.add(room)
    const wait = Math.max(0, (told.get(room)?.at ?? -tell) + tell - performance.now())
    const timer = setTimeout(() => {
      looks.delete(room)
      reading.add(room)
      const read = () => {
        reading.delete(room)
        if (readAgain.delete(room)) look(room)
      }
      tellRoom(room).catch(failed).finally(read)
    }, wait)
    looks.set(room, timer)
  }

  async function heard(message: string) {
    const { rooms, players } = changes.parse(JSON.parse(message))
    for (const room of rooms) look(room)
    if (players.length && [...watched].some(clanOf))
      for (const clan of await clansOf(database.db, players)) look(roomOf.clan(clan))
  }

  const touch = (room: string) => {
    if (!isCounted(room)) return
    dirty.rooms.add(room)
    later()
  }
  const touchSocket = (id: string) => {
    for (const room of adapter.sids.get(id) ?? []) touch(room)
  }
  /** A socket in its player's room is that player's, and a visitor's out of it: so are the rooms it watches. */
  const moved = (room: string, id: string) => {
    touch(room)
    if (playerOf(room)) touchSocket(id)
  }
  /** A player's own room appears with their first socket here and goes with the last. */
  const touchPlayer = (room: string) => {
    if (!playerOf(room)) return
    dirty.players.add(playerOf(room))
    later()
  }
  const opened = (room: string) => {
    if (isCounted(room)) watched.add(room)
    touchPlayer(room)
  }
  const emptied = (room: string) => {
    watched.delete(room)
    told.delete(room)
    touchPlayer(room)
  }
  const again = () => {
    whole = true
    later()
  }

  adapter.on('join-room', moved).on('leave-room', moved).on('create-room', opened).on('delete-room', emptied)
  io.on('connection', ({ id }) => touchSocket(id))
  redis.on('ready', again)
  subscriber.on('error', () => {}) // the outage is told by the client it is a copy of
  subscriber.on('message', (_, message) => void heard(message).catch(failed))
  subscriber.subscribe(channel).catch(failed)
  const beating = setInterval(() => {
    later()
    counts.forgetDead().catch(failed)
    for (const room of watched) look(room)
  }, beat)
  later()

  return {
    of,
    shownChanged: (player) => {
      dirty.players.add(player)
      later()
    },
    async close() {
      closed = true
      clearInterval(beating)
      if (gathering) clearTimeout(gathering)
      for (const timer of looks.values()) clearTimeout(timer)
      adapter.off('join-room', moved).off('leave-room', moved).off('create-room', opened).off('delete-room', emptied)
      redis.off('ready', again)
      subscriber.disconnect()
      await storing
      const mine = { rooms: [...watched], players: everyPlayer() }
      await counts
        .remove()
        .then(() => say(mine))
        .catch(failed)
    },
  }
}
