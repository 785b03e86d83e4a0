import type { LocalWatchers } from './local-watchers'
import type { OwnCounts } from '@trinchera/runtime/presence-counts'

/** Rooms and players whose counts have changed since this process last stored its counts in Redis. */
export interface Changed {
  rooms: string[]
  players: number[]
}

/** Collects changes of the counts until they are stored. After a failed attempt, the next one stores all counts, not only changes. */
export function presenceChanges(watchers: LocalWatchers) {
  const rooms = new Set<string>()
  const players = new Set<number>()
  let isFull = true
  return {
    addRoom: (room: string) => void rooms.add(room),
    addPlayer: (player: number) => void players.add(player),
    /** Makes the next `flush` store all counts, because Redis may have lost them. */
    addAll() {
      isFull = true
    },
    /** Calls `write` to store changed counts (`full`: all); it returns whether it did. Returns what was stored; null if nothing was. */
    async flush(write: (counts: OwnCounts, full: boolean) => Promise<boolean>): Promise<Changed | null> {
      const full = isFull
      const changed = {
        rooms: [...(full ? new Set([...watchers.rooms, ...rooms]) : rooms)],
        players: [...(full ? new Set([...watchers.players(), ...players]) : players)],
      }
      rooms.clear()
      players.clear()
      isFull = true // stays true until the write has succeeded
      const counts = {
        rooms: new Map(changed.rooms.map((room) => [room, watchers.watchersOf(room)])),
        players: new Map(changed.players.map((id) => [id, watchers.markOf(id)])),
      }
      if (!(await write(counts, full))) return null
      isFull = false
      return changed
    },
  }
}
