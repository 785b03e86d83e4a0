import { rooms } from '@trinchera/contract/socket'
import { joinBroadcasts, type Packet } from './joined-broadcasts'
import type { SiteSocket } from './site-server'

type Visit = (socket: SiteSocket) => void

/** The part of socket.io's adapter that a broadcast passes: it encodes the packet, then applies a callback to each socket of the rooms. */
interface BroadcastParts {
  _encode(packet: Packet & { id?: number }, options: unknown): readonly unknown[]
  apply(options: { rooms: ReadonlySet<string> }, visit: Visit): void
}

/** Events of these rooms are about what everybody may see. Those of private rooms go at once: what follows may close the connection. */
const isOpenRoom = (room: string) => room === rooms.publico || /^(etapa|clan):/.test(room)

/** Has an adapter join the broadcasts to open rooms; returns what ends it. */
export function joinAdapterBroadcasts(adapter: BroadcastParts): () => void {
  const joined = joinBroadcasts()
  const encode = adapter._encode.bind(adapter)
  const apply = adapter.apply.bind(adapter)
  let last: { packet: Packet; encoded: readonly unknown[] } | null = null
  adapter._encode = (packet, options) => {
    const encoded = encode(packet, options)
    last = packet.id === undefined && encoded.length === 1 ? { packet, encoded } : null
    return encoded
  }
  adapter.apply = (options, send) => {
    const broadcast = last
    last = null
    if (!broadcast || ![...options.rooms].some(isOpenRoom)) return apply(options, send)
    joined.add({ ...broadcast, each: (visit) => apply(options, visit), send })
  }
  return joined.close
}
