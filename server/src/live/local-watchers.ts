import { rooms } from '@trinchera/contract/socket'
import type { PlayerMark, Watchers } from '@trinchera/runtime/presence-counts'
import { isCounted, playerOf } from './presence-rooms'
import type { SiteServer, SiteSocket } from './site-server'

export interface LocalWatchers {
  /** Counted rooms that have sockets in this process. */
  rooms: ReadonlySet<string>
  /** Players who have sockets in this process. */
  players(): number[]
  markOf(player: number): PlayerMark
  /** Call this when a socket's page became visible or hidden. */
  sightChanged(socket: SiteSocket): void
  /** Who watches the room through this process; null if nobody does. */
  watchersOf(room: string): Watchers | null
  close(): void
}

interface Listeners {
  /** Called when the watchers of a counted room may have changed. */
  onRoomChange(room: string): void
  /**
   * Called when a player's first socket in this process has opened or the last one closed, or when one of their pages may have become
   * visible or hidden.
   */
  onPlayerChange(player: number): void
  onRoomEmpty(room: string): void
}

/** The watchers whose sockets are in this process, read from socket.io's own rooms. */
export function localWatchers(io: SiteServer, { onRoomChange, onPlayerChange, onRoomEmpty }: Listeners): LocalWatchers {
  const { adapter, sockets } = io.of('/')
  const watched = new Set<string>()

  const changeRoom = (room: string) => {
    if (isCounted(room)) onRoomChange(room)
  }
  const changeRoomsOf = (socket: string) => {
    for (const room of adapter.sids.get(socket) ?? []) changeRoom(room)
  }
  const changePlayer = (room: string) => {
    if (playerOf(room)) onPlayerChange(playerOf(room))
  }
  // A socket in its player's room counts as that player in every room it watches; without that room it counts as a visitor.
  const onMembership = (room: string, socket: string) => {
    changeRoom(room)
    if (playerOf(room)) changeRoomsOf(socket)
  }
  const onCreate = (room: string) => {
    if (isCounted(room)) watched.add(room)
    changePlayer(room)
  }
  const onDelete = (room: string) => {
    watched.delete(room)
    onRoomEmpty(room)
    changePlayer(room)
  }
  adapter
    .on('join-room', onMembership)
    .on('leave-room', onMembership)
    .on('create-room', onCreate)
    .on('delete-room', onDelete)
  io.on('connection', ({ id }) => changeRoomsOf(id))

  return {
    rooms: watched,
    players: () => [...adapter.rooms.keys()].map(playerOf).filter(Boolean),
    markOf(player) {
      const own = adapter.rooms.get(rooms.jugador(player))
      if (!own) return null
      return [...own].some((id) => sockets.get(id)?.data.inSight) ? 'in-sight' : 'online'
    },
    sightChanged({ data }) {
      if (data.session) onPlayerChange(data.session.id)
    },
    watchersOf(room) {
      const players = new Set<number>()
      let visitors = 0
      for (const id of adapter.rooms.get(room) ?? []) {
        const socket = sockets.get(id)
        if (socket?.data.session) players.add(socket.data.session.id)
        else if (socket) visitors++
      }
      return players.size || visitors ? { players: [...players], visitors } : null
    },
    close() {
      adapter
        .off('join-room', onMembership)
        .off('leave-room', onMembership)
        .off('create-room', onCreate)
        .off('delete-room', onDelete)
    },
  }
}
