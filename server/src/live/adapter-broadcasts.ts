import type { Namespace } from 'socket.io'
import { roomName, rooms } from '@trinchera/contract/socket'
import { joinBroadcasts, type JoiningOptions } from './joined-broadcasts'
import type { SiteSocket } from './site-server'
import type { Packet } from './sliced-delivery'

type Visit = (socket: SiteSocket) => void
interface Options {
  rooms: ReadonlySet<string>
  except?: ReadonlySet<string>
}

/** Rooms that a client asks for may have very many sockets. Events of private rooms go at once: what follows may close the connection. */
const isOpenRoom = (room: string) => room === rooms.publico || roomName.safeParse(room).success

/**
 * Has an adapter of socket.io join the broadcasts to open rooms and send them in slices; returns what ends it. A broadcast encodes its packet, then
 * applies a callback to each socket of its rooms: where an adapter has not both, it is left as it is.
 */
export function joinAdapterBroadcasts(adapter: Namespace['adapter'], joining?: JoiningOptions): () => void {
  const sockets: ReadonlyMap<string, SiteSocket> = adapter.nsp.sockets
  const joined = joinBroadcasts({ rooms: adapter.rooms, socketOf: (id) => sockets.get(id) }, joining)
  const encode: unknown = Reflect.get(adapter, '_encode')
  const apply: unknown = Reflect.get(adapter, 'apply')
  if (typeof encode !== 'function' || typeof apply !== 'function') return joined.close
  let last: { packet: Packet; encoded: readonly unknown[] } | null = null
  Reflect.set(adapter, '_encode', (packet: Packet & { id?: number }, options: unknown) => {
    const encoded: unknown = Reflect.apply(encode, adapter, [packet, options])
    last = packet.id === undefined && Array.isArray(encoded) && encoded.length === 1 ? { packet, encoded } : null
    return encoded
  })
  Reflect.set(adapter, 'apply', (options: Options, visit: Visit) => {
    const broadcast = last
    last = null
    if (broadcast && [...options.rooms].some(isOpenRoom))
      return joined.add({ ...broadcast, rooms: options.rooms, except: options.except ?? new Set(), send: visit })
    const inOrder: Visit = (socket) => {
      joined.reach(socket)
      visit(socket)
    }
    Reflect.apply(apply, adapter, [options, broadcast ? inOrder : visit])
  })
  return joined.close
}
