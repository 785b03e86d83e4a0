import { rooms } from '@trinchera/contract/socket'
import type { PlayerMark, Watchers } from '@trinchera/runtime/presence-counts'
import { isCounted, playerOf } from './presence-rooms'
import type { SiteServer, SiteSocket } from './site-server'

export interface LocalWatchers {
  /** The live rooms with counted watchers (`isCounted`) that have sockets in this process. */
  rooms: ReadonlySet<string>
  /** Players who have sockets in this process. */
  players(): number[]
  markOf(player: number): PlayerMark
  /** To be called when the page of a socket has become visible or hidden. */
  sightChanged(socket: SiteSocket): void
  /** The people who watch a room with sockets of this process; null if there are none. */
  watchersOf(room: string): Watchers | null
  close(): void
}

interface Listeners {
  /** Called when the watchers of a counted room may have changed. */
  onRoomChange(room: string): void
  /** Called when a player may have come online or gone offline, or a page of the player may have become visible or hidden. */
  onPlayerChange(player: number): void
  onRoomEmpty(room: string): void
}

/** Finds out, by means of socket.io's own rooms, who watches live rooms with sockets of this process. */
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
  // In every room that a socket watches, the socket counts as its player if it is also in the player's private room, otherwise as a
  // visitor.
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
