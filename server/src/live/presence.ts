import type { Redis } from 'ioredis'
import { z } from 'zod'
import { rooms, type PresenceChanged } from '@trinchera/contract/socket'
import type { Database } from '@trinchera/db/database'
import { clansOf, visibleMembers } from '@trinchera/db/queries/players/presence'
import type { Log } from '@trinchera/runtime/log'
import { localWatchers } from './local-watchers'
import { presenceChanges, type Changed } from './presence-changes'
import { presenceCounts } from '@trinchera/runtime/presence-counts'
import { usualPace, type PresencePace } from './presence-pace'
import { clanOf } from './presence-rooms'
import { syncProcesses } from './process-sync'
import { roomBroadcaster } from './room-broadcaster'
import type { SiteServer, SiteSocket } from './site-server'

type Counts = Pick<PresenceChanged, 'mirando' | 'en_linea'>

export interface Presence {
  /** Number of people who watch a room and, for a clan, the members shown as online. Null if Redis cannot be reached. */
  of(room: string): Promise<Counts | null>
  /** A number that grows whenever the result of `of` may have changed, for caches: after changes in any process and each heartbeat. */
  revision(): number
  /** Call this when the page of a socket has become visible or hidden. */
  sightChanged(socket: SiteSocket): void
  /** Call this when a player has changed the setting whether others see them online. */
  visibilityChanged(player: number): void
  /** Removes the counts of this process. Call it before the process's sockets are closed. */
  close(): Promise<void>
}

const changesSchema = z.object({ rooms: z.array(z.string()), players: z.array(z.number()) })

interface Needs {
  redis: Redis
  database: Database
  log: Log
  pace?: Partial<PresencePace>
}

/**
 * Counts who watches each room, across all server processes. Each process stores its own counts in Redis and publishes which rooms have
 * changed. Every process then reads the sums for the rooms of its own sockets and sends them to these sockets (docs/decisions/005).
 */
export function watchPresence(io: SiteServer, { redis, database, log, pace }: Needs): Presence {
  const { life, beat, tell, gather } = { ...usualPace, ...pace }
  const counts = presenceCounts(redis, life)
  let revision = 0

  const watchers = localWatchers(io, {
    onRoomChange(room) {
      changes.addRoom(room)
      sync.schedule()
    },
    onPlayerChange,
    onRoomEmpty: (room) => broadcaster.forget(room),
  })
  const changes = presenceChanges(watchers)

  const sync = syncProcesses({
    redis,
    log,
    warning: 'no se pudo contar quién está mirando; se intenta de nuevo',
    channel: 'trinchera:presence:changes',
    heartbeat: beat,
    delay: gather,
    async store() {
      const changed = await changes.flush(counts.write)
      if (!changed) return sync.schedule()
      if (changed.rooms.length || changed.players.length) await publish(changed)
    },
    async onMessage(message) {
      revision++
      const { rooms: changedRooms, players } = changesSchema.parse(JSON.parse(message))
      for (const room of changedRooms) broadcaster.request(room)
      if (players.length && [...watchers.rooms].some(clanOf))
        for (const clan of await clansOf(database.db, players)) broadcaster.request(rooms.clan(clan))
    },
    onHeartbeat() {
      revision++ // raised at each heartbeat too: a message may have been lost, or a process may have ended without sending one
      counts.removeExpired().catch(sync.onError)
      for (const room of watchers.rooms) broadcaster.request(room)
    },
    onReconnect: changes.addAll,
  })

  const broadcaster = roomBroadcaster({
    interval: tell,
    isWatched: (room) => watchers.rooms.has(room),
    read: countsOf,
    emit: (room, now) => io.local.to(room).emit('presence:changed', { room, ...now }),
    onError: sync.onError,
  })

  function onPlayerChange(player: number) {
    changes.addPlayer(player)
    sync.schedule()
  }

  const publish = (changed: Changed) => sync.publish(JSON.stringify(changed))

  async function countsOf(room: string): Promise<Counts | null> {
    const members = clanOf(room) ? await visibleMembers(database.db, clanOf(room)) : []
    try {
      const { watching, online } = await counts.total(room, members)
      return { mirando: watching, en_linea: online }
    } catch (error) {
      sync.onError(error)
      return null
    }
  }

  sync.schedule()

  return {
    of: countsOf,
    revision: () => revision,
    visibilityChanged: onPlayerChange,
    sightChanged: (socket) => watchers.sightChanged(socket),
    async close() {
      watchers.close()
      broadcaster.close()
      await sync.close()
      const own = { rooms: [...watchers.rooms], players: watchers.players() }
      await counts
        .remove()
        .then(() => publish(own))
        .catch(sync.onError)
    },
  }
}
