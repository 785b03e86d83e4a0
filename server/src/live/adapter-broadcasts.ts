import { rooms } from '@trinchera/contract/socket'
import { joinBroadcasts, type Packet } from './joined-broadcasts'
import type { SiteSocket } from './site-server'

type Visit = (socket: SiteSocket) => void

/** Events of these rooms are about what everybody may see. Those of private rooms go at once: what follows may close the connection. */
const isOpenRoom = (room: string) => room === rooms.publico || /^(etapa|clan):/.test(room)

/**
 * Has an adapter of socket.io join the broadcasts to open rooms; returns what ends it. A broadcast encodes its packet, then applies a callback to each
 * socket of its rooms: where an adapter has not both, it is left as it is.
 */
export function joinAdapterBroadcasts(adapter: object): () => void {
  const joined = joinBroadcasts()
  const encode: unknown = Reflect.get(adapter, '_encode')
  const apply: unknown = Reflect.get(adapter, 'apply')
  if (typeof encode !== 'function' || typeof apply !== 'function') return joined.close
  let last: { packet: Packet; encoded: readonly unknown[] } | null = null
  Reflect.set(adapter, '_encode', (packet: Packet & { id?: number }, options: unknown) => {
    const encoded: unknown = Reflect.apply(encode, adapter, [packet, options])
    last = packet.id === undefined && Array.isArray(encoded) && encoded.length === 1 ? { packet, encoded } : null
    return encoded
  })
  Reflect.set(adapter, 'apply', (options: { rooms: ReadonlySet<string> }, send: Visit) => {
    const broadcast = last
    last = null
    const toEach = (visit: Visit) => void Reflect.apply(apply, adapter, [options, visit])
    if (!broadcast || ![...options.rooms].some(isOpenRoom)) return toEach(send)
    joined.add({ ...broadcast, each: toEach, send })
  })
  return joined.close
}
