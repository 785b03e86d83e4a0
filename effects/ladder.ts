import { rooms, type LadderChanged } from '@trinchera/contract/socket'
import type { Live } from './services'

/** Emits the changed rows of an etapa's ladder table to all clients. Call this after the commit that raised the table's version. */
export function emitLadderChanged(live: Live, change: LadderChanged): void {
  live.emit([rooms.etapa(change.etapa), rooms.publico], 'ladder:changed', change)
}
