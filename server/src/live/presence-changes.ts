import type { LocalWatchers } from './local-watchers'
import type { OwnCounts } from '@trinchera/runtime/presence-counts'

/** Rooms and players whose counts differ from those that this process stored last. */
export interface Changed {
  rooms: string[]
  players: number[]
}

/** Collects what has changed in this process since its last write. After a failed write, the next one stores everything. */
export function presenceChanges(watchers: LocalWatchers) {
  const rooms = new Set<string>()
  const players = new Set<number>()
  let isFull = true
  return {
    addRoom: (room: string) => void rooms.add(room),
    addPlayer: (player: number) => void players.add(player),
    /** Makes the next write store everything, because the key may have been lost. */
    addAll() {
      isFull = true
    },
    /** Passes the changes to `write`, which returns whether they were stored. Returns the stored changes, or null if nothing was stored. */
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
